import { type Random, shuffled } from '../../core/random.ts';
import { type Card, copiesOf, countOf, HAND_CARDS, type HandCard, numberOf, OUTLAWS } from './components.ts';
import { imaginePast } from './memoirs.ts';
import { sorted, topOf } from './rules.ts';
import type { Count, State, Step, View } from './state.ts';

/**
 * A whole state that fits all that the view's seat knows. Cards that nobody has shown it are dealt at random over all
 * places that it cannot see, each way equally likely, with what it does know respected:
 * - its own hand, the table, what it saw under the road, the history of the FBI files and what others took from them;
 * - BC-2.7: a card that was left under a location where the car stood is no outlaw.
 */
export const imagine = (view: View, random: Random): State => {
  const { seat, recall } = view;
  if (seat === null || recall === undefined) throw new Error('only a seat with recall can imagine the rest');
  const files = 'count' in view.fbiFiles ? undefined : view.fbiFiles;
  const known: Card[] = [...view.hideouts.filter((card) => typeof card === 'string'), ...shownCards(view)];
  const past = imaginePast(
    recall.memoirs,
    {
      seats: view.hands.length,
      seat,
      top: topOf(view).top,
      hintonInUse: hintonInUse(view) ? view.turn.seat : null,
      files,
      unseen: (elsewhere) => unseen([...known, ...elsewhere]),
      handSizes: view.hands.map((hand) => ('count' in hand ? hand.count : hand.length)),
    },
    random,
  );
  if (past === undefined) throw new Error('no past fits what this seat remembers');
  const pool = shuffled(unseen([...known, ...past.pile, ...past.held.flat()]) ?? [], random);
  const hideouts = imagineHideouts(view, pool, random);
  return {
    options: view.options,
    scores: view.scores,
    dealer: view.dealer,
    car: view.car,
    idleTurns: view.idleTurns,
    hands: view.hands.map((hand, other) => {
      const sure = past.held[other] ?? [];
      return 'count' in hand ? sorted([...sure, ...pool.splice(0, hand.count - sure.length)]) : hand;
    }),
    caseFile: pool.splice(0, view.caseFile.count),
    fbiFiles: past.pile,
    hideouts,
    table: view.table,
    captured: view.captured,
    seen: view.seen,
    turn: turnFrom(view),
    memoirs: past.memoirs,
  };
};

/** Cards that lie open, or that the seat holds; a Ted Hinton in use among them. */
const shownCards = (view: View): readonly Card[] => {
  const cards: Card[] = view.captured.map((capture) => capture.card);
  for (const play of view.table) cards.push(...new Array<Card>(play.count).fill(play.location));
  for (const hand of view.hands) if (!('count' in hand)) cards.push(...hand);
  if (hintonInUse(view)) cards.push('hinton');
  return cards;
};

const hintonInUse = ({ turn }: View): boolean => turn.step === 'search' || (turn.step === 'choose' && turn.by === 'hinton');

/** The hand cards of the box that are not among these; `undefined` where these are more than there are. */
const unseen = (known: readonly Card[]): HandCard[] | undefined => {
  const rest: HandCard[] = [];
  for (const card of HAND_CARDS) {
    const left = copiesOf(card) - countOf(known, card);
    if (left < 0) return undefined;
    for (let copy = 0; copy < left; copy++) rest.push(card);
  }
  return rest;
};

const isCount = (card: Card | Count | null | undefined): card is Count => typeof card === 'object' && card !== null;

/** Puts the outlaws that are still hidden where they may lie, and cards of the pool elsewhere. */
const imagineHideouts = (view: View, pool: HandCard[], random: Random): readonly (Card | null)[] => {
  const unresolved = view.turn.step === 'choose' && view.turn.by !== 'hinton';
  const resolved = unresolved ? view.table.slice(0, -1) : view.table;
  const cleared = new Set(resolved.filter((play) => play.sideways).map((play) => numberOf(play.location)));
  const dark = view.hideouts.flatMap((card, index) => (isCount(card) ? [index] : []));
  const places = [
    ...shuffled(
      dark.filter((index) => !cleared.has(index + 1)),
      random,
    ),
    // reached only in positions made by hand
    ...shuffled(
      dark.filter((index) => cleared.has(index + 1)),
      random,
    ),
  ];
  const shown: readonly (Card | Count | null)[] = [...view.hideouts, ...view.captured.map((capture) => capture.card)];
  const hidden = OUTLAWS.filter((outlaw) => !shown.includes(outlaw));
  const outlaws = new Map(shuffled(hidden, random).map((outlaw, index) => [places[index], outlaw] as const));
  return view.hideouts.map((card, index) => (isCount(card) ? (outlaws.get(index) ?? pool.shift() ?? spare()) : card));
};

const spare = (): never => {
  throw new Error('there are more places than cards');
};

const turnFrom = ({ turn }: View): Step => {
  const { seat, step, drew, played, hintonPlayed } = turn;
  const common = { seat, drew, played, hintonPlayed };
  if (step !== 'choose') return { ...common, step };
  if (turn.location === undefined || turn.by === undefined) throw new Error('a choice is about a location');
  return { ...common, step, location: turn.location, by: turn.by };
};
