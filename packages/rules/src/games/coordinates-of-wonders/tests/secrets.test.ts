import { describe, expect, test } from 'vitest';
import type { Json, Seat, Viewer } from '../../../core/basics.ts';
import { COMMON_LEVELS } from '../../../core/game.ts';
import type { Match, SealedEntry } from '../../../core/hosted.ts';
import { quickRandom } from '../../../core/random.ts';
import { meansOf } from '../../../testing/walk.ts';
import { coordinatesOfWonders } from '../index.ts';
import { AGREE, CALL, check, guess, place } from './actions.ts';
import {
  act,
  by,
  checking,
  deckOf,
  doubting,
  game,
  load,
  type Minutes,
  own,
  owns,
  partOf,
  position,
  RUNGS,
  rung,
  type Sketch,
  viewOf,
} from './table.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, null];
const text = (value: unknown): string => JSON.stringify(value);
const backs = (match: Match, viewer: Viewer, recall = false): readonly string[] =>
  Object.keys(Object(match.view(viewer, { recall })).backs).toSorted();

describe('who sees what', () => {
  const laid: Sketch = { northSouth: [40, 30], westEast: [20, 30, 50], stack: [58, 'pause', 59], box: [57, 60] };

  test('[CW-6.1] all: names, lines, tokens, how many are left', () => {
    const match = load(position({ ...laid, tokens: [1, 0, 7] }));
    for (const viewer of VIEWERS)
      expect(match.view(viewer, { recall: false })).toMatchObject({
        game: 'coordinates-of-wonders',
        seat: viewer,
        tokens: [1, 0, 7],
        start: own(30),
        northSouth: owns(40, 30),
        westEast: owns(20, 30, 50),
        stack: { count: 3, top: own(58) },
        box: { count: 2 },
        guesses: [null, null, null],
        turn: { seat: 0, step: 'place' },
        toAct: [0],
        outcome: null,
      });
  });

  test('[CW-6.1] nobody: backs, the order of stack and box', () => {
    for (const memory of ['printed', 'helped'])
      for (const viewer of VIEWERS) {
        const view = text(load(position({ ...laid, options: { memory } })).view(viewer, { recall: true }));
        expect(view).not.toMatch(/Minutes|own-59|own-57|own-60|"pause"/);
      }
  });

  test('[CW-6.1] the next card is nobody’s to know while a card is in doubt', () => {
    for (const turn of [doubting('west-east', 0), checking('west-east', 0, 1)])
      for (const viewer of VIEWERS) {
        const view = load(position({ ...laid, turn })).view(viewer, { recall: true });
        expect(view).toMatchObject({ stack: { count: 3, top: null } });
        expect(text(view)).not.toContain('own-58');
      }
  });

  test('[CW-6.1] a guess is its own seat’s until all are revealed', () => {
    const match = load(position({ ...laid, turn: { step: 'guess' }, stack: [58], guesses: [1, 3, null] }));
    for (const viewer of VIEWERS)
      for (const recall of [false, true])
        expect(match.view(viewer, { recall })).toMatchObject({
          guesses: [viewer === 0 ? 1 : null, viewer === 1 ? 3 : null, null],
          toAct: [2],
        });
  });

  test('[CW-6.1, CW-3.10] so is a sealed answer', () => {
    const turn = doubting('west-east', 0, { sealed: [null, null, 'call-error'] });
    const [call, agree] = ['call-error', 'agree'].map((answer) =>
      load(position({ ...laid, options: { calls: 'sealed' }, turn: { ...turn, sealed: [null, null, answer] } })),
    );
    for (const viewer of VIEWERS)
      for (const recall of [false, true]) {
        const [one, other] = [call, agree].map((match) => text(match?.view(viewer, { recall })));
        if (viewer === 2) expect(one).not.toBe(other);
        else expect(one).toBe(other);
        if (viewer === 2) expect(one).toContain('"call-error"');
      }
  });

  test('[CW-6.1] of the deal: who begins, the start card and the first card, nothing else', () => {
    const opened = game.open(
      3,
      { rounds: 1, deck: deckOf(new Array<Minutes>(20).fill([0, 0])), first: 1 },
      {
        luck: () => quickRandom(1),
        time: 0,
        commitment: null,
        words: [],
      },
    );
    if (!opened.ok) throw new Error(opened.error.message);
    const { match, entry } = opened.value;
    const { start, stack } = Object(match.position());
    for (const viewer of VIEWERS) {
      const { events } = game.told(entry, viewer);
      expect(events.map((event) => Object(event).type)).toEqual(['dealt', 'turned-up']);
      expect(new Set(text(events).match(/own-\d+/g))).toEqual(new Set([start, stack[0]]));
    }
  });
});

