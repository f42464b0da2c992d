import { describe, expect, test } from 'vitest';
import { at, type Viewer, withAt } from '../../core/basics.ts';
import type { Game } from '../../core/game.ts';
import { shuffled } from '../../core/random.ts';
import { checkOptions } from '../conformance.ts';
import { checkFair, checkSetupFair, countImagined, evenly } from '../fairness.ts';
import { checkAllPairs, checkBlindBots, checkSwaps, checkTwins, checkVariety, type Secrets } from '../leaks.ts';
import { checkCandidates, checkCensus, checkHosted, checkJson, checkLegal, checkTurns, randomFor } from '../play.ts';
import { checkImpossible, checkPositions } from '../positions.ts';
import { checkCorrupt, checkLuck, checkReplay } from '../record.ts';
import { checkBots, checkSentences, wordsOf } from '../sentences.ts';
import { soak } from '../soak.ts';
import type { Action } from '../tiny/actions.ts';
import { NUMBERS } from '../tiny/components.ts';
import { tinyRace } from '../tiny/index.ts';
import type { Config, Event, EventView, State, View } from '../tiny/state.ts';
import { swaps } from '../tiny/swaps.ts';
import { type Played, playOne, playTrials } from '../walk.ts';

type Tiny = Game<Config, State, Action, Event, View, EventView>;
type Games = readonly Played<State, Action, Event>[];

const secrets: Secrets<Action, Event> = {
  turnsUp: ({ type }) => type === 'thrown',
  alike: (one, other) => one.type === 'stride' && other.type === 'stride',
};

/** The tiny game with some members spoilt. */
const spoilt = (members: Partial<Tiny>): Tiny => ({ ...tinyRace, ...members });

const viewSpoilt = (
  spoil: (view: View, state: State, how: { readonly viewer: Viewer; readonly recall: boolean }) => View,
): Tiny =>
  spoilt({
    viewFor: (state, viewer, { recall }) => spoil(tinyRace.viewFor(state, viewer, { recall }), state, { viewer, recall }),
  });

const eventSpoilt = (spoil: (event: Event, viewer: Viewer) => EventView | undefined): Tiny =>
  spoilt({ eventFor: (event, viewer) => spoil(event, viewer) ?? tinyRace.eventFor(event, viewer) });

const play = (game: Tiny): Games =>
  playTrials(game, { configs: [{}, { length: 9, window: 10 }], seats: [2, 3], games: 4, mostActions: 400 });

const each =
  (check: (game: Tiny, played: Played<State, Action, Event>) => void) =>
  (game: Tiny): void => {
    for (const played of play(game)) check(game, played);
  };

const twins = each(checkTwins);
const pairs = (game: Tiny): void => {
  checkAllPairs(game, play(game), secrets, swaps);
};
const swapped = (game: Tiny): void => checkSwaps(game, play(game), swaps);
const variety = (game: Tiny): void => checkVariety(game, play(game));
const fair = (game: Tiny): void => checkSetupFair(game, { seats: 3, options: {} }, 0);
const blindBots = each(checkBlindBots);

let spied: State | undefined;

