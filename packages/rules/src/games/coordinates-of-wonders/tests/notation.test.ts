import { describe, expect, test } from 'vitest';
import type { Raw } from '../../../testing/table.ts';
import { AGREE, CALL, check, guess, place } from './actions.ts';
import {
  act,
  by,
  checking,
  deckOf,
  doubting,
  impossible,
  load,
  own,
  owns,
  partOf,
  position,
  type Sketch,
  turnOf,
} from './table.ts';

/** The ledger's example. */
const EXAMPLE: Raw = {
  game: 'coordinates-of-wonders',
  options: { memory: 'printed', rounds: 3, window: null, calls: 'open' },
  tokens: [4, 4, 4],
  start: 'lisbon',
  northSouth: ['oslo', 'lisbon', 'dakar'],
  westEast: ['lisbon', 'madrid'],
  stack: ['quito', 'pause', 'tokyo'],
  box: ['cairo', 'lima'],
  guesses: [null, null, null],
  shown: ['oslo'],
  turn: { seat: 1, step: 'place' },
};
const { options: _options, ...NO_OPTIONS } = EXAMPLE;
const example = (changes: Raw): Raw => ({ ...EXAMPLE, ...changes });
const without = (key: string): Raw => Object.fromEntries(Object.entries(EXAMPLE).filter(([each]) => each !== key));

const laid: Sketch = { northSouth: [40, 30], westEast: [20, 30, 50] };
const sealed = (answers: unknown, more: Raw = {}): Raw => doubting('west-east', 0, { sealed: answers, ...more });
const counted = (...cards: readonly (readonly [number, boolean])[]) =>
  cards.map(([number, wrong]) => ({ place: own(number), wrong }));
const over: Sketch = {
  ...laid,
  stack: [],
  guesses: [0, 1, 3],
  shown: [30, 40, 20, 50],
  turn: { seat: 1, step: 'over' },
  and: { lastCount: counted([30, false], [40, false], [20, false], [50, false]) },
};

/** 10 lies too far north, and 35 too far west. */
const overWrong: Sketch = {
  ...over,
  northSouth: [10, 30],
  westEast: [35, 30, 50],
  shown: [10, 30, 35, 50],
};
/** Two places at the same point, and two others. */
const TWINS = deckOf([
  [60, 60],
  [60, 60],
  [0, 0],
  [30, 30],
]);
const verdict = (placed: number, neighbour: number, error: boolean) => ({
  lastCheck: { placed: own(placed), neighbour: own(neighbour), error },
});