describe('memory', () => {
  const checked = (memory: string) => {
    const match = load(position({ westEast: [20, 30, 50], options: { memory }, turn: checking('west-east', 2, 2) }));
    by(match, 2, check('before'));
    return match;
  };

  test('[CW-6.2] printed: numbers are turned down again with the next card', () => {
    const match = checked('printed');
    for (const viewer of VIEWERS) expect(backs(match, viewer)).toEqual(owns(30, 50));
    by(match, 1, place('north-south', 0));
    for (const viewer of VIEWERS) expect(backs(match, viewer)).toEqual([]);
    expect(match.view(0, { recall: false })).not.toHaveProperty('shown');
    for (const viewer of VIEWERS) expect(backs(match, viewer, true)).toEqual(owns(30, 50));
    expect(match.position()).toMatchObject({ shown: expect.arrayContaining([...owns(30, 50)]) });
  });

  test('[CW-6.2] helped: they stay in view as long as their card lies', () => {
    const match = checked('helped');
    act(match, place('north-south', 0), AGREE, AGREE);
    for (const viewer of VIEWERS) expect(backs(match, viewer)).toEqual(owns(30, 50));
    const gone = load({ ...match.position(), turn: { seat: 2, step: 'guess' } });
    act(gone, guess(0), guess(0), guess(0), place('west-east', 0));
    for (const viewer of VIEWERS) expect(backs(gone, viewer)).toEqual([]);
  });

  test('[CW-6.2] helped: a card that an error took off the table is not kept', () => {
    const match = load(position({ westEast: [50, 30], options: { memory: 'helped' }, turn: checking('west-east', 0, 1) }));
    by(match, 1, check('after'));
    expect(backs(match, 0)).toEqual(owns(30, 50));
    by(match, 1, place('north-south', 0));
    expect(backs(match, 0)).toEqual([own(30)]);
  });

  test('[CW-6.3] the last check and the last count stay in view for all until the next card is laid', () => {
    const match = checked('printed');
    for (const viewer of VIEWERS)
      expect(match.view(viewer, { recall: false })).toMatchObject({
        lastCheck: { placed: own(50), neighbour: own(30), error: false },
      });
    const again = load(match.position());
    for (const viewer of VIEWERS) expect(again.view(viewer, { recall: false })).toEqual(match.view(viewer, { recall: false }));
  });

  /** What the log says of all that was done, to a viewer, now. */
  const log = (sketch: Sketch, moves: readonly (readonly [Seat, Json])[], viewer: Viewer) => {
    const match = load(position(sketch));
    const entries: SealedEntry[] = moves.map(([seat, action]) => by(match, seat, action).entry);
    return match.retell(entries, viewer).flatMap(({ events }) => events.map((event) => Object(event)));
  };

  test.each([
    ['printed', false],
    ['helped', true],
  ])('[CW-6.2] the log of a check, %s: with its numbers is %s once the next card is laid', (memory, numbers) => {
    const sketch: Sketch = { westEast: [20, 30, 50], options: { memory }, turn: checking('west-east', 2, 2) };
    for (const viewer of VIEWERS) {
      const [open] = log(sketch, [[2, check('before')]], viewer);
      expect(open).toMatchObject({ type: 'checked', error: false, placed: rung(50), neighbour: rung(30) });
      const [closed] = log(
        sketch,
        [
          [2, check('before')],
          [1, place('west-east', 0)],
        ],
        viewer,
      );
      expect(closed).toMatchObject({ type: 'checked', error: false, placed: { id: own(50) }, neighbour: { id: own(30) } });
      expect(text(closed).includes('Minutes')).toBe(numbers);
    }
  });

  test.each(['printed', 'helped'])(
    '[CW-6.2] the log of a count, %s, keeps what was right and wrong; the cards are gone',
    (memory) => {
      const sketch: Sketch = { westEast: [20, 30, 10], stack: [58], options: { memory }, turn: { step: 'guess' } };
      const guesses: readonly (readonly [Seat, Json])[] = [
        [0, guess(1)],
        [2, guess(0)],
        [1, guess(2)],
      ];
      for (const viewer of VIEWERS) {
        const before = log(sketch, guesses, viewer);
        expect(before.map(({ type }) => type)).toEqual(['guessed', 'guessed', 'guessed', 'counted', 'started-anew', 'turned-up']);
        expect(before[3]).toMatchObject({ errors: 1, westEast: [rung(20), rung(30), { ...rung(10), wrong: true }] });
        const after = log(sketch, [...guesses, [0, place('west-east', 0)]], viewer);
        expect(after[3]).toMatchObject({
          errors: 1,
          guesses: [1, 2, 0],
          westEast: [{ wrong: false }, { wrong: false }, { id: own(10), wrong: true }],
        });
        expect(text(after)).not.toContain('Minutes');
      }
    },
  );

  test('[CW-6.3] a count shows what errors took off in its round too, until the next card is laid', () => {
    const match = load(position({ westEast: [50, 30], stack: ['pause', 58], turn: checking('west-east', 0, 1) }));
    act(match, check('after'), guess(0), guess(0));
    const { eventsFor } = by(match, 2, guess(0));
    for (const viewer of VIEWERS) {
      expect(eventsFor(viewer).find((event) => Object(event).type === 'counted')).toMatchObject({
        caught: [{ id: own(50), ...rung(50) }],
      });
      expect(Object(match.view(viewer, { recall: false })).backs[own(50)]).toEqual(rung(50));
    }
    act(match, place('west-east', 0));
    for (const viewer of VIEWERS) expect(Object(match.view(viewer, { recall: true })).backs).not.toHaveProperty(own(50));
    expect(partOf(match, 'recall')).not.toHaveProperty('caught');
  });

  test('[CW-6.1] the log never says another’s guess or sealed answer by itself', () => {
    const sketch: Sketch = {
      westEast: [20, 30],
      options: { calls: 'sealed' },
      turn: doubting('west-east', 0, { sealed: [null, null, null] }),
    };
    expect(log(sketch, [[1, CALL]], 1)).toEqual([{ type: 'answered', seat: 1, answer: 'call-error' }]);
    for (const viewer of [0, 2, null]) expect(log(sketch, [[1, CALL]], viewer)).toEqual([{ type: 'answered', seat: 1 }]);
  });

  test('[CW-6.2] legality does not hang on what one remembers', () => {
    const raw = position({ westEast: [20, 30, 50], shown: [30, 50] });
    const [printed, helped] = [false, true].map((recall) => viewOf(raw, 0, recall));
    if (printed === undefined || helped === undefined) throw new Error('no view');
    expect(coordinatesOfWonders.candidates(printed)).toEqual(coordinatesOfWonders.candidates(helped));
  });
});

describe('robots', () => {
  test('[CW-6.7] cannot read backs: the same names with other points make no difference', () => {
    const other = deckOf(Array.from({ length: RUNGS }, (_, index): Minutes => [5000 - 61 * index, 91 * index - 900]));
    for (const turn of [{}, doubting('west-east', 1), checking('west-east', 1, 1), { step: 'guess' }]) {
      const sketch: Sketch = {
        westEast: [20, 40, 30],
        northSouth: [30, 10],
        turn,
        stack: Object(turn).step === 'guess' ? [58] : [58, 59],
      };
      const raws = [position(sketch), position({ ...sketch, options: { deck: other } })];
      for (const level of COMMON_LEVELS) {
        const choices = raws.map((raw) => {
          const seat = load(raw).toAct[0] ?? 0;
          return text(coordinatesOfWonders.bots[level](viewOf(raw, seat), quickRandom(7), meansOf(seat, 20)));
        });
        expect(choices[0]).toBe(choices[1]);
      }
    }
  });
});
