import type { Json, Result, Seat } from '../../core/basics.ts';
import type { Position } from '../../core/game.ts';
import { misread, readBoolean, reading, readList, readOneOf, readRecord, readWhole } from '../../core/parse.ts';
import { ANSWERS } from './actions.ts';
import { LINES, PAUSE } from './components.ts';
import { cardsOf } from './deck.ts';
import { EVERYWHERE, readChoice, readTableOptions } from './options.ts';
import { refuseImpossible } from './possible.ts';
import { shownStep } from './rules.ts';
import type { Check, Counted, Known, Placed, ShownStep, State } from './state.ts';

/** The whole truth as the ledger's position. `recall` only where all know more than its keys say. */
export const dumpPosition = (state: State): Position => {
  const { options, lastCheck, lastCount, known } = state;
  const { deck, ...table } = options;
  const choice = dumpChoice(known);
  return {
    game: 'coordinates-of-wonders',
    options: { ...table, ...(deck === null ? {} : { deck: deck.map((place) => ({ ...place })) }) },
    tokens: state.tokens,
    start: state.start,
    northSouth: state.northSouth,
    westEast: state.westEast,
    stack: state.stack,
    box: state.box,
    guesses: state.guesses,
    shown: state.shown,
    turn: dumpTurn(shownStep(state)),
    ...(lastCheck === null ? {} : { lastCheck: { ...lastCheck } }),
    ...(lastCount === null ? {} : { lastCount: lastCount.map((card) => ({ ...card })) }),
    ...(known.gone.length === 0 && Object.keys(choice).length === 0 ? {} : { recall: { ...choice, ...dumpGone(known) } }),
  };
};

const dumpGone = ({ gone, caught }: Known) => ({ gone, ...(caught.length === 0 ? {} : { caught }) });

const dumpChoice = ({ choice: { fame, continent, kinds } }: Known): { readonly [key: string]: Json } => ({
  ...(fame === EVERYWHERE.fame ? {} : { fame }),
  ...(continent === EVERYWHERE.continent ? {} : { continent }),
  ...(kinds === EVERYWHERE.kinds ? {} : { kinds }),
});

const dumpTurn = (turn: ShownStep): Json => {
  const { seat, step } = turn;
  switch (turn.step) {
    case 'place':
    case 'guess':
    case 'over':
      return { seat, step };
    case 'doubt': {
      const { placed, agreed, sealed } = turn;
      return { seat, step, placed: { ...placed }, agreed, ...(sealed === undefined ? {} : { sealed }) };
    }
    case 'check':
      return { seat, step, placed: { ...turn.placed }, by: turn.by };
  }
};

/** More tokens than any game brings one seat. */
const MOST_TOKENS = 10_000;

const KEYS = ['game', 'tokens', 'start', 'northSouth', 'westEast', 'stack', 'box', 'guesses', 'shown', 'turn'];
const OPTIONAL_KEYS = ['options', 'lastCheck', 'lastCount', 'recall'];

/** How to read an id of the deck, and a seat of the table. */
interface Reads {
  readonly place: (raw: unknown, where: string) => string;
  readonly seat: (raw: unknown, where: string) => Seat;
}

