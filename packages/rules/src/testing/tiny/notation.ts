import { at, type Result, type Seat, seatsOf } from '../../core/basics.ts';
import type { Position } from '../../core/game.ts';
import { misread, readBoolean, reading, readList, readOneOf, readRecord, readWhole } from '../../core/parse.ts';
import { NUMBERS, STRIDES } from './components.ts';
import { longestFrom } from './rules.ts';
import { type Config, parseConfig, type State } from './state.ts';

/** The whole truth between two actions. `recall.thrown`: all throws so far, the last one last. */
export const dumpPosition = (state: State): Position => ({
  game: 'tiny-race',
  options: { memory: state.options.memory, length: state.options.length, window: state.options.window },
  places: state.places,
  lucky: state.lucky,
  faceUp: state.faceUp,
  peeked: state.peeked,
  rest: state.rest,
  strides: state.strides,
  die: state.die,
  turn: { step: state.turn.step, round: state.turn.round },
  recall: { thrown: state.thrown },
});

const KEYS = ['game', 'options', 'places', 'lucky', 'faceUp', 'peeked', 'rest', 'strides', 'die', 'turn'] as const;

const number = (raw: unknown, where: string) => readOneOf(raw, where, NUMBERS);

const config = (raw: unknown): Config => {
  const options = parseConfig(raw);
  return options.ok ? options.value : misread(options.error.message);
};

export const parsePosition = (raw: unknown): Result<State> =>
  reading(() => {
    const position = readRecord(raw, 'the position', KEYS, ['recall']);
    readOneOf(position['game'], 'game', ['tiny-race']);
    const options = config(position['options']);
    const turn = readRecord(position['turn'], 'turn', ['step', 'round']);
    const die = readOneOf(position['die'], 'die', [null, ...NUMBERS]);
    const recall =
      'recall' in position ? readRecord(position['recall'], 'recall', ['thrown']) : { thrown: die === null ? [] : [die] };
    const state: State = {
      options,
      places: readList(position['places'], 'places', (place, where) => readWhole(place, where, { min: 0, max: options.length })),
      lucky: readList(position['lucky'], 'lucky', number),
      faceUp: readList(position['faceUp'], 'faceUp', readBoolean),
      peeked: readList(position['peeked'], 'peeked', readBoolean),
      rest: readList(position['rest'], 'rest', number),
      strides: readList(position['strides'], 'strides', (stride, where) => readOneOf(stride, where, [null, ...STRIDES])),
      die,
      thrown: readList(recall['thrown'], 'recall.thrown', number),
      turn: {
        step: readOneOf(turn['step'], 'turn.step', ['choose', 'over']),
        round: readWhole(turn['round'], 'turn.round', { min: 1 }),
      },
    };
    checkLengths(state);
    checkCards(state);
    checkThrows(state);
    checkRace(state);
    return state;
  });

const checkLengths = (state: State): void => {
  const seats = state.places.length;
  if (seats < 2 || seats > 4) misread(`places must be for 2 to 4 seats, not ${seats}`, 'TR-1.1');
  for (const key of ['lucky', 'faceUp', 'peeked', 'strides'] as const)
    if (state[key].length !== seats) misread(`${key} must have ${seats} entries, one a seat, not ${state[key].length}`, 'TR-1.1');
};

const checkCards = ({ lucky, rest }: State): void => {
  const cards = [...lucky, ...rest];
  for (const card of NUMBERS) {
    const count = cards.filter((other) => other === card).length;
    if (count !== 1) misread(`lucky card ${card} must be in lucky or rest once, not ${count} times`, 'TR-1.2');
  }
};

const checkThrows = (state: State): void => {
  const { thrown, die, turn } = state;
  if (thrown.length > turn.round - 1) misread(`recall.thrown holds more throws than there were rounds`, 'TR-2.3');
  if ((thrown.at(-1) ?? null) !== die) misread('die must be the last of recall.thrown', 'TR-2.3');
  if ((turn.round === 1) !== (die === null)) misread('die must be null in round 1, and only then', 'TR-2.3');
  state.lucky.forEach((card, seat) => {
    if (!state.faceUp[seat] && thrown.includes(card)) misread(`lucky[${seat}] was thrown and must be face up`, 'TR-2.5');
    if (state.faceUp[seat] && turn.round === 1) misread(`lucky[${seat}] cannot be face up in round 1`, 'TR-2.5');
  });
};

const checkRace = ({ places, strides, turn, options }: State): void => {
  const over = places.includes(options.length);
  if (over !== (turn.step === 'over')) misread(`turn.step must be "over" when somebody is on the line, and only then`, 'TR-4.1');
  places.forEach((place, seat) => {
    if (place > 4 * (turn.round - 1)) misread(`places[${seat}] is further than ${turn.round - 1} rounds lead`, 'TR-2.3');
  });
  const chosen = (seat: Seat): boolean => strides[seat] !== null;
  if (turn.step === 'over' && seatsOf(strides.length).some(chosen))
    misread('strides must be null when the game is over', 'TR-4.1');
  if (seatsOf(strides.length).every(chosen)) misread('strides must leave somebody to choose', 'TR-2.3');
  strides.forEach((stride, seat) => {
    if (stride !== null && stride > longestFrom(at(places, seat), options.length))
      misread(`strides[${seat}] leads past the line`, 'TR-2.2');
  });
};
