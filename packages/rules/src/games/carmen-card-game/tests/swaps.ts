import type { Seat } from '../../../core/basics.ts';
import { pickOne, type Random, shuffled } from '../../../core/random.ts';
import type { Swap } from '../../../testing/leaks.ts';
import { type Card, KINDS, type Kind, kindOf } from '../components.ts';
import type { State } from '../state.ts';

/** The same state with two cards in each other's places, for all that know them too. */
const exchanged = (state: State, one: Card, other: Card): State => {
  const copy: State = JSON.parse(JSON.stringify(state), (_, value: unknown) =>
    value === one ? other : value === other ? one : value,
  );
  return { ...copy, known: copy.known.map((cards) => cards.slice().sort()) };
};

/** Two cards of one kind that fit. */
const pair = (cards: readonly Card[], random: Random): readonly [Card, Card] | undefined => {
  const kinds = KINDS.filter((kind) => cards.filter((card) => kindOf(card) === kind).length > 1);
  if (kinds.length === 0) return undefined;
  const kind = pickOne(kinds, random);
  const [one, other] = shuffled(
    cards.filter((card) => kindOf(card) === kind),
    random,
  );
  return one === undefined || other === undefined ? undefined : [one, other];
};

const swapAmong =
  (cardsOf: (state: State, seat: Seat) => readonly Card[]): Swap<State>['swap'] =>
  (state, seat, random) => {
    const two = pair(cardsOf(state, seat), random);
    return two === undefined ? undefined : exchanged(state, two[0], two[1]);
  };

const inRows = ({ rows }: State, kind: Kind): readonly Card[] =>
  rows.flatMap((row): readonly (Card | null)[] => row[kind]).filter((card) => card !== null);

/** Cards that lie open now, by the ledger: the centre's pair at `accuse`, and what ended the game. */
const open = ({ turn, center }: State): readonly Card[] => {
  if (turn.step === 'accuse') return [center.loot, center.location];
  if (turn.step !== 'over') return [];
  return turn.reason === 'CC-6.1' ? [center.loot, center.location, 'carmen-sandiego'] : ['carmen-sandiego'];
};

const onTable = (state: State): readonly Card[] =>
  KINDS.flatMap((kind) => [...inRows(state, kind), state.center[kind]]).filter((card) => !open(state).includes(card));

const inDecks = ({ decks }: State): readonly Card[] => KINDS.flatMap((kind): readonly Card[] => decks[kind]);

const isKnown = ({ known }: State, seat: Seat, card: Card): boolean => known[seat]?.includes(card) === true;

/** What is hidden in the card game, as CC-7 has it. */
export const swaps: readonly Swap<State>[] = [
  {
    name: 'cards in front of gumshoes and in the centre, never seen (CC-1.4, CC-1.5)',
    swap: swapAmong((state, seat) => onTable(state).filter((card) => !isKnown(state, seat, card))),
  },
  {
    name: 'a card on the table and one in a deck (CC-1.7)',
    swap: (state, seat, random) => {
      const hidden = onTable(state).filter((card) => !isKnown(state, seat, card));
      const two = pair([...hidden, ...inDecks(state)], random);
      return two === undefined ? undefined : exchanged(state, two[0], two[1]);
    },
  },
  {
    name: 'what the seat has looked at before (CC-2.5, CC-8.1)',
    recalled: true,
    swap: swapAmong((state, seat) => onTable(state).filter((card) => isKnown(state, seat, card))),
  },
  {
    name: 'what others have looked at (CC-2.5)',
    swap: swapAmong((state, seat) =>
      onTable(state).filter(
        (card) => !isKnown(state, seat, card) && state.known.some((cards, other) => other !== seat && cards.includes(card)),
      ),
    ),
  },
];