describe('a possible position', () => {
  test('is dumped as it was loaded', () => {
    expect(load(EXAMPLE).position()).toEqual(EXAMPLE);
    expect(JSON.stringify(load(EXAMPLE).position())).toBe(JSON.stringify(EXAMPLE));
  });

  test('takes the defaults where options are missing', () => {
    expect(load(NO_OPTIONS).position()).toEqual(EXAMPLE);
    expect(load(example({ options: {} })).position()).toEqual(EXAMPLE);
    const chosen = { memory: 'helped', rounds: 2, window: 30, calls: 'sealed' };
    expect(load(example({ options: chosen })).position()).toEqual(example({ options: chosen }));
  });

  test.each<[string, Sketch]>([
    ['place', { ...laid, turn: { seat: 2 } }],
    ['place, the last card', { ...laid, stack: [58], box: [] }],
    ['place, a pause below it', { ...laid, stack: [58, 'pause', 59, 'pause', 57], box: [1, 2] }],
    ['place, nothing shown, none of the tokens left', { tokens: [0, 0] }],
    ['place, something shown', { ...laid, shown: [50, 30] }],
    ['doubt', { ...laid, turn: doubting('west-east', 0) }],
    [
      'doubt, some have agreed',
      { ...laid, tokens: [4, 4, 4, 4], turn: { seat: 2, ...doubting('north-south', 0, { agreed: [0, 3] }) } },
    ],
    ['doubt about the last card', { ...laid, stack: [], box: [], turn: doubting('west-east', 2) }],
    ['doubt with a pause to come', { ...laid, stack: ['pause', 58], turn: doubting('west-east', 2) }],
    ['sealed doubt', { ...laid, options: { calls: 'sealed' }, turn: sealed([null, null, null]) }],
    ['sealed doubt, one has answered', { ...laid, options: { calls: 'sealed' }, turn: sealed([null, null, 'call-error']) }],
    ['check', { ...laid, turn: checking('west-east', 2, 2) }],
    ['check at a sealed table', { ...laid, options: { calls: 'sealed' }, turn: checking('west-east', 2, 1) }],
    ['check with a pause to come', { ...laid, stack: ['pause', 58], turn: checking('north-south', 0, 2) }],
    ['guess', { ...laid, stack: [58], turn: { step: 'guess' } }],
    ['guess, some written', { ...laid, stack: [58], guesses: [3, null, 0], turn: { seat: 1, step: 'guess' } }],
    ['the last guess', { ...laid, stack: [], box: [], turn: { step: 'guess' } }],
    ['guess with nothing laid', { stack: [], turn: { step: 'guess' } }],
    ['over', over],
    [
      'after a check: no error',
      { ...laid, shown: [50, 30], and: { lastCheck: { placed: own(50), neighbour: own(30), error: false } } },
    ],
    [
      'after a check: an error',
      { ...laid, shown: [30], and: { lastCheck: { placed: own(10), neighbour: own(30), error: true } } },
    ],
    ['after a count', { and: { lastCount: counted([1, false], [2, true], [3, false]) } }],
    [
      'after a count, with the last check before it',
      {
        stack: [58, 'pause', 59],
        and: {
          lastCheck: { placed: own(3), neighbour: own(2), error: false },
          lastCount: counted([1, false], [2, true], [3, false]),
        },
      },
    ],
    ['after a check: no error, with the start card on the other side', { ...laid, shown: [30, 40], and: verdict(40, 30, false) }],
    ['over, with wrong cards', { ...overWrong, and: { lastCount: counted([30, false], [10, true], [35, true], [50, false]) } }],
    [
      'over, after a check',
      {
        ...over,
        and: { ...over.and, lastCheck: { placed: own(20), neighbour: own(30), error: false } },
      },
    ],
    ['helped', { ...laid, options: { memory: 'helped' }, shown: [20] }],
    ['six seats', { tokens: [0, 1, 2, 3, 4, 32], turn: { seat: 5 } }],
  ])('at %s', (_, sketch) => {
    const raw = position(sketch);
    expect(load(raw).position()).toEqual(raw);
  });

  test('[CW-4.5] over', () => {
    const match = load(position(over));
    expect([match.outcome, match.toAct]).toEqual([{ winners: [0, 1, 2], scores: [4, 4, 4], reason: 'CW-4.5' }, []]);
    expect(match.legal(0)).toEqual([]);
  });

  test('[CW-1.4] a position may hold fewer tokens, or more, than the box', () => {
    for (const tokens of [
      [0, 0],
      [40, 40],
    ])
      expect(partOf(load(position({ tokens })), 'tokens')).toEqual(tokens);
  });

  test('plays on as the match it was taken from, whatever is due', () => {
    const match = load(position({ ...laid, stack: [58, 'pause', 59], options: { memory: 'helped', rounds: 2 } }));
    const moves = [
      place('west-east', 0),
      AGREE,
      CALL,
      check('after'),
      guess(1),
      guess(2),
      guess(0),
      place('north-south', 1),
      AGREE,
    ];
    for (const action of moves) {
      act(match, action);
      const again = load(match.position());
      expect(again.position()).toEqual(match.position());
      expect(again.toAct).toEqual(match.toAct);
      for (const seat of [0, 1, 2]) {
        expect(again.legal(seat)).toEqual(match.legal(seat));
        expect(again.view(seat, { recall: true })).toEqual(match.view(seat, { recall: true }));
      }
    }
    expect(turnOf(match)).toMatchObject({ step: 'doubt', seat: 1 });
  });

  test('the order in which backs were seen stays', () => {
    const match = load(position({ westEast: [10, 20, 30, 50], shown: [50, 30], turn: checking('west-east', 1, 1) }));
    by(match, 1, check('before'));
    expect([partOf(match, 'shown')].flat().slice(0, 2)).toEqual(owns(50, 30));
    expect([partOf(match, 'shown')].flat().toSorted()).toEqual(owns(10, 20, 30, 50));
    const twice = load(position({ westEast: [20, 30, 50], shown: [30, 50], turn: checking('west-east', 0, 1) }));
    by(twice, 1, check('after'));
    expect(partOf(twice, 'shown')).toEqual(owns(30, 50, 20));
  });
});

