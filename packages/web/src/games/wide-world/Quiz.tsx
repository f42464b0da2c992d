import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../../ui/Icon.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useWords } from '../../words/words.ts';
import type { Product, Props } from './model.ts';
import { MiniProduct } from './ProductCard.tsx';
import { type Choice, choicesIn, matching } from './quiz.ts';
import './quiz.css';
import { line, productWord } from './words.ts';

interface QuizProps extends Pick<Props, 'say'> {
  readonly chosen: readonly Product[];
  /** How many must be named. */
  readonly count: number;
  readonly onToggle: (product: Product) => void;
}

const Chosen = ({ chosen, count, onToggle, say }: QuizProps) => (
  <div class="quiz-chosen">
    {chosen.map((product) => (
      <button
        key={product}
        type="button"
        class="quiz-chip"
        aria-label={say(line('board.quiz.put-back', { product: productWord(product) }))}
        onClick={() => onToggle(product)}
      >
        <MiniProduct product={product} />
        {say({ key: `product.${product}`, params: {} })}
        <Icon name="cross" />
      </button>
    ))}
    {chosen.length < count && <span class="quiet">{say(line('board.quiz.more', { count: count - chosen.length }))}</span>}
  </div>
);

/**
 * Customs as a friendly quiz: one list of all products with their countries, that can be searched, and nothing to be spelt. A
 * combobox whose list is always open: arrows go through it, Enter chooses; and each of them can be tapped.
 */
export const Quiz = (props: QuizProps) => {
  const { chosen, onToggle, say } = props;
  const { language } = useWords();
  const id = useId();
  const [typed, type] = useState('');
  const [place, goTo] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const choices = useMemo(() => choicesIn(language, (key) => say({ key, params: {} })), [language, say]);
  const found = matching(choices, typed);
  const active = found[place];
  const idOf = ({ product }: Choice): string => `${id}-${product}`;

  useEffect(() => {
    list.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest' });
  }, [place, typed]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: { readonly [key: string]: number } = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      goTo(Math.max(0, Math.min(place + step, found.length - 1)));
    } else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      onToggle(active.product);
    }
  };

  return (
    <Sheet title={say(line('board.quiz'))} onlyYou={null}>
      <div class="quiz">
        <Chosen {...props} />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={active === undefined ? undefined : idOf(active)}
          aria-label={say(line('board.quiz.search'))}
          placeholder={say(line('board.quiz.search'))}
          autocomplete="off"
          value={typed}
          onInput={(event) => {
            type(event.currentTarget.value);
            goTo(0);
          }}
          onKeyDown={onKeyDown}
        />
        <div
          class="quiz-list"
          role="listbox"
          id={`${id}-list`}
          aria-label={say(line('board.quiz'))}
          aria-multiselectable="true"
          ref={list}
        >
          {found.map((choice, each) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
            <div
              key={choice.product}
              id={idOf(choice)}
              role="option"
              tabIndex={-1}
              aria-selected={chosen.includes(choice.product)}
              class={each === place ? 'active' : undefined}
              data-product={choice.product}
              onClick={() => {
                goTo(each);
                onToggle(choice.product);
              }}
            >
              <MiniProduct product={choice.product} />
              <span>
                <strong>{choice.name}</strong> <span class="quiz-country">{choice.country}</span>
              </span>
            </div>
          ))}
        </div>
        <p class="quiet" role="status">
          {found.length === 0 ? say(line('board.quiz.none')) : ''}
        </p>
      </div>
    </Sheet>
  );
};
