import { describe, expect, test } from 'vitest';
import { checkFair, evenly } from '../../../testing/fairness.ts';
import type { Raw } from '../../../testing/table.ts';
import { AGREE, CALL, check, guess, place } from './actions.ts';
import {
  act,
  by,
  checking,
  doubting,
  LADDER,
  load,
  open,
  own,
  owns,
  partOf,
  position,
  refused,
  rung,
  type Sketch,
  turnedAway,
  turnOf,
} from './table.ts';

const VIEWERS = [0, 1, 2, null];

/** Two wrong: 10 west of 30's east arm, and 40 south of 30. */
const TWO_WRONG: Sketch = { northSouth: [50, 30, 40], westEast: [20, 30, 10], start: 30 };
const GUESSING: Sketch = { ...TWO_WRONG, stack: [58], options: { rounds: 2 }, turn: { step: 'guess' } };
const LAST: Sketch = { ...TWO_WRONG, stack: [], turn: { step: 'guess' } };

describe('the pause', () => {
  test('[CW-4.1] a pause card that comes up leaves the game and opens the guesses at once', () => {
    const match = load(position({ ...TWO_WRONG, stack: [58, 'pause', 59], turn: { seat: 0 } }));
    act(match, place('west-east', 0), AGREE);
    const { eventsFor } = by(match, 2, AGREE);
    expect([turnOf(match), match.toAct, partOf(match, 'stack')]).toEqual([{ seat: 1, step: 'guess' }, [0, 1, 2], [own(59)]]);
    expect(eventsFor(null)).toMatchObject([{ type: 'agreed' }, { type: 'stood' }, { type: 'paused', seat: 1, last: false }]);
  });

  test('[CW-4.1] so does the end of the stack, once the last doubt is over', () => {
    const match = load(position({ ...TWO_WRONG, stack: [58], turn: { seat: 2 } }));
    act(match, place('west-east', 0));
    expect(turnOf(match)).toMatchObject({ step: 'doubt', seat: 2 });
    by(match, 0, CALL);
    expect(turnOf(match)).toMatchObject({ step: 'check' });
    const { eventsFor } = by(match, 0, check('after'));
    expect([turnOf(match), partOf(match, 'stack')]).toEqual([{ seat: 0, step: 'guess' }, []]);
    expect(eventsFor(1)).toMatchObject([
      { type: 'checked', error: true },
      { type: 'paused', seat: 0, last: true },
    ]);
  });

  test('[CW-4.1] everyone writes down in secret, in any order, once', () => {
    const match = load(position(GUESSING));
    const { eventsFor } = by(match, 1, guess(3));
    expect([match.toAct, partOf(match, 'guesses')]).toEqual([
      [0, 2],
      [null, 3, null],
    ]);
    expect(eventsFor(1)).toEqual([{ type: 'guessed', seat: 1, errors: 3 }]);
    for (const viewer of [0, 2, null]) expect(eventsFor(viewer)).toEqual([{ type: 'guessed', seat: 1 }]);
    for (const viewer of VIEWERS)
      expect(match.view(viewer, { recall: false })).toMatchObject({ guesses: [null, viewer === 1 ? 3 : null, null] });
    expect(turnedAway(match, 1, guess(2))).toBe('not-asked');
  });

  test('[CW-4.1] the guesses are revealed together, and all cards turned over', () => {
    const match = load(position({ ...GUESSING, guesses: [0, 2, null] }));
    const { eventsFor } = by(match, 2, guess(4));
    for (const viewer of VIEWERS) {
      expect(eventsFor(viewer)[1]).toMatchObject({
        type: 'counted',
        start: own(30),
        northSouth: [
          { id: own(50), ...rung(50), wrong: false },
          { id: own(30), ...rung(30), wrong: false },
          { id: own(40), ...rung(40), wrong: true },
        ],
        westEast: [
          { id: own(20), ...rung(20), wrong: false },
          { id: own(30), ...rung(30), wrong: false },
          { id: own(10), ...rung(10), wrong: true },
        ],
        errors: 2,
        guesses: [0, 2, 4],
        earned: [0, 2, 0],
        tokens: [4, 6, 4],
      });
      expect(JSON.stringify(eventsFor(viewer)[0])).toBe(
        JSON.stringify(viewer === 2 ? { type: 'guessed', seat: 2, errors: 4 } : { type: 'guessed', seat: 2 }),
      );
    }
  });

  test.each<[string, readonly number[], readonly number[]]>([
    ['one exact', [2, 1, 3], [2, 0, 0]],
    ['two exact, and a near one earns nothing', [2, 2, 1], [2, 2, 0]],
    ['all exact', [2, 2, 2], [2, 2, 2]],
    ['nobody exact: the nearest', [4, 3, 0], [0, 1, 0]],
    ['nearest above and below', [1, 3, 4], [1, 1, 0]],
    ['nearest by two', [0, 4, 0], [1, 1, 1]],
    ['all the same and wrong', [1, 1, 1], [1, 1, 1]],
  ])('[CW-4.3] %s: %j earn %j', (_, guesses, earned) => {
    const match = load(position({ ...GUESSING, tokens: [4, 0, 9] }));
    act(match, ...guesses.map(guess));
    expect(partOf(match, 'tokens')).toEqual([4, 0, 9].map((tokens, seat) => tokens + (earned[seat] ?? 0)));
  });

  test('[CW-4.4] all laid cards leave the game, a start card comes from the box, and who turned up the pause goes on', () => {
    const match = load(position({ ...GUESSING, box: [57, 60], turn: { seat: 2, step: 'guess' } }));
    act(match, guess(2), guess(2));
    const { eventsFor } = by(match, 2, guess(2));
    expect(match.position()).toMatchObject({
      start: own(57),
      northSouth: owns(57),
      westEast: owns(57),
      stack: owns(58),
      box: owns(60),
      shown: [],
      guesses: [null, null, null],
      turn: { seat: 2, step: 'place' },
    });
    expect(eventsFor(0).slice(2)).toMatchObject([
      { type: 'started-anew', seat: 2, start: { id: own(57) } },
      { type: 'turned-up', seat: 2, card: { id: own(58) } },
    ]);
    for (const id of owns(50, 40, 20, 10))
      expect(JSON.stringify({ ...match.position(), options: null, lastCount: null, recall: null })).not.toContain(`"${id}"`);
  });

  test('[CW-4.4] the new start card is any of the box', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 192; seed++) {
      const dealt = open(2, { rounds: 2, deck: LADDER.slice(0, 32) }, `seed ${seed}`).position();
      const stack = [dealt['stack']].flat().slice(16);
      const match = load({ ...dealt, stack, turn: { seat: 0, step: 'guess' } }, `seed ${seed}`);
      act(match, guess(0), guess(0));
      const start = String(partOf(match, 'start'));
      counts.set(start, (counts.get(start) ?? 0) + 1);
    }
    checkFair(counts, evenly(LADDER.slice(0, 32).map((_, index) => own(index + 1))));
  });

  test('[CW-4.4] the count stays in everybody’s view until the next card is laid', () => {
    const match = load(position(GUESSING));
    act(match, guess(0), guess(1), guess(4));
    const lastCount = [
      ['own-50', false],
      ['own-30', false],
      ['own-40', true],
      ['own-20', false],
      ['own-10', true],
    ].map(([card, wrong]) => ({ place: card, wrong }));
    for (const viewer of VIEWERS) {
      const view = Object(match.view(viewer, { recall: false }));
      expect(view.lastCount).toHaveLength(5);
      expect(view.lastCount).toEqual(expect.arrayContaining(lastCount));
      expect(view.backs).toEqual(Object.fromEntries([50, 30, 40, 20, 10].map((number) => [own(number), rung(number)])));
    }
    by(match, 0, place('north-south', 0));
    for (const viewer of VIEWERS) expect(match.view(viewer, { recall: true })).toMatchObject({ lastCount: null, backs: {} });
    expect(match.position()).not.toHaveProperty('lastCount');
  });

  test('[CW-4.6] from 0 to the number of cards now lying without the start card', () => {
    const match = load(position(GUESSING));
    expect(match.legal(0)).toEqual([0, 1, 2, 3, 4].map(guess));
    for (const errors of [5, 6, 1e9]) expect(refused(match, guess(errors))).toMatch(/^CW-4\.6 /);
    const bare = load(position({ stack: [58], turn: { step: 'guess' } }));
    expect(bare.legal(1)).toEqual([guess(0)]);
    expect(refused(bare, guess(1))).toMatch(/^CW-4\.6 /);
  });

  test('[CW-4.6] the start card is never wrong', () => {
    const match = load(position({ ...LAST, northSouth: [1, 30, 56], westEast: [55, 30, 2] }));
    act(match, guess(4), guess(4), guess(3));
    const right = [partOf(match, 'lastCount')].flat().filter((card) => Object(card).wrong === false);
    expect(right).toEqual([{ place: own(30), wrong: false }]);
    expect(partOf(match, 'tokens')).toEqual([6, 6, 4]);
  });
});

