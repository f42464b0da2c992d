import type { Seat } from '../../core/basics.ts';
import { type Random, shuffled } from '../../core/random.ts';
import { type Card, type CardOf, DECKS, type Kind } from './components.ts';
import { cardAt } from './evolve.ts';
import type { Count, Row, State, View } from './state.ts';

/**
 * A whole state that fits all that the view's seat knows: the cards that it has not seen lie at random in the places that
 * it cannot see, a kind at a time, each way equally likely. Nothing else is known: who looked where, and what was turned
 * up, says which places others know, and no face.
 */
export const imagine = (view: View, random: Random): State => {
  const { seat, known, recall } = view;
  if (seat === null || known === undefined || recall === undefined)
    throw new Error('only a seat with recall can imagine the rest');
  const henchman = fill(view, 'henchman', random);
  const loot = fill(view, 'loot', random);
  const location = fill(view, 'location', random);
  const rows = view.rows.map(
    (_, each): Row => ({
      henchman: henchman.rows[each] ?? [],
      loot: loot.rows[each] ?? [],
      location: location.rows[each] ?? [],
    }),
  );
  const center: CardOf = { henchman: henchman.center, loot: loot.center, location: location.center };
  return {
    options: view.options,
    rows,
    center,
    decks: { henchman: henchman.deck, loot: loot.deck, location: location.deck },
    solved: view.solved,
    looked: view.looked,
    known: view.rows.map((__, each) => (each === seat ? known.map(({ card }) => card) : knownBy(view, each, rows, center))),
    out: view.out,
    lastArrest: view.lastArrest,
    idleTurns: view.idleTurns,
    turn: view.turn,
  };
};

/** The cards at the places that a seat was seen to know. */
const knownBy = ({ recall }: View, seat: Seat, rows: readonly Row[], center: CardOf): readonly Card[] =>
  (recall?.sights ?? [])
    .filter(({ by }) => by.includes(seat))
    .map(({ kind, at }) => (at === 'center' ? center[kind] : cardAt(rows, at, kind)))
    .filter((card) => card !== null)
    .sort();

interface Filled<C> {
  readonly rows: readonly (readonly (C | null)[])[];
  readonly center: C;
  readonly deck: readonly C[];
}

/** One kind's cards: those that the view shows where they are, the others at random. */
const fill = <K extends Kind>(view: View, kind: K, random: Random): Filled<CardOf[K]> => {
  const columns: readonly (readonly (CardOf[K] | Count | null)[])[] = view.rows.map((row) => row[kind]);
  const middle: CardOf[K] | Count = view.center[kind];
  const gone = view.solved.map((set): Card | null => set[kind]);
  const shown: readonly unknown[] = [...columns.flat(), middle, ...gone];
  const deck: readonly CardOf[K][] = DECKS[kind];
  const pool = shuffled(
    deck.filter((card) => !shown.includes(card)),
    random,
  );
  const take = (): CardOf[K] => {
    const card = pool.pop();
    if (card === undefined) throw new Error(`there are more places than cards of ${kind}`);
    return card;
  };
  const face = (card: CardOf[K] | Count): CardOf[K] => (typeof card === 'string' ? card : take());
  return {
    rows: columns.map((column) => column.map((card) => (card === null ? null : face(card)))),
    center: face(middle),
    deck: pool,
  };
};
