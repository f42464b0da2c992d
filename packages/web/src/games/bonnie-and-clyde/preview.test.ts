import { quickRandom } from '@tabletrotter/rules';
import { bonnieAndClyde } from '@tabletrotter/rules/games/bonnie-and-clyde';
import { expect, test } from 'vitest';
import { type Action, handOf, numberOf, type View } from './model.ts';
import { type Preview, previewOf, previewOneByOne } from './preview.ts';

const { setup, advance, evolve, decide, viewFor, candidates, refusal, toAct, options, scoreLines } = bonnieAndClyde;

type State = ReturnType<typeof setup>;
type Random = Parameters<typeof advance>[1];

const asked = (state: State): number => toAct(state)[0] ?? 0;
const viewOf = (state: State): View => viewFor(state, asked(state), { recall: false });
const eventsOf = (state: State, action: Action) => decide(state, asked(state), action);
const after = (state: State, action: Action): State => eventsOf(state, action).reduce(evolve, state);
const legalIn = (state: State): readonly Action[] => {
  const view = viewOf(state);
  return candidates(view).filter((action) => refusal(view, action) === undefined);
};

/** The points of a seat in this round so far. */
const pointsOf = (state: State, seat: number): number =>
  scoreLines(state).reduce((sum, line) => (line.seat === seat ? sum + line.points : sum), 0);
const caughtBy = (state: State, seat: number): number => state.captured.filter((capture) => capture.seat === seat).length;

const somewhere = (state: State, random: Random): number => {
  const held = handOf(viewOf(state)).filter((card) => card !== 'hinton');
  const card = held[random.below(held.length + 1)];
  return random.below(2) === 0 && card !== undefined ? numberOf(card) : ([1, 10][random.below(4)] ?? 1 + random.below(10));
};

/** Every state of random rounds in which somebody is to play, with 2 to 4 seats; the car often at an end or where cards are held. */
const positions = function* (seeds: number): Generator<State> {
  for (let seed = 1; seed <= seeds; seed++) {
    const random: Random = quickRandom(seed);
    let state = setup(options.defaults, 2 + (seed % 3));
    for (let step = 0; step < 400; step++) {
      for (let events = advance(state, random); events.length > 0; events = advance(state, random))
        state = events.reduce(evolve, state);
      if (toAct(state).length === 0) break;
      if (state.turn.step === 'play') yield { ...state, car: somewhere(state, random) };
      const legal = legalIn(state);
      // plays rather than discards, so that much is laid out
      const plays = legal.filter(({ type }) => type !== 'discard');
      const from = plays.length > 0 && random.below(4) > 0 ? plays : legal;
      const action = from[random.below(from.length)];
      if (action === undefined) break;
      state = after(state, action);
    }
  }
};

/** The states once nothing is left to choose or drive: by every way that the rules allow. */
const settled = (state: State): readonly State[] =>
  state.turn.step === 'choose' || state.turn.step === 'drive'
    ? legalIn(state).flatMap((action) => settled(after(state, action)))
    : [state];

const sameCars = (states: readonly State[]): readonly number[] =>
  [...new Set(states.map(({ car }) => car))].sort((one, other) => one - other);

/** What the rules make of an outlaw found there: put one there, and see what is allowed. */
const dutyIn = (state: State, action: Action): string | null => {
  if (!('location' in action)) return null;
  const hideouts = state.hideouts.map((card, index) =>
    index + 1 === numberOf(action.location) && card !== null ? ('bonnie' as const) : card,
  );
  const looked = after({ ...state, hideouts }, action);
  if (looked.turn.step !== 'choose') return null;
  const legal = legalIn(looked);
  expect(legal).toHaveLength(1);
  return legal[0]?.type ?? null;
};

const checkPlay = (state: State, action: Action, preview: Preview): void => {
  const seat = asked(state);
  const then = after(state, action);
  const gained = pointsOf(then, seat) - pointsOf(state, seat);
  expect(preview.points).toEqual({ least: gained, most: gained });
  if (action.type === 'meld' || action.type === 'layoff') expect(gained).toBe((preview.each ?? 0) * action.count);
  expect(preview.look?.outlaw ?? null).toBe(dutyIn(state, action));
  expect(preview.look?.location).toBe(then.turn.step === 'choose' ? then.turn.location : undefined);
  expect(preview.car).toEqual(sameCars(settled(then)));
  expect(preview.ends).toBeNull();
};