const LEAKS: readonly (readonly [string, Tiny, (game: Tiny) => void, RegExp])[] = [
  [
    'a view with a lucky number in it',
    viewSpoilt((view, state) => ({ ...view, lucky: state.lucky })),
    swapped,
    /view differs.*lucky/,
  ],
  ['a view with the secret strides', viewSpoilt((view, { strides }) => ({ ...view, strides })), swapped, /view differs.*strides/],
  [
    'only with recall',
    viewSpoilt((view, state, { recall }) => (recall ? { ...view, lucky: state.lucky } : view)),
    swapped,
    /view with recall/,
  ],
  [
    'only for a spectator',
    viewSpoilt((view, state, { viewer }) => (viewer === null ? { ...view, lucky: state.lucky } : view)),
    twins,
    /seen by null/,
  ],
  [
    'only at the end',
    viewSpoilt((view, state) => (view.outcome === null ? view : { ...view, lucky: state.lucky })),
    swapped,
    /view differs.*lucky/,
  ],
  [
    'what a printed view should have forgotten',
    viewSpoilt((view, state, { viewer }) =>
      viewer !== null && state.peeked[viewer] ? { ...view, lucky: withAt(view.lucky, viewer, at(state.lucky, viewer)) } : view,
    ),
    swapped,
    /looked at before.*view differs/,
  ],
  ['the size of a pile', viewSpoilt((view, { rest }) => ({ ...view, rest: { count: at(rest, 0) } })), twins, /rest\.count/],
  [
    'the order of keys',
    viewSpoilt(({ die, ...view }, { lucky, places }) =>
      places.length > 2 && at(lucky, 1) > 3 ? { die, ...view } : { ...view, die },
    ),
    twins,
    /order of keys/,
  ],
  [
    'the score sheet',
    spoilt({
      scoreLines: (state) => tinyRace.scoreLines(state).map((line) => ({ ...line, points: at(state.lucky, line.seat) })),
    }),
    twins,
    /scoreLines/,
  ],
  ['the question', spoilt({ question: (state, seat) => `stride:${at(state.lucky, seat)}` }), twins, /question/],
  [
    'the window',
    spoilt({ waiting: (state) => ({ seconds: at(state.lucky, 1), fallback: { type: 'stride', stride: 1 }, race: null }) }),
    twins,
    /waiting/,
  ],
  [
    'an event with a secret stride',
    eventSpoilt((event) => (event.type === 'chose' ? event : undefined)),
    pairs,
    /learns from .*chose.* what it may not/,
  ],
  [
    'an event with a lucky number',
    eventSpoilt((event) => (event.type === 'peeked' ? event : undefined)),
    pairs,
    /learns from .*peeked.* what it may not/,
  ],
  [
    'a sight shown to the neighbour too',
    eventSpoilt((event, viewer) => (event.type === 'peeked' && viewer === (event.seat + 1) % 2 ? event : undefined)),
    pairs,
    /learns from .*peeked.* what it may not/,
  ],
  [
    'an event that is not there for some truths',
    spoilt({
      eventFor: (event, viewer) =>
        event.type === 'chose' && event.stride === 3 && viewer !== event.seat ? undefined : tinyRace.eventFor(event, viewer),
    }),
    pairs,
    /learns from .*chose.*/,
  ],
  ['a sight that could be undone', spoilt({ reveals: ({ type }) => type === 'thrown' }), pairs, /reveals nothing/],
  [
    'undo offered by the truth',
    spoilt({ reveals: (event) => (event.type === 'chose' ? event.stride > 1 : tinyRace.reveals(event)) }),
    pairs,
    /beside the events.*undoable/,
  ],
  [
    'imagining that forgets the own number',
    spoilt({
      imagine: (view, random) =>
        tinyRace.imagine({ ...view, lucky: view.lucky.map(() => ({ count: 1 })), faceUp: view.faceUp }, random),
    }),
    twins,
    /differs|impossible/,
  ],
  [
    'imagining that moves a runner',
    spoilt({ imagine: (view, random) => ({ ...tinyRace.imagine(view, random), places: view.places.map(() => 0) }) }),
    twins,
    /differs|impossible/,
  ],
  [
    'imagining that forgets throws',
    spoilt({
      imagine: (view, random) => tinyRace.imagine({ ...view, recall: { thrown: view.recall?.thrown.slice(-1) ?? [] } }, random),
    }),
    twins,
    /recall.*thrown/,
  ],
  [
    'imagining that always gives the same',
    spoilt({ imagine: (view) => tinyRace.imagine(view, randomFor('always')) }),
    variety,
    /more than one way/,
  ],
  [
    'imagining with a bias',
    spoilt({ imagine: (view, random) => biased(tinyRace.imagine(view, random)) }),
    fair,
    /is true .* times/,
  ],
  [
    'a bot that has seen the truth',
    spoilt({
      viewFor: (state, viewer, how) => {
        spied = state;
        return tinyRace.viewFor(state, viewer, how);
      },
      bots: {
        ...tinyRace.bots,
        casual: (view, random, means) =>
          (at(spied?.lucky ?? [1, 1], 1) > 3 ? tinyRace.bots.greedy : tinyRace.bots.random)(view, random, means),
      },
    }),
    blindBots,
    /chooses differently/,
  ],
];