describe('recall', () => {
  test('what left the table and was seen is dumped and loaded', () => {
    const raw = position({ ...laid, and: { recall: { gone: owns(1, 2) } } });
    expect(load(raw).position()).toEqual(raw);
    expect(load(position(laid)).position()).not.toHaveProperty('recall');
  });

  test('it grows by a card that an error takes off the table, and by those of a count', () => {
    const match = load(position({ westEast: [50, 30], stack: ['pause', 58], turn: checking('west-east', 0, 1) }));
    by(match, 1, check('after'));
    expect(partOf(match, 'recall')).toEqual({ gone: owns(50), caught: owns(50) });
    act(match, guess(0), guess(0), guess(0));
    expect([Object(partOf(match, 'recall')).gone].flat().toSorted()).toEqual(owns(30, 50));
  });

  test('the choice among the box’s places is known too', () => {
    const raw = example({ recall: { gone: [], fame: 2, continent: null, kinds: 'all' } });
    const dumped = load(raw).position();
    expect(load(dumped).view(0, { recall: true })).toMatchObject({
      recall: { choice: { fame: 2, continent: null, kinds: 'all' } },
    });
    expect(load(dumped).position()).toEqual(dumped);
  });

  test.each<[string, unknown]>([
    ['a list', []],
    ['no such key', { gone: [], seen: [] }],
    ['gone is no list', { gone: own(1) }],
    ['no such place', { gone: ['atlantis'] }],
    ['a place twice', { gone: owns(1, 1) }],
    ['a pause', { gone: ['pause'] }],
    ['a place that lies', { gone: owns(30) }],
    ['a place of the stack', { gone: owns(58) }],
    ['a place of the box', { gone: owns(57) }],
    ['a place caught that is not gone', { gone: owns(1), caught: owns(2) }],
    ['a place caught twice', { gone: owns(1), caught: owns(1, 1) }],
    ['no such fame', { gone: [], fame: 9 }],
  ])('impossible: %s', (_, recall) => {
    expect(impossible(position({ ...laid, and: { recall } })).message).not.toBe('');
  });
});