describe('the end', () => {
  test.each<[string, readonly number[], readonly number[], readonly number[], readonly number[]]>([
    ['most tokens', [4, 6, 1], [1, 2, 4], [4, 8, 1], [1]],
    ['the last guess decides', [4, 5, 5], [2, 0, 0], [6, 5, 5], [0]],
    ['equal numbers share', [4, 4, 1], [2, 2, 2], [6, 6, 3], [0, 1]],
    ['all share', [0, 0, 0], [1, 3, 1], [1, 1, 1], [0, 1, 2]],
  ])('[CW-4.5] %s', (_, tokens, guesses, scores, winners) => {
    const match = load(position({ ...LAST, tokens }));
    act(match, ...guesses.map(guess));
    expect(match.outcome).toEqual({ winners, scores, reason: 'CW-4.5' });
    expect([match.toAct, turnOf(match)]).toEqual([[], { seat: 0, step: 'over' }]);
    for (const [seat, score] of scores.entries()) {
      const lines = match.scoreLines().filter((line) => line.seat === seat);
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    }
  });

  test('[CW-4.7] after the last count nothing is cleared and no start card drawn', () => {
    const match = load(position({ ...LAST, turn: { seat: 2, step: 'guess' } }));
    act(match, guess(1), guess(2), guess(2));
    expect(match.position()).toMatchObject({
      ...position({ ...LAST, tokens: [4, 6, 6], guesses: [1, 2, 2], shown: [] }),
      shown: expect.arrayContaining([...owns(50, 30, 40, 20, 10)]),
      turn: { seat: 2, step: 'over' },
    });
    expect(partOf(match, 'box')).toEqual(owns(57, 60));
    for (const viewer of VIEWERS)
      expect(match.view(viewer, { recall: false })).toMatchObject({
        guesses: [1, 2, 2],
        lastCount: expect.any(Array),
        backs: { [own(40)]: rung(40) },
      });
  });

  /** Lays the card and lets it stand. */
  const passRound = (raw: Raw, cards: number) => {
    const match = load(raw);
    for (let card = 0; card < cards; card++) act(match, place('west-east', 0), AGREE, AGREE);
    return match;
  };

  test('[CW-1.3, CW-4.5] one round: its count is the last', () => {
    const match = passRound(position({ options: { rounds: 1 }, stack: [1, 2, 3] }), 3);
    expect(turnOf(match)).toMatchObject({ step: 'guess' });
    act(match, guess(0), guess(0), guess(0));
    expect(match.outcome).not.toBeNull();
  });

  test('[CW-1.3, CW-4.5] two rounds: the first count is not', () => {
    const match = passRound(position({ options: { rounds: 2 }, stack: [1, 2, 'pause', 3] }), 2);
    act(match, guess(0), guess(0), guess(0));
    expect([match.outcome, turnOf(match)]).toEqual([null, { seat: 2, step: 'place' }]);
    act(match, place('west-east', 0), AGREE, AGREE, guess(0), guess(0), guess(0));
    expect(match.outcome).not.toBeNull();
  });

  test('[CW-3.7] the last check stays in view through the pause that follows it', () => {
    const match = load(position({ westEast: [50, 30], stack: ['pause', 58], turn: checking('west-east', 0, 1) }));
    by(match, 1, check('after'));
    expect(turnOf(match)).toMatchObject({ step: 'guess' });
    const lastCheck = { placed: own(50), neighbour: own(30), error: true };
    expect(match.view(2, { recall: false })).toMatchObject({ lastCheck, backs: { [own(50)]: rung(50), [own(30)]: rung(30) } });
    act(match, guess(0), guess(0), guess(0));
    expect(match.view(2, { recall: false })).toMatchObject({ lastCheck });
    by(match, 1, place('west-east', 0));
    expect(match.view(2, { recall: true })).toMatchObject({ lastCheck: null, lastCount: null, backs: {} });
  });

  test('[CW-3.2] the last doubt is an ordinary one', () => {
    const match = load(position({ westEast: [20, 30], stack: [], turn: { seat: 2, ...doubting('west-east', 0) } }));
    expect([match.toAct, match.legal(0)]).toEqual([[0, 1], expect.arrayContaining([CALL, AGREE])]);
  });
});