/** The higher of two hidden numbers is always seat 1's. */
const biased = (state: State): State => {
  const [one, two] = [at(state.lucky, 1), at(state.rest, 0)];
  return one > two || state.peeked[1]
    ? state
    : { ...state, lucky: withAt(state.lucky, 1, two), rest: withAt(state.rest, 0, one) };
};

describe('a leak makes its test fail', () => {
  test.each(LEAKS)('%s', (_, game, check, message) => expect(() => check(game)).toThrow(message));

  test('and the sound game passes all of them', () => {
    for (const check of [twins, swapped, pairs, variety, fair, blindBots]) check(tinyRace);
  }, 60_000);

  test('a soak says what it compared, and stops at a leak', () => {
    const options = { ...secrets, swaps, configs: [{ length: 9 }], seats: [2, 3], mostActions: 400 };
    const { games, swaps: swappedTimes, steps } = soak(tinyRace, options, 5);
    expect(games).toBe(5);
    expect(Math.min(swappedTimes, steps)).toBeGreaterThan(50);
    const leaky = eventSpoilt((event) => (event.type === 'peeked' ? event : undefined));
    expect(() => soak(leaky, options, 5)).toThrow(/learns from .*peeked.* what it may not/);
  }, 60_000);

  test('a bias is counted', () => {
    const [first] = play(tinyRace);
    const view = tinyRace.viewFor(at(first?.tables ?? [], 0).state, 0, { recall: true });
    const count = (game: Tiny) => countImagined(game, view, randomFor('bias'), 1_200, ({ lucky }) => `${lucky[1]}`);
    checkFair(count(tinyRace), evenly(NUMBERS.map(String)));
    expect(() =>
      checkFair(
        count(spoilt({ imagine: (seen, random) => biased(tinyRace.imagine(seen, random)) })),
        evenly(NUMBERS.map(String)),
      ),
    ).toThrow(/chi-square/);
  });
});

let calls = 0;
const stray = randomFor('stray');

const census = { box: NUMBERS.map(String), of: ({ lucky, rest }: State) => [...lucky, ...rest].map(String) };
const impossible = each((game, played) => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) checkImpossible(game, played, { junk: -1, number, census });
});
const turns = each(checkTurns);
const legal = each(checkLegal);
const json = each(checkJson);

const evolveSpoilt = (spoil: (event: Event) => Event): Tiny =>
  spoilt({ evolve: (state, event) => tinyRace.evolve(state, spoil(event)) });

