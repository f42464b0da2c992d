import { Sheet } from '../../ui/Sheet.tsx';
import { Stamp } from '../../ui/Stamp.tsx';
import type { EventView, Product, Props } from './model.ts';
import { ProductRow } from './ProductCard.tsx';
import { line, productWords } from './words.ts';

/** The products that a private sight shows, top of the pile first. */
export const productsIn = (events: readonly EventView[]): readonly Product[] =>
  events.toReversed().flatMap((event) => (event.type === 'reached' || event.type === 'gift' ? (event.products ?? []) : []));

interface MemoriseProps extends Pick<Props, 'say'> {
  readonly products: readonly Product[];
  /** They can be looked at again. */
  readonly helped: boolean;
}

/** Products that have just come, for the eyes of their owner alone, until they are laid face down. */
export const Memorise = ({ products, helped, say }: MemoriseProps) => (
  <Sheet title={say(line('board.memorise'))} onlyYou={say(line('board.only-you'))}>
    <ProductRow products={products} say={say} />
    <p class="quiet">{say(line(helped ? 'board.memorise.helped' : 'board.memorise.printed'))}</p>
  </Sheet>
);

/** The top two of the own pile, where the table helps. */
export const TopTwo = ({ products, say }: Omit<MemoriseProps, 'helped'>) => (
  <Sheet title={say(line('board.top-two'))} onlyYou={say(line('board.only-you'))}>
    <ProductRow products={products} say={say} />
  </Sheet>
);

type Declared = Extract<EventView, { readonly type: 'declared' }>;

/** How an answer at customs went, said kindly. */
export const Answer = ({ answer, say, nameOf }: { readonly answer: Declared } & Pick<Props, 'say' | 'nameOf'>) => {
  const { seat, right, lost } = answer;
  const told = right ? line('board.quiz.right') : line('board.quiz.wrong', { products: productWords(lost ?? []) });
  return (
    <p class="answer">
      <Stamp tone={right ? 'good' : 'bad'}>{nameOf(seat)}</Stamp> <span>{say(told)}</span>
    </p>
  );
};
