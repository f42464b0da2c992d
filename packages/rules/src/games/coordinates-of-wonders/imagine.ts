import { type Names, type Seat, seatsOf } from '../../core/basics.ts';
import { pickOne, type Random, shuffled } from '../../core/random.ts';
import { ANSWERS } from './actions.ts';
import { CARDS_A_ROUND, PAUSE } from './components.ts';
import { type Deck, MOST_LATITUDE, MOST_LONGITUDE, type OwnPlace } from './deck.ts';
import { chosen } from './options.ts';
import { laid } from './rules.ts';
import type { Known, ShownStep, State, View } from './state.ts';

/**
 * A whole state that fits all that the view's seat knows: places nobody has met lie at random in the stack and the box, each
 * way equally likely; others' secret answers and guesses are anything. What a deck of one's own holds is made up, with the
 * numbers that were seen.
 */
export const imagine = (view: View, random: Random): State => {
  const { seat, recall, shown } = view;
  if (seat === null || recall === undefined || shown === undefined)
    throw new Error('only a seat with recall can imagine the rest');
  const deck = view.options.deck === null ? null : inventDeck(view, view.options.deck.count, random);
  const { top } = view.stack;
  const met = new Set([...mentioned(view), ...recall.gone]);
  const all = deck?.map(({ id }) => id) ?? chosen(recall.choice);
  const unmet = shuffled(
    all.filter((id) => !met.has(id)),
    random,
  );
  const stack = layOut(view, top === null ? unmet : [top, ...unmet]);
  const pauses = stack.filter((card) => card === PAUSE).length;
  const used = stack.length - pauses - (top === null ? 0 : 1);
  return {
    options: { ...view.options, deck },
    tokens: view.tokens,
    start: view.start,
    northSouth: view.northSouth,
    westEast: view.westEast,
    stack,
    box: unmet.slice(used, used + view.box.count),
    guesses: view.turn.step === 'guess' ? imagineGuesses(view, random) : view.guesses,
    shown,
    lastCheck: view.lastCheck,
    lastCount: view.lastCount,
    known: recall satisfies Known,
    turn: imagineAnswers(view, random),
  };
};

/** All places that lie on the table or were turned over lately. */
const mentioned = ({ northSouth, westEast, stack: { top }, lastCheck, lastCount }: View): readonly string[] => [
  ...northSouth,
  ...westEast,
  ...(top === null ? [] : [top]),
  ...(lastCheck === null ? [] : [lastCheck.placed, lastCheck.neighbour]),
  ...(lastCount ?? []).map(({ place }) => place),
];

/** Where the pause cards lie, from the bottom: on each fifteen cards, as everybody knows (CW-1.3). */
const dealtPauses = ({ stack: { count, top }, box, options: { rounds }, turn }: View): readonly number[] => {
  const reserved = turn.step === 'guess' && count > 0 ? 1 : 0; // a start card is still to come, and its pause card is gone
  const most = Math.min(rounds - 1 - reserved, box.count - reserved);
  const last = mustBePlace(top, turn) ? count - 2 : count - 1;
  return seatsOf(Math.max(0, most))
    .map((pause) => pause * (CARDS_A_ROUND + 1) + CARDS_A_ROUND)
    .filter((fromBottom) => fromBottom <= last);
};

/** The stack with its pause cards. In a position with too few places for a real game there are more of them, as close as can be. */
const layOut = (view: View, places: readonly string[]): readonly string[] => {
  const { count } = view.stack;
  const dealt = dealtPauses(view);
  const missing = count + view.box.count - places.length;
  const pauses = missing > dealt.length ? seatsOf(missing).map((pause) => 2 * pause + 1) : dealt;
  let next = 0;
  return seatsOf(count).map((index) => (pauses.includes(count - 1 - index) ? PAUSE : (places[next++] ?? '')));
};

/** A pause card does not lie first where a card has come up, nor under another. */
const mustBePlace = (top: string | null, turn: ShownStep): boolean => top !== null || turn.step === 'guess';

const hasAnswered = ({ toAct, turn }: View, seat: Seat): boolean => seat !== turn.seat && !toAct.includes(seat);

const imagineAnswers = (view: View, random: Random): ShownStep => {
  const { turn } = view;
  if (turn.step !== 'doubt' || turn.sealed === undefined) return turn;
  const sealed = turn.sealed.map((answer, seat) => answer ?? (hasAnswered(view, seat) ? pickOne(ANSWERS, random) : null));
  return { ...turn, sealed };
};

const imagineGuesses = (view: View, random: Random): State['guesses'] =>
  view.guesses.map((guess, seat) => guess ?? (view.toAct.includes(seat) ? null : random.below(laid(view) + 1)));

/** A deck of so many places: those named in the view, and others made up. */
const inventDeck = ({ names = {}, backs }: View, count: number, random: Random): Deck => {
  const somewhere = (most: number): number => random.below(2 * most + 1) - most;
  const place = (id: string, called: Names): OwnPlace => ({
    id,
    names: called,
    kind: 'city',
    latitudeMinutes: somewhere(MOST_LATITUDE),
    longitudeMinutes: somewhere(MOST_LONGITUDE),
    ...backs[id],
  });
  const known = Object.entries(names).map(([id, called]) => place(id, called));
  const free = seatsOf(count)
    .map((index) => `own-${index + 1}`)
    .filter((id) => !Object.hasOwn(names, id));
  const invented = free.slice(0, Math.max(0, count - known.length)).map((id) => place(id, { en: id, es: id, ru: id }));
  return [...known, ...invented];
};