const BROKEN: readonly (readonly [string, Tiny, (game: Tiny) => void, RegExp])[] = [
  [
    'evolve with the chance of the machine',
    evolveSpoilt((event) => (event.type === 'thrown' && Math.random() < 0.5 ? { ...event, struck: null } : event)),
    play,
    /Math\.random/,
  ],
  [
    'evolve with chance of its own',
    evolveSpoilt((event) => (event.type === 'dealt' ? { ...event, rest: shuffled(event.rest, stray) } : event)),
    each(checkReplay),
    /another table/,
  ],
  [
    'rules with a clock',
    spoilt({ decide: (state, seat, action) => (Date.now() > 0 ? tinyRace.decide(state, seat, action) : []) }),
    play,
    /the clock/,
  ],
  ['luck of its own', spoilt({ advance: (state) => tinyRace.advance(state, stray) }), each(checkHosted), /lead elsewhere/],
  [
    'a decision with luck of its own',
    spoilt({
      decide: (state, seat, action) =>
        calls++ % 2 === 0
          ? tinyRace.decide(state, seat, action)
          : [...tinyRace.decide(state, seat, action), { type: 'peeked', seat, number: 1 }],
    }),
    legal,
    /proposed twice differs/,
  ],
  [
    'luck that does not hang on the seed',
    spoilt({
      setup: (options, seats) => tinyRace.setup(options, seats),
      advance: (state) => tinyRace.advance(state, randomFor(`${state.turn.round}`)),
    }),
    (game) =>
      checkLuck(
        game,
        ['1', '2', '3', '4'].map((seed) =>
          playOne(game, { seats: 2, options: {} }, { seed, manner: 'greedy', mostActions: 400 }),
        ),
      ),
    /all seeds/,
  ],
  [
    'evolve that writes into the state',
    spoilt({ evolve: (state, event) => Object.assign(state, tinyRace.evolve(state, event)) }),
    play,
    /read only/,
  ],
  [
    'candidates that are not all',
    spoilt({ candidates: (view) => tinyRace.candidates(view).filter((action) => action.type !== 'stride' || action.stride < 3) }),
    (game) => checkCandidates(game, play(game)),
    /not among the candidates/,
  ],
  [
    'candidates twice',
    spoilt({ candidates: (view) => [...tinyRace.candidates(view), ...tinyRace.candidates(view)] }),
    legal,
    /there twice/,
  ],
  [
    'candidates that cannot be read',
    spoilt({
      parseAction: (raw) =>
        JSON.stringify(raw).includes('peek') ? { ok: false, error: { message: 'no' } } : tinyRace.parseAction(raw),
    }),
    (game) => checkCandidates(game, play(game)),
    /not read back/,
  ],
  [
    'a seat with nothing to do',
    spoilt({ candidates: (view) => (at(view.places, view.seat ?? 0) > 2 ? [] : tinyRace.candidates(view)) }),
    play,
    /no legal action/,
  ],
  [
    'a game without end',
    evolveSpoilt((event) => (event.type === 'thrown' ? { ...event, places: event.places.map(() => 0) } : event)),
    play,
    /nobody is to act|does not end/,
  ],
  [
    'a game that never ends',
    spoilt({
      outcome: () => undefined,
      advance: (state, random) =>
        tinyRace
          .advance(state, random)
          .filter(({ type }) => type !== 'game-ended')
          .map((event) => (event.type === 'thrown' ? { ...event, places: event.places.map(() => 0) } : event)),
    }),
    play,
    /does not end/,
  ],
  [
    'a game that goes round in circles',
    spoilt({ advance: () => [{ type: 'peeked', seat: 0, number: 1 }] }),
    play,
    /come to rest/,
  ],
  ['seats asked out of order', spoilt({ toAct: (state) => tinyRace.toAct(state).toReversed() }), turns, /not ascending/],
  [
    'a fallback that is refused',
    spoilt({
      waiting: (state) =>
        tinyRace.waiting(state) === undefined ? undefined : { seconds: 3, fallback: { type: 'stride', stride: 3 }, race: null },
    }),
    turns,
    /fallback/,
  ],
  [
    'an outcome without its rule',
    spoilt({
      outcome: (state) => {
        const outcome = tinyRace.outcome(state);
        return outcome === undefined ? undefined : { ...outcome, reason: 'won' };
      },
    }),
    turns,
    /paragraph/,
  ],
  [
    'a refusal without its rule',
    spoilt({
      refusal: (view, action) => {
        const refusal = tinyRace.refusal(view, action);
        return refusal === undefined ? undefined : { ...refusal, rule: '' };
      },
    }),
    legal,
    /cites no paragraph/,
  ],
  [
    'legality by recall',
    spoilt({
      refusal: (view, action) =>
        action.type === 'peek' && view.recall === undefined ? undefined : tinyRace.refusal(view, action),
    }),
    legal,
    /hangs on recall/,
  ],
  [
    'a key that is undefined',
    spoilt({
      decide: (state, seat, action) => tinyRace.decide(state, seat, action).map((event) => ({ ...event, note: undefined })),
    }),
    json,
    /note is undefined/,
  ],
  [
    'a date in an event',
    spoilt({
      decide: (state, seat, action) => tinyRace.decide(state, seat, action).map((event) => ({ ...event, when: new Date(0) })),
    }),
    json,
    /no plain object/,
  ],
  ['a set in a view', viewSpoilt((view) => ({ ...view, extra: new Set([1]) })), json, /no plain object/],
  [
    'a card that is lost',
    spoilt({
      advance: (state, random) =>
        tinyRace
          .advance(state, random)
          .map((event) => (event.type === 'dealt' ? { ...event, rest: event.rest.slice(1) } : event)),
    }),
    each((game, played) => checkCensus(game, played, census)),
    /components/,
  ],
  [
    'a position that forgets',
    spoilt({
      dumpPosition: (state) => ({ ...tinyRace.dumpPosition(state), recall: { thrown: state.die === null ? [] : [state.die] } }),
    }),
    each((game, played) => checkPositions(game, played)),
    /sees another table/,
  ],
  ['positions read without a look', spoilt({ parsePosition: lenient }), impossible, /other components/],
  [
    'a position that makes the reader throw',
    spoilt({
      parsePosition: (raw) =>
        typeof raw === 'object' && raw !== null && 'places' in raw && Array.isArray(raw.places)
          ? tinyRace.parsePosition(raw)
          : crash(),
    }),
    impossible,
    /throws: crash/,
  ],
  [
    'a sight for the wrong seat',
    spoilt({ sights: (event) => (event.type === 'peeked' ? [(event.seat + 1) % 2] : []) }),
    each(checkHosted),
    /nothing of its own/,
  ],
  ['options without a look', spoilt({ parseConfig: () => tinyRace.parseConfig({}, 2) }), checkOptions, /are read/],
];

