import type { Sentence } from '@tabletrotter/rules';
import { Button } from '../../ui/Button.tsx';
import { type Action, cardOf, type Product, type Props } from './model.ts';
import { line, productWords } from './words.ts';

interface ActionsProps extends Pick<Props, 'view' | 'acting' | 'attempt' | 'say'> {
  /** The seat chosen to trade with or to inspect. */
  readonly chosen: number | null;
  readonly products: readonly Product[];
  /** How many products must be named. */
  readonly wanted: number;
}

/** The primary button where there is something to be done at once; else it says what is to be chosen. */
const deedOf = ({
  view,
  chosen,
  products,
  wanted,
}: ActionsProps): { readonly label: Sentence; readonly action: Action | null } => {
  const { step } = view.turn;
  switch (step) {
    case 'roll':
      return { label: line('board.roll'), action: { type: 'roll' } };
    case 'trade-places':
    case 'inspect': {
      if (chosen === null)
        return { label: line(step === 'inspect' ? 'board.choose-player' : 'board.choose-plane'), action: null };
      return { label: line(`board.${step}`, { player: { seat: chosen } }), action: { type: step, seat: chosen } };
    }
    case 'declare':
      return products.length < wanted
        ? { label: line('board.quiz.more', { count: wanted - products.length }), action: null }
        : {
            label: line('board.quiz.declare', { products: productWords(products) }),
            action: { type: 'declare', products: products.map((product) => ({ country: cardOf(product).country, product })) },
          };
    default:
      return { label: line('board.choose-direction'), action: null };
  }
};

/** What can be done now. Directions are chosen on the pad or on the map. */
export const Actions = (props: ActionsProps) => {
  const { label, action } = deedOf(props);
  return (
    <Button
      kind="primary"
      refused={props.acting && action !== null}
      disabled={action === null}
      onClick={() => action !== null && props.attempt(action)}
    >
      {props.say(label)}
    </Button>
  );
};