describe('an impossible position', () => {
  const SECOND_PAUSE: Sketch = { stack: [58, 'pause', 59], options: { rounds: 2 }, turn: { step: 'guess' } };
  const PAUSE_FIRST: Sketch = { stack: ['pause', 58], options: { rounds: 2 } };

  test.each<[string, Raw]>([
    ['another game', example({ game: 'wide-world' })],
    ['a key too many', example({ weather: 'fine' })],
    ...['game', 'tokens', 'start', 'northSouth', 'westEast', 'stack', 'box', 'guesses', 'shown', 'turn'].map(
      (key): [string, Raw] => [`no ${key}`, without(key)],
    ),
    ['no list', example({ westEast: 'lisbon' })],
    ['an option that is for setting up: fame', example({ options: { fame: 1 } })],
    ['an option that is for setting up: first', example({ options: { first: 0 } })],
    ['no such memory', example({ options: { memory: 'perfect' } })],
    ['no such calls', example({ options: { calls: 'loud' } })],
    ['a window of two seconds', example({ options: { window: 2 } })],
    ['a window of 61 seconds', example({ options: { window: 61 } })],
    ['four rounds', example({ options: { rounds: 4 } })],
    ['one seat', example({ tokens: [4], guesses: [null], turn: { seat: 0, step: 'place' } })],
    ['seven seats', example({ tokens: new Array(7).fill(4), guesses: new Array(7).fill(null) })],
    ['less than no token', example({ tokens: [4, -1, 4] })],
    ['half a token', example({ tokens: [4, 0.5, 4] })],
    ['guesses of fewer seats', example({ guesses: [null, null] })],
    ['no such place', example({ box: ['cairo', 'atlantis'] })],
    ['a place of one’s own without its deck', example({ box: ['cairo', 'own-1'] })],
    ['a place of the box with a deck of one’s own', { ...position(), box: ['cairo'] }],
    ['a place twice: on both lines', example({ westEast: ['oslo', 'lisbon', 'madrid'] })],
    ['a place twice: on a line', example({ westEast: ['madrid', 'lisbon', 'madrid'] })],
    ['a place twice: laid and in the stack', example({ stack: ['oslo'] })],
    ['a place twice: in the stack', example({ stack: ['quito', 'quito'] })],
    ['a place twice: in stack and box', example({ box: ['cairo', 'quito'] })],
    ['a place twice: the start card', example({ box: ['cairo', 'lisbon'] })],
    ['a pause in the box', example({ box: ['cairo', 'pause'] })],
    ['a pause laid', example({ westEast: ['lisbon', 'pause'] })],
    ['a line without the start card', example({ westEast: ['madrid'] })],
    ['an empty line', example({ northSouth: [] })],
    ['the start card twice in a line', example({ westEast: ['lisbon', 'lisbon'] })],
    ['another start card', example({ start: 'oslo' })],
    ['something shown that does not lie', example({ shown: ['quito'] })],
    ['something shown twice', example({ shown: ['oslo', 'oslo'] })],
    ['a turn of nobody', example({ turn: { seat: 3, step: 'place' } })],
    ['a turn without a seat', example({ turn: { step: 'place' } })],
    ['no such step', example({ turn: { seat: 0, step: 'deal' } })],
    ['a step that lasts no time', example({ turn: { seat: 0, step: 'settled' } })],
    ['a place with something placed', example({ turn: { seat: 0, step: 'place', placed: { line: 'west-east', gap: 0 } } })],
    ['a guess written before the pause', example({ guesses: [null, 2, null] })],
    ['a guess written in doubt', position({ ...laid, guesses: [null, 2, null], turn: doubting('west-east', 0) })],
    ['a guess written in a check', position({ ...laid, guesses: [null, 2, null], turn: checking('west-east', 0, 1) })],
    ['all have guessed, and it goes on', position({ ...laid, stack: [58], guesses: [0, 0, 0], turn: { step: 'guess' } })],
    ['guesses missing at the end', position({ ...over, guesses: [0, null, 1] })],
    ['nothing to place', position({ ...laid, stack: [] })],
    ['a pause first in the stack, in place', position(PAUSE_FIRST)],
    ['a pause last', position({ stack: [58, 'pause'] })],
    ['a pause last, in doubt', position({ ...laid, stack: [58, 'pause'], turn: doubting('west-east', 0) })],
    ['two pauses running', position({ stack: [58, 'pause', 'pause', 59] })],
    ['a pause first in the stack, in guess', position({ ...PAUSE_FIRST, ...laid, turn: { step: 'guess' } })],
    ['as many pauses as rounds', position({ stack: [1, 'pause', 2, 'pause', 3], options: { rounds: 2 } })],
    ['a pause in the only round', position({ stack: [1, 'pause', 2], options: { rounds: 1 } })],
    ['a pause too many with the one that came up', position({ ...laid, ...SECOND_PAUSE })],
    ['cards left after the only round', position({ ...laid, stack: [58], options: { rounds: 1 }, turn: { step: 'guess' } })],
    ['more cards to be laid after over', position({ ...over, stack: [58] })],
    ['no start card for the next round', position({ stack: [58, 'pause', 59], box: [] })],
    ['a start card for one of two rounds', position({ stack: [58, 'pause', 59, 'pause', 56], box: [57] })],
    ['no start card once the guesses are counted', position({ ...laid, stack: [58], box: [], turn: { step: 'guess' } })],
    ['a doubt without the new card', position({ ...laid, turn: { step: 'doubt', agreed: [] } })],
    ['a doubt without who has agreed', position({ ...laid, turn: { step: 'doubt', placed: { line: 'west-east', gap: 0 } } })],
    ['a new card off the line', position({ ...laid, turn: doubting('west-east', 3) })],
    ['a new card on no line', position({ ...laid, turn: { ...doubting('west-east', 0), placed: { line: 'up', gap: 0 } } })],
    ['the start card as the new one', position({ ...laid, turn: doubting('west-east', 1) })],
    ['the start card as the new one, in a check', position({ ...laid, turn: checking('north-south', 1, 1) })],
    ['the seat on turn agrees', position({ ...laid, turn: doubting('west-east', 0, { agreed: [0] }) })],
    ['one agrees twice', position({ ...laid, turn: doubting('west-east', 0, { agreed: [1, 1] }) })],
    ['nobody agrees', position({ ...laid, turn: doubting('west-east', 0, { agreed: [3] }) })],
    [
      'agreed, not in seat order',
      position({ ...laid, tokens: [4, 4, 4, 4], turn: doubting('west-east', 0, { agreed: [3, 1] }) }),
    ],
    ['all have agreed, and it goes on', position({ ...laid, turn: doubting('west-east', 0, { agreed: [1, 2] }) })],
    ['sealed answers at an open table', position({ ...laid, turn: sealed([null, null, null]) })],
    ['no sealed answers at a sealed table', position({ ...laid, options: { calls: 'sealed' }, turn: doubting('west-east', 0) })],
    ['sealed answers of fewer seats', position({ ...laid, options: { calls: 'sealed' }, turn: sealed([null, null]) })],
    ['a sealed answer that is none', position({ ...laid, options: { calls: 'sealed' }, turn: sealed([null, 'perhaps', null]) })],
    [
      'a sealed answer of the seat on turn',
      position({ ...laid, options: { calls: 'sealed' }, turn: sealed(['agree', null, null]) }),
    ],
    [
      'all have answered, and it goes on',
      position({ ...laid, options: { calls: 'sealed' }, turn: sealed([null, 'agree', 'call-error']) }),
    ],
    ['a check by nobody', position({ ...laid, turn: { step: 'check', placed: { line: 'west-east', gap: 0 } } })],
    ['a check by a seat that is not there', position({ ...laid, turn: checking('west-east', 0, 3) })],
    ['a check by the seat on turn', position({ ...laid, turn: checking('west-east', 0, 0) })],
    [
      'a guess too high',
      position({ ...laid, stack: [58], guesses: [4, null, null], westEast: [20, 30], turn: { step: 'guess' } }),
    ],
    ['a guess below nought', position({ ...laid, stack: [58], guesses: [-1, null, null], turn: { step: 'guess' } })],
    ['half a guess', position({ ...laid, stack: [58], guesses: [0.5, null, null], turn: { step: 'guess' } })],
    ['a last check that is none', position({ ...laid, and: { lastCheck: own(20) } })],
    [
      'a last check of a place with itself',
      position({ ...laid, shown: [20], and: { lastCheck: { placed: own(20), neighbour: own(20), error: false } } }),
    ],
    [
      'a last check of no such place',
      position({ ...laid, shown: [20], and: { lastCheck: { placed: own(99), neighbour: own(20), error: true } } }),
    ],
    [
      'a last check of a card still to come',
      position({ ...laid, shown: [30], and: { lastCheck: { placed: own(59), neighbour: own(30), error: true } } }),
    ],
    [
      'a last check that found no error in a card that is gone',
      position({ shown: [30], and: { lastCheck: { placed: own(10), neighbour: own(30), error: false } } }),
    ],
    [
      'a last check of a neighbour that is gone',
      position({ and: { lastCheck: { placed: own(10), neighbour: own(20), error: true } } }),
    ],
    [
      'a last check of a card that lay wrongly and lies',
      position({ ...laid, shown: [20, 30], and: { lastCheck: { placed: own(20), neighbour: own(30), error: true } } }),
    ],
    [
      'a last check once the next card lies',
      position({
        ...laid,
        shown: [30],
        and: { lastCheck: { placed: own(10), neighbour: own(30), error: true } },
        turn: doubting('west-east', 0),
      }),
    ],
    [
      'a last count once the next card lies',
      position({ ...laid, and: { lastCount: counted([1, false]) }, turn: doubting('west-east', 0) }),
    ],
    [
      'a last count at the next pause',
      position({ ...laid, stack: [58], and: { lastCount: counted([1, false]) }, turn: { step: 'guess' } }),
    ],
    ['a last count of cards that lie in the next round', position({ ...laid, and: { lastCount: counted([20, false]) } })],
    ['a last count of others than lie, at the end', position({ ...over, and: { lastCount: counted([30, false], [10, false]) } })],
    ['a last count that is none', position({ and: { lastCount: owns(1, 2) } })],
    ['a last count of a place twice', position({ and: { lastCount: counted([1, false], [1, true]) } })],
    ['a last count of a card still to come', position({ and: { lastCount: counted([1, false], [59, true]) } })],
    ['a last count of no such place', position({ and: { lastCount: counted([99, true]) } })],
  ])('%s', (_, raw) => {
    expect(impossible(raw).message.length).toBeGreaterThan(5);
  });

  test.each<[string, string, Raw]>([
    ['a pause first in the stack', 'CW-4.1', position(PAUSE_FIRST)],
    ['a pause last', 'CW-1.3', position({ stack: [58, 'pause'] })],
    ['two pauses running', 'CW-1.3', position({ stack: [58, 'pause', 'pause', 59] })],
    ['as many pauses as rounds', 'CW-1.3', position({ stack: [1, 'pause', 2], options: { rounds: 1 } })],
    ['a pause too many with the one that came up', 'CW-1.3', position({ ...laid, ...SECOND_PAUSE })],
    ['no start card for the next round', 'CW-4.4', position({ stack: [58, 'pause', 59], box: [] })],
    ['a line without the start card', 'CW-2.2', position({ westEast: [20] })],
    ['the start card as the new one', 'CW-2.2', position({ ...laid, turn: doubting('west-east', 1) })],
    ['a new card off the line', 'CW-2.2', position({ ...laid, turn: doubting('west-east', 3) })],
    ['the seat on turn agrees', 'CW-3.1', position({ ...laid, turn: doubting('west-east', 0, { agreed: [0] }) })],
    ['a check by the seat on turn', 'CW-3.1', position({ ...laid, turn: checking('west-east', 0, 0) })],
    ['all have agreed', 'CW-3.2', position({ ...laid, turn: doubting('west-east', 0, { agreed: [1, 2] }) })],
    ['sealed answers of fewer seats', 'CW-3.10', position({ ...laid, options: { calls: 'sealed' }, turn: sealed([null, null]) })],
    ['a guess before the pause', 'CW-4.1', example({ guesses: [null, 2, null] })],
    ['all have guessed', 'CW-4.1', position({ ...laid, stack: [58], guesses: [0, 0, 0], turn: { step: 'guess' } })],
    ['a guess too high', 'CW-4.6', position({ stack: [58], guesses: [1, null, null], turn: { step: 'guess' } })],
    ['a last count with cards laid since', 'CW-4.4', position({ ...laid, and: { lastCount: counted([1, false]) } })],
    [
      'a last count before the first pause',
      'CW-4.1',
      position({ stack: [58, 'pause', 59, 'pause', 56], and: { lastCount: counted([1, false]) } }),
    ],
    ['a last count in the only round', 'CW-4.1', position({ options: { rounds: 1 }, and: { lastCount: counted([1, false]) } })],
    [
      'a card that was right by its number is wrong at the end',
      'CW-4.2',
      position({ ...over, and: { lastCount: counted([30, false], [40, false], [20, true], [50, false]) } }),
    ],
    [
      'a card that was wrong by its number is right at the end',
      'CW-4.2',
      position({ ...overWrong, and: { lastCount: counted([30, false], [10, false], [35, true], [50, false]) } }),
    ],
    [
      'the start card is wrong at the end',
      'CW-4.2',
      position({ ...over, and: { lastCount: counted([30, true], [40, false], [20, false], [50, false]) } }),
    ],
    ['a check that nobody has seen', 'CW-3.3', position({ ...laid, shown: [50], and: verdict(50, 30, false) })],
    ['a check that found an error, unseen', 'CW-3.3', position({ ...laid, and: verdict(10, 30, true) })],
    ['the start card was checked as the new one', 'CW-3.3', position({ ...laid, shown: [30, 50], and: verdict(30, 50, false) })],
    ['a check of cards on two lines', 'CW-3.3', position({ ...laid, shown: [40, 50], and: verdict(40, 50, false) })],
    ['a check past the start card', 'CW-3.3', position({ ...laid, shown: [20, 50], and: verdict(50, 20, false) })],
    [
      'no error in a card that lies too far east',
      'CW-3.5',
      position({ ...laid, westEast: [30, 20], shown: [20, 30], and: verdict(20, 30, false) }),
    ],
    [
      'no error in a card that lies too far north',
      'CW-3.5',
      position({ ...laid, northSouth: [10, 30], shown: [10, 30], and: verdict(10, 30, false) }),
    ],
    [
      'no error at a pause in a card that lies wrongly',
      'CW-3.5',
      position({
        ...laid,
        stack: [58],
        westEast: [30, 20],
        shown: [20, 30],
        turn: { step: 'guess' },
        and: verdict(20, 30, false),
      }),
    ],
    [
      'an error of equal numbers',
      'CW-3.6',
      position({ options: { deck: TWINS }, stack: [4], box: [3], start: 1, shown: [1], and: verdict(2, 1, true) }),
    ],
  ])(
    '[CW-1.3, CW-2.2, CW-3.1, CW-3.2, CW-3.3, CW-3.5, CW-3.6, CW-3.10, CW-4.1, CW-4.2, CW-4.4, CW-4.6] %s: cites %s',
    (_, rule, raw) => {
      expect(impossible(raw).rule).toBe(rule);
    },
  );

  test.each([null, 0, 'lisbon', [], {}, { game: 'coordinates-of-wonders' }])('no position at all: %j', (raw) => {
    expect(impossible(Object(raw)).message.length).toBeGreaterThan(5);
  });
});