/** Reads whatever lucky cards there are. */
function lenient(raw: unknown): ReturnType<Tiny['parsePosition']> {
  if (typeof raw !== 'object' || raw === null) return tinyRace.parsePosition(raw);
  const read = tinyRace.parsePosition({ ...raw, rest: [] });
  if (read.ok || !read.error.message.includes('lucky card')) return read;
  const whole = tinyRace.parsePosition({
    ...raw,
    ...('lucky' in raw && Array.isArray(raw.lucky)
      ? { rest: NUMBERS.filter((number) => !JSON.stringify(raw.lucky).includes(`${number}`)) }
      : {}),
  });
  return whole.ok ? { ok: true, value: { ...whole.value, rest: whole.value.rest.slice(1) } } : whole;
}

function crash(): never {
  throw new TypeError('crash');
}

describe('a broken game makes its test fail', () => {
  test.each(BROKEN)('%s', (_, game, check, message) => expect(() => check(game)).toThrow(message));

  test('a corrupt log that makes evolve hang together anyhow is still read without a throw', () => {
    for (const played of play(tinyRace)) for (const number of [1, 2, 3]) checkCorrupt(tinyRace, played, { junk: {}, number });
  });

  test('words that are missing, and placeholders that nothing fills', async () => {
    const words = await wordsOf(tinyRace);
    const { name: _name, 'log.chose': _chose, ...ru } = words.ru;
    const [played] = play(tinyRace);
    if (played === undefined) throw new Error('no game');
    expect(() => checkSentences(tinyRace, played, { ...words, ru })).toThrow(/no ru for "log.chose"/);
    expect(() => checkSentences(tinyRace, played, { ...words, es: { ...words.es, 'log.chose': '{{who}} eligió' } })).toThrow(
      /wants \{\{who\}\}/,
    );
    const rude = spoilt({
      bots: {
        ...tinyRace.bots,
        greedy: () => ({ action: { type: 'stride', stride: 3 }, why: { key: 'why.longest', params: {} } }),
      },
    });
    expect(() => checkBots(rude, played, words)).toThrow(/is refused/);
  });
});
