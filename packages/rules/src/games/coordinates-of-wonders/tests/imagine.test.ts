import { describe, expect, test } from 'vitest';
import { quickRandom } from '../../../core/random.ts';
import { checkFair, countImagined, evenly } from '../../../testing/fairness.ts';
import { PLACES } from '../components.ts';
import { coordinatesOfWonders } from '../index.ts';
import type { State } from '../state.ts';
import { by, deckOf, doubting, LADDER, open, own, owns, partOf, position, rung, type Sketch, stateOf, viewOf } from './table.ts';

/** All orders of some things. */
const orders = (things: readonly string[]): readonly (readonly string[])[] =>
  things.length === 0
    ? [[]]
    : things.flatMap((thing) => orders(things.filter((other) => other !== thing)).map((rest) => [thing, ...rest]));

const imagined = (sketch: Sketch, seat: number, seed: number): State =>
  coordinatesOfWonders.imagine(viewOf(position(sketch), seat), quickRandom(seed));

describe('imagining', () => {
  /** Six places: one lies, one has come up, four are unseen. */
  const few: Sketch = { start: 1, stack: [2, 3, 4], box: [5, 6], options: { deck: LADDER.slice(0, 6) } };

  test('[CW-6.1] lays the unseen places in stack and box, every way equally likely', () => {
    const counts = countImagined(coordinatesOfWonders, viewOf(position(few), 0), quickRandom(3), 720, ({ stack, box }) =>
      [...stack, ...box].join(),
    );
    checkFair(counts, evenly(orders(owns(3, 4, 5, 6)).map((rest) => [own(2), ...rest].join())));
  });

  test('[CW-6.1] what has left the game does not come again', () => {
    const sketch: Sketch = { ...few, stack: [2, 3], box: [4], and: { recall: { gone: owns(5, 6) } } };
    const counts = countImagined(coordinatesOfWonders, viewOf(position(sketch), 2), quickRandom(4), 200, ({ stack, box }) =>
      [...stack, ...box].join(),
    );
    checkFair(counts, evenly([owns(2, 3, 4).join(), owns(2, 4, 3).join()]));
  });

  test('[CW-6.1] the card in doubt is known, the next one is not', () => {
    const sketch: Sketch = { ...few, westEast: [1, 2], stack: [3], box: [4], turn: doubting('west-east', 1) };
    const counts = countImagined(coordinatesOfWonders, viewOf(position(sketch), 1), quickRandom(5), 400, ({ stack }) =>
      stack.join(),
    );
    checkFair(counts, evenly(owns(3, 4, 5, 6)));
  });

  test('[CW-4.1] others’ guesses are any number that they may write; the own one stays', () => {
    const sketch: Sketch = { westEast: [10, 30, 50], stack: [58], guesses: [1, 2, null], turn: { step: 'guess' } };
    const counts = countImagined(coordinatesOfWonders, viewOf(position(sketch), 1), quickRandom(6), 300, ({ guesses }) =>
      guesses.join(),
    );
    checkFair(counts, evenly(['0,2,', '1,2,', '2,2,']));
  });

  test('[CW-3.10] others’ sealed answers are either; the own one stays, and who has not answered has not', () => {
    const sketch: Sketch = {
      tokens: [4, 4, 4, 4],
      westEast: [20, 30],
      options: { calls: 'sealed' },
      turn: doubting('west-east', 0, { sealed: [null, 'call-error', 'agree', null] }),
    };
    const answers = ({ turn }: State) => (turn.step === 'doubt' ? String(turn.sealed) : turn.step);
    const seen = (seat: number) =>
      countImagined(coordinatesOfWonders, viewOf(position(sketch), seat), quickRandom(7), 200, answers);
    checkFair(seen(1), evenly([',call-error,agree,', ',call-error,call-error,']));
    checkFair(seen(2), evenly([',agree,agree,', ',call-error,agree,']));
    checkFair(seen(3), evenly([',agree,agree,', ',agree,call-error,', ',call-error,agree,', ',call-error,call-error,']));
  });

  test('[CW-6.6] the numbers of one’s own deck are made up but for those that were seen, which stay', () => {
    const sketch: Sketch = { westEast: [20, 30, 40], shown: [30, 40] };
    const points = [1, 2, 3].map((seed) => imagined(sketch, 0, seed).options.deck ?? []);
    for (const deck of points) {
      expect(deck).toHaveLength(60);
      expect(deck.find(({ id }) => id === own(30))).toMatchObject({ ...rung(30), names: { en: 'Place 30' } });
      expect(deck.find(({ id }) => id === own(40))).toMatchObject(rung(40));
      expect(deck.find(({ id }) => id === own(20))).toMatchObject({ names: { en: 'Place 20' } });
    }
    const made = points.map((deck) => deck.find(({ id }) => id === own(20))?.latitudeMinutes);
    expect(new Set(made).size).toBe(3);
  });

  test('[CW-1.2] those of the box are the box’s own', () => {
    const dealt = open(2, { rounds: 1, fame: 1 });
    const state = coordinatesOfWonders.imagine(viewOf(dealt.position(), 0), quickRandom(8));
    const famous = new Set(PLACES.filter(({ fame }) => fame === 1).map(({ id }) => id));
    expect([state.start, ...state.stack, ...state.box].toSorted()).toEqual([...famous].toSorted());
  });

  test('[CW-1.3] everybody knows where the pause cards lie: all through a game', () => {
    const match = open(2, { rounds: 3, deck: LADDER.slice(0, 48), first: 0 }, 'pauses');
    const pauses = (stack: unknown) => [stack].flat().flatMap((card, index) => (card === 'pause' ? [index] : []));
    for (let steps = 0; match.outcome === null; steps++) {
      const raw = match.position();
      for (const seat of [0, 1]) {
        const other = coordinatesOfWonders.imagine(viewOf(raw, seat), quickRandom(steps));
        expect(pauses(other.stack)).toEqual(pauses(raw['stack']));
        expect([...other.stack, ...other.box]).toHaveLength([raw['stack'], raw['box']].flat().length);
      }
      const asked = match.toAct[0] ?? 0;
      const legal = match.legal(asked);
      by(match, asked, legal[(steps * 5) % legal.length] ?? null);
    }
  });

  test.each<[string, Sketch]>([
    ['a pause after one card', { start: 1, stack: [2, 'pause', 3], box: [4] }],
    ['two pauses after one card each', { start: 1, stack: [2, 'pause', 3, 'pause', 4], box: [5, 6] }],
    ['a pause that comes next', { start: 1, westEast: [2, 1], stack: ['pause', 3], box: [4], turn: doubting('west-east', 0) }],
    ['the pause', { start: 1, westEast: [2, 1], stack: [3], box: [4], turn: { step: 'guess' } }],
    ['the last round', { start: 1, stack: [2], box: [] }],
    ['the last doubt', { start: 1, westEast: [2, 1], stack: [], box: [], turn: doubting('west-east', 0) }],
  ])('[CW-6.1] looks like the truth where a game is smaller than a real one: %s', (_, sketch) => {
    const cards = Math.max(
      1,
      ...[sketch.stack, sketch.box, sketch.westEast].flatMap((list = []) => list.filter((card) => card !== 'pause')),
    );
    for (const count of [cards, cards + 1, 60]) {
      const raw = position({ ...sketch, options: { deck: LADDER.slice(0, count) } });
      for (const seat of [0, 1, 2])
        for (const seed of [1, 2, 3]) {
          const view = viewOf(raw, seat);
          const other = coordinatesOfWonders.imagine(view, quickRandom(seed));
          expect(coordinatesOfWonders.viewFor(other, seat, { recall: true })).toEqual(view);
          expect(stateOf(coordinatesOfWonders.dumpPosition(other)).stack).toEqual(other.stack);
        }
    }
  });

  test('a deck whose ids are not in order is imagined as well', () => {
    const deck = deckOf(new Array(12).fill([0, 0])).slice(6);
    const raw = position({ start: 9, stack: [7, 8], box: [10, 11, 12], options: { deck } });
    const view = viewOf(raw, 0);
    const other = coordinatesOfWonders.imagine(view, quickRandom(1));
    expect(coordinatesOfWonders.viewFor(other, 0, { recall: true })).toEqual(view);
    expect(partOf(open(2, { rounds: 1, deck: LADDER.slice(0, 16) }), 'box')).toEqual([]);
  });
});