const checkDiscard = (state: State, action: Action, preview: Preview): void => {
  const seat = asked(state);
  const ended = eventsOf(state, action).find((event) => event.type === 'hand-ended');
  expect(preview.ends).toBe(ended === undefined ? 'turn' : ended.out ? 'out' : 'round');
  const lines = ended?.lines ?? scoreLines(state);
  const points = lines.reduce((sum, line) => (line.seat === seat ? sum + line.points : sum), 0);
  expect(preview.points.most).toBe(points - pointsOf(state, seat));
  expect(preview.points.least).toBe(preview.points.most);
  expect(preview.look).toBeNull();
  expect(preview.car).toEqual([after(state, action).car]);
  const others = lines.filter((line) => line.seat !== seat).reduce((sum, line) => sum + line.points, 0);
  if (preview.shutsOut) expect(others).toBe(0);
  else expect(lines.some(({ rule }) => rule === 'BC-4.5')).toBe(false);
};

test('what a preview says of a play is what then happens', { timeout: 30_000 }, () => {
  const met = new Map<string, number>();
  const random: Random = quickRandom(99);
  // some of what is legal: a hundred plays a position would take too long
  for (const state of positions(40))
    for (const action of legalIn(state).filter(() => random.below(6) === 0)) {
      const preview = previewOf(viewOf(state), action);
      if (preview === null) continue;
      const kind = `${action.type} ${preview.look?.outlaw ?? '-'} ${preview.ends ?? preview.each}`;
      const end = state.car === 1 || state.car === 10 ? `${action.type} at ${state.car}` : '';
      for (const each of [kind, end]) met.set(each, (met.get(each) ?? 0) + 1);
      if (action.type === 'discard') checkDiscard(state, action, preview);
      else checkPlay(state, action, preview);
    }
  const kinds = ['meld take 4', 'meld leave 2', 'meld - 2', 'layoff take 4', 'layoff leave 2', 'layoff - 4'];
  const ends = ['meld at 1', 'meld at 10', 'layoff at 1', 'layoff at 10'];
  for (const kind of [...kinds, ...ends, 'hinton leave null', 'discard - turn', 'discard - round', 'discard - out'])
    expect(met.get(kind) ?? 0, kind).toBeGreaterThan(0);
});

/** All ends of laying off `count` cards one at a time, by every way; points without the outlaws caught on it. */
const oneByOne = (state: State, action: Extract<Action, { readonly type: 'meld' | 'layoff' }>): readonly State[] => {
  let states: readonly State[] = [state];
  for (let card = 0; card < action.count; card++)
    states = states.flatMap((each) => settled(after(each, { type: 'layoff', location: action.location, count: 1 })));
  return states;
};

test('what it says of layoffs one at a time covers every way, and no other', { timeout: 30_000 }, () => {
  let met = 0;
  for (const state of positions(40))
    for (const action of legalIn(state)) {
      if (action.type !== 'layoff' || action.count < 2) continue;
      met++;
      const seat = asked(state);
      const base = pointsOf(state, seat) - 10 * caughtBy(state, seat);
      const ends = oneByOne(state, action);
      const points = ends.map((end) => pointsOf(end, seat) - 10 * caughtBy(end, seat) - base);
      const preview = previewOneByOne(viewOf(state), action.location, action.count);
      expect(preview.points).toEqual({ least: Math.min(...points), most: Math.max(...points) });
      expect(preview.car).toEqual(sameCars(ends));
      expect(preview.look === null).toBe(state.hideouts[numberOf(action.location) - 1] === null);
    }
  expect(met).toBeGreaterThan(20);
});

test('both outlaws caught and the last card away: the others score nothing', () => {
  const position = bonnieAndClyde.parsePosition({
    game: 'bonnie-and-clyde',
    options: { memory: 'printed', target: 100 },
    scores: [0, 0],
    dealer: 1,
    car: 7,
    hands: [['joplin'], ['gibson']],
    caseFile: ['sherman'],
    fbiFiles: ['sowers'],
    hideouts: [null, null, null, null, null, null, null, null, null, null],
    table: [{ seat: 1, location: 'dexter', count: 3, kind: 'meld', sideways: false }],
    captured: ['bonnie', 'clyde'].map((card) => ({ seat: 0, card })),
    seen: [],
    turn: { seat: 0, step: 'play', drew: 'case-file', played: false, hintonPlayed: false, lastDrawn: false },
  });
  if (!position.ok) throw new Error(position.error.message);
  const preview = previewOf(viewOf(position.value), { type: 'discard', card: 'joplin' });
  expect(preview).toMatchObject({ points: { least: 7, most: 7 }, ends: 'out', shutsOut: true });
  if (preview !== null) checkDiscard(position.value, { type: 'discard', card: 'joplin' }, preview);
});
