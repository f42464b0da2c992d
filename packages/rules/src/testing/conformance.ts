import fc from 'fast-check';
import { describe, test } from 'vitest';
import type { Game } from '../core/game.ts';
import { entriesOf, short } from './json.ts';
import { type Census, checkCandidates, checkCensus, checkHosted, checkJson, checkLegal, checkTurns } from './play.ts';
import { checkImpossible, checkPositions } from './positions.ts';
import { checkCorrupt, checkLuck, checkReplay, checkSaved, checkUndo } from './record.ts';
import { checkBots, checkSentences, wordsOf } from './sentences.ts';
import { type Played, playTrials, spread, type Trials, violation } from './walk.ts';

export interface ConformanceOptions<S> extends Trials {
  /** Where every component is: each must be somewhere exactly once. */
  readonly census?: Census<S>;
  /** Keys that a position may leave out; default `options` and `recall`. */
  readonly optionalKeys?: readonly string[];
  /** How many corrupt saved games and impossible positions to try; default 150 of each. */
  readonly corrupt?: number;
  /** Raw options beside which each choice of another must be read; default none. */
  readonly beside?: { readonly [option: string]: string | number };
}

const SECONDS = 60_000;

/** Computes once, when first asked. */
export const lazily = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** Options: the defaults are choices, every choice is read, anything else is a `Problem`. */
export const checkOptions = <C extends object, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  beside: ConformanceOptions<S>['beside'] = {},
): void => {
  const { min, max } = game.seats;
  const defaults = entriesOf(game.options.defaults);
  for (const seats of [min, max]) {
    if (!game.parseConfig({}, seats).ok || !game.parseConfig(undefined, seats).ok)
      violation(game.id, 'no options are not the defaults');
    for (const junk of [0, 'x', [], { surplus: 1 }, { memory: 'none' }, { memory: null }])
      if (game.parseConfig(junk, seats).ok) violation(game.id, `options ${short(junk)} are read`);
  }
  for (const [key, values] of entriesOf(game.options.choices)) {
    if (!Array.isArray(values) || !values.includes(defaults.get(key)))
      violation(game.id, `the default of "${key}" is not among its choices`);
    for (const value of values)
      if (!game.parseConfig({ ...beside, [key]: value }, max).ok)
        violation(game.id, `option ${key}: ${short(value)} is not read`);
  }
};

/** Registers the conformance suite for a game: what every game must keep, over many games played by wild seats and by bots. */
export const conformance = <C extends object, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  options: ConformanceOptions<S>,
): void => {
  const games = lazily(() => playTrials(game, options));
  const each = (check: (played: Played<S, A, E>) => void): void => games().forEach(check);
  const { census, corrupt = 150, beside } = options;
  const some = lazily(() => spread(games(), 8));
  const fuzz = (check: (given: { readonly junk: unknown; readonly number: number }, played: Played<S, A, E>) => void): void =>
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 1 }), fc.nat(), (junk, number) => {
        const played = some()[number % some().length];
        if (played !== undefined) check({ junk, number }, played);
      }),
      { numRuns: corrupt, seed: 1 },
    );

  describe(`${game.id}: conformance`, () => {
    test('options: defaults, choices, and nothing else', () => checkOptions(game, beside));
    test('every game ends, with somebody to act until then', () => each((played) => checkTurns(game, played)), SECONDS);
    test('legal actions are taken, others refused with a rule', () => each((played) => checkLegal(game, played)), SECONDS);
    test('the candidates are complete', () => checkCandidates(game, games()), SECONDS);
    test('all is plain JSON', () => each((played) => checkJson(game, played)), SECONDS);
    test.runIf(census !== undefined)(
      'each component is somewhere exactly once',
      () => {
        if (census !== undefined) each((played) => checkCensus(game, played, census));
      },
      SECONDS,
    );
    test('through the host it is the same game', () => each((played) => checkHosted(game, played)), SECONDS);
    test('the log alone leads to the same table', () => each((played) => checkReplay(game, played)), SECONDS);
    test('undo, rewind and an early end', () => each((played) => checkUndo(game, played)), SECONDS);
    test('luck follows from the seed', () => checkLuck(game, games()), SECONDS);
    test(
      'positions are read as they were written',
      () => each((played) => checkPositions(game, played, { census, optional: options.optionalKeys })),
      SECONDS,
    );
    test(
      'impossible positions are refused',
      () => fuzz((given, played) => checkImpossible(game, played, { ...given, census })),
      SECONDS,
    );
    test(
      'everything can be said in three languages',
      async () => {
        const words = await wordsOf(game);
        each((played) => checkSentences(game, played, words));
      },
      SECONDS,
    );
    test(
      'bots of all levels choose legal actions',
      async () => {
        const words = await wordsOf(game);
        for (const played of some()) checkBots(game, played, words);
      },
      SECONDS,
    );
    test(
      'a saved game verifies, and tampering is noticed',
      () => {
        for (const played of some()) checkSaved(game, played);
      },
      SECONDS,
    );
    test(
      'corrupt saved games are problems, not crashes',
      () => fuzz((given, played) => checkCorrupt(game, played, given)),
      SECONDS,
    );
  });
};