/** A position from outside. */
export const parsePosition = (raw: unknown): Result<State> =>
  reading((): State => {
    const position = readRecord(raw, 'the position', KEYS, OPTIONAL_KEYS);
    readOneOf(position['game'], 'game', ['coordinates-of-wonders']);
    const rawOptions = Object.hasOwn(position, 'options') ? position['options'] : {};
    const options = readTableOptions(readRecord(rawOptions, 'options', [], ['memory', 'rounds', 'window', 'calls', 'deck']));
    const tokens = readList(position['tokens'], 'tokens', (count, where) =>
      readWhole(count, where, { min: 0, max: MOST_TOKENS }),
    );
    if (tokens.length < 2 || tokens.length > 6) misread(`tokens must be those of 2 to 6 seats, not of ${tokens.length}`);
    const reads: Reads = {
      place: (id, where) =>
        typeof id === 'string' && cardsOf(options.deck).has(id)
          ? id
          : misread(`${where} must be a place of the deck, not ${JSON.stringify(id)?.slice(0, 60) ?? 'nothing'}`, 'CW-1.2'),
      seat: (seat, where) => readWhole(seat, where, { min: 0, max: tokens.length - 1 }),
    };
    const places = (key: string) => readList(position[key], key, reads.place);
    const state: State = {
      options,
      tokens,
      start: reads.place(position['start'], 'start'),
      northSouth: places('northSouth'),
      westEast: places('westEast'),
      stack: readList(position['stack'], 'stack', (card, where) => (card === PAUSE ? card : reads.place(card, where))),
      box: places('box'),
      guesses: readList(position['guesses'], 'guesses', readGuess),
      shown: places('shown'),
      lastCheck: Object.hasOwn(position, 'lastCheck') ? readCheck(position['lastCheck'], reads) : null,
      lastCount: Object.hasOwn(position, 'lastCount') ? readCount(position['lastCount'], reads) : null,
      known: Object.hasOwn(position, 'recall')
        ? readKnown(position['recall'], reads)
        : { choice: EVERYWHERE, gone: [], caught: [] },
      turn: readTurn(position['turn'], reads, options.calls === 'sealed'),
    };
    refuseImpossible(state, shownStep(state));
    return state;
  });

const readGuess = (raw: unknown, where: string): number | null => (raw === null ? null : readWhole(raw, where, { min: 0 }));

const readCheck = (raw: unknown, { place }: Reads): Check => {
  const check = readRecord(raw, 'lastCheck', ['placed', 'neighbour', 'error']);
  return {
    placed: place(check['placed'], 'lastCheck.placed'),
    neighbour: place(check['neighbour'], 'lastCheck.neighbour'),
    error: readBoolean(check['error'], 'lastCheck.error'),
  };
};

const readCount = (raw: unknown, { place }: Reads): readonly Counted[] =>
  readList(raw, 'lastCount', (card, where): Counted => {
    const counted = readRecord(card, where, ['place', 'wrong']);
    return { place: place(counted['place'], `${where}.place`), wrong: readBoolean(counted['wrong'], `${where}.wrong`) };
  });

const readKnown = (raw: unknown, { place }: Reads): Known => {
  const known = readRecord(raw, 'recall', ['gone'], ['caught', 'fame', 'continent', 'kinds']);
  const gone = readList(known['gone'], 'recall.gone', place);
  const caught = known['caught'] === undefined ? [] : readList(known['caught'], 'recall.caught', place);
  return { choice: readChoice(known, 'recall'), gone, caught };
};

const STEPS = ['place', 'doubt', 'check', 'guess', 'over'] as const satisfies readonly ShownStep['step'][];

const readTurn = (raw: unknown, { seat: readSeat }: Reads, isSealed: boolean): ShownStep => {
  const any = readRecord(raw, 'turn', ['seat', 'step'], ['placed', 'agreed', 'sealed', 'by']);
  const step = readOneOf(any['step'], 'turn.step', STEPS);
  const keys = (...extra: readonly string[]) => readRecord(raw, 'turn', ['seat', 'step', ...extra]);
  const seat = readSeat(any['seat'], 'turn.seat');
  switch (step) {
    case 'doubt': {
      const doubt = keys('placed', 'agreed', ...(isSealed ? ['sealed'] : []));
      const placed = readPlaced(doubt['placed']);
      const agreed = readList(doubt['agreed'], 'turn.agreed', readSeat);
      if (!isSealed) return { step, seat, placed, agreed };
      const sealed = readList(doubt['sealed'], 'turn.sealed', (answer, where) => readOneOf(answer, where, [null, ...ANSWERS]));
      return { step, seat, placed, agreed, sealed };
    }
    case 'check': {
      const check = keys('placed', 'by');
      return { step, seat, placed: readPlaced(check['placed']), by: readSeat(check['by'], 'turn.by') };
    }
    case 'place':
    case 'guess':
    case 'over':
      keys();
      return { step, seat };
  }
};

const readPlaced = (raw: unknown): Placed => {
  const placed = readRecord(raw, 'turn.placed', ['line', 'gap']);
  return {
    line: readOneOf(placed['line'], 'turn.placed.line', LINES),
    gap: readWhole(placed['gap'], 'turn.placed.gap', { min: 0 }),
  };
};
