import { describe, expect, test } from 'vitest';
import { quickRandom } from '../../../core/random.ts';
import { checkFair, countImagined, evenly } from '../../../testing/fairness.ts';
import { BONUS, CARDS, PIECES, type Piece } from '../components.ts';
import { carmenJunior } from '../index.ts';
import type { State } from '../state.ts';
import { type Look, load, position, type Seated, type Sketch, viewOf } from './table.ts';

/** Pieces of which nothing is known, but for the clues of a test; all others are gone, looked at or hold sections that seat 0 hid. */
const OPEN: readonly Piece[] = ['alaska', 'canada', 'greenland', 'mexico'];
/** Where seat 0 hid what is left of the sections of the seat on its right. */
const HID: Piece = 'india';

/**
 * A junior position late in the game: seats' sections lie under open pieces; somebody who is nobody's clue has found nothing
 * under all the rest.
 */
const late = (sections: readonly (readonly Piece[])[], clues: readonly Look[]): Sketch => {
  const seats = sections.map((pieces): Seated => ({ hidden: [...pieces, ...new Array<null>(4 - pieces.length).fill(null)] }));
  const collected = 4 * seats.length - sections.flat().length;
  const gone = PIECES.filter((piece) => !OPEN.includes(piece) && piece !== HID).slice(0, collected);
  const rest = PIECES.filter((piece) => !gone.includes(piece) && !OPEN.includes(piece) && piece !== HID);
  return { seats, gone, seen: [...rest.map((piece) => ({ seat: 1, piece, owner: null })), ...clues] };
};

/** All ways to lay these owners' sections under different pieces. */
const ways = (owners: readonly number[], pieces: readonly Piece[]): readonly ReadonlyMap<Piece, number>[] => {
  const [owner, ...others] = owners;
  if (owner === undefined) return [new Map()];
  return pieces.flatMap((piece) =>
    ways(
      others,
      pieces.filter((each) => each !== piece),
    ).map((rest) => new Map([[piece, owner], ...rest])),
  );
};

/** Whose section lies under each open piece. */
const layOf = (lies: (piece: Piece) => number | undefined): string => OPEN.map((piece) => lies(piece) ?? '-').join();
const layIn = ({ seats }: State): string =>
  layOf((piece) => {
    const owner = seats.findIndex(({ hidden }) => hidden.includes(piece));
    return owner < 0 ? undefined : owner;
  });

const carmen = (seat: number, piece: Piece, owner: number): Look => ({ seat, piece, owner });

describe('where sections lie', () => {
  test.each<[string, readonly (readonly Piece[])[], readonly Look[]]>([
    ['2 seats, no clue', [['alaska', 'canada'], [HID]], []],
    ['2 seats, the other found one of mine', [['alaska', 'canada'], [HID]], [carmen(1, 'canada', 0)]],
    ['3 seats, no clue', [['alaska'], ['canada'], [HID]], []],
    ['3 seats, a clue of mine or of seat 1', [['alaska'], ['canada'], [HID]], [carmen(2, 'alaska', 0)]],
    ['3 seats, two owners with two each', [['alaska', 'canada'], ['greenland', 'mexico'], [HID]], [carmen(2, 'alaska', 0)]],
    ['3 seats, a clue that I saw', [['alaska'], ['canada', 'mexico'], [HID]], [carmen(0, 'canada', 1)]],
    [
      '3 seats, two clues of one who looked',
      [['alaska'], ['canada', 'mexico'], [HID]],
      [carmen(2, 'canada', 1), carmen(2, 'alaska', 0)],
    ],
    ['4 seats, no clue', [['alaska'], ['canada'], ['greenland'], [HID]], []],
    ['4 seats, a clue of anybody', [['alaska'], ['canada'], ['greenland'], [HID]], [carmen(3, 'alaska', 0)]],
    ['4 seats, a clue that I saw', [['alaska'], ['canada'], ['greenland'], [HID]], [carmen(0, 'canada', 1)]],
    ['4 seats, two clues', [['alaska'], ['canada'], ['greenland'], [HID]], [carmen(3, 'alaska', 0), carmen(1, 'greenland', 2)]],
    [
      '4 seats, one clue of two who looked, and more sections of one',
      [['alaska', 'mexico'], ['canada'], ['greenland'], [HID]],
      [carmen(3, 'canada', 1), carmen(2, 'canada', 1)],
    ],
  ])(
    '[CJ-1.4] [CJ-2.5] [CJ-2.6] is any way that fits all that was seen and said, each equally likely: %s',
    (_, sections, clues) => {
      const view = viewOf(position(late(sections, clues)), 0);
      const owners = sections.slice(0, -1).flatMap((pieces, owner) => pieces.map(() => owner));
      const fits = (way: ReadonlyMap<Piece, number>): boolean =>
        clues.every(({ seat, piece, owner }) =>
          seat === 0 ? way.get(piece) === owner : way.has(piece) && way.get(piece) !== seat,
        );
      const weights = new Map<string, number>();
      for (const way of ways(owners, OPEN).filter(fits)) {
        const lay = layOf((piece) => way.get(piece));
        weights.set(lay, (weights.get(lay) ?? 0) + 1);
      }
      expect(weights.size).toBeGreaterThan(1);
      checkFair(countImagined(carmenJunior, view, quickRandom(7), weights.size * 60, layIn), weights);
    },
  );

  test('[CJ-1.4] which section of an owner is under which of its pieces is even too', () => {
    const view = viewOf(position(late([['alaska', 'canada'], [HID]], [carmen(1, 'canada', 0)])), 0);
    const pairs = OPEN.filter((piece) => piece !== 'canada').flatMap((piece) => [`${piece},canada`, `canada,${piece}`]);
    checkFair(
      countImagined(carmenJunior, view, quickRandom(8), 600, ({ seats }) => `${seats[0]?.hidden.slice(0, 2)}`),
      evenly(pairs),
    );
  });

  test('[CJ-1.4] what the seat hid itself stays where it is', () => {
    const sketch = late([['alaska', 'canada'], [HID]], []);
    const states = Array.from({ length: 20 }, (_, seed) => carmenJunior.imagine(viewOf(position(sketch), 0), quickRandom(seed)));
    expect(new Set(states.map(({ seats }) => JSON.stringify(seats[1]?.hidden)))).toEqual(new Set(['["india",null,null,null]']));
  });
});

describe('cards', () => {
  const sketch = late([['alaska', 'canada'], [HID]], []);
  const gone = sketch.gone ?? [];
  const own = { ...sketch.seats[0], card: 'mexico' } as const;
  const there = PIECES.filter((piece) => !gone.includes(piece) && piece !== 'mexico');

  test('[CJ-2.8] another’s hand is any card that nobody shows, but none of a gone piece', () => {
    const view = viewOf(position({ ...sketch, seats: [own, { ...sketch.seats[1] }] }), 0);
    const counts = countImagined(carmenJunior, view, quickRandom(9), 1_600, ({ seats }) => `${seats[1]?.card}`);
    checkFair(counts, evenly([...there, BONUS]));
  });

  test('[CJ-2.2] one who must roll has not the bonus card, one who need not has it', () => {
    const rolling = viewOf(position({ ...sketch, seats: [own, { ...sketch.seats[1] }], turn: { seat: 1 } }), 0);
    checkFair(
      countImagined(carmenJunior, rolling, quickRandom(10), 1_600, ({ seats }) => `${seats[1]?.card}`),
      evenly(there),
    );
    const bonus: Sketch = { ...sketch, seats: [own, { ...sketch.seats[1], card: BONUS }], turn: { seat: 1, step: 'move' } };
    for (let seed = 0; seed < 20; seed++)
      expect(carmenJunior.imagine(viewOf(position(bonus), 0), quickRandom(seed)).seats[1]?.card).toBe(BONUS);
  });

  test('[CJ-1.5] [CJ-5.3] the deck is in any order', () => {
    const raw = position({ ...sketch, seats: [own, { ...sketch.seats[1] }] });
    const counts = countImagined(carmenJunior, viewOf(raw, 0), quickRandom(11), 1_600, ({ deck }) => `${deck.at(-1)}`);
    const expected = new Map(CARDS.filter((card) => card !== 'mexico').map((card): [string, number] => [card, 1]));
    // a card of a gone piece is in the deck for certain, any other may be in the other's hand
    const held = 1 / (there.length + 1);
    for (const card of [...there, BONUS]) expected.set(card, 1 - held);
    checkFair(counts, expected);
  });
});

describe('older', () => {
  /** Seat 2 found its section under Mexico, which was put back, and has looked there again; seat 0 had found Carmen there. */
  const again: Sketch = {
    rules: 'older',
    seats: [{ hidden: ['alaska'] }, { hidden: [null, 'canada'] }, { hidden: [null] }],
    seen: [
      { seat: 0, piece: 'mexico', owner: 2 },
      { seat: 2, piece: 'mexico', owner: null },
    ],
  };

  test.each([0, 1, 2])('[CJ-3.5] seat %i: whose section lay under a piece put back, when its finder has looked again', (seat) => {
    const view = viewOf(position(again), seat);
    for (let seed = 0; seed < 40; seed++) {
      const state = carmenJunior.imagine(view, quickRandom(seed));
      expect(load(carmenJunior.dumpPosition(state)).position()['seen']).toEqual(again.seen);
      expect(carmenJunior.viewFor(state, seat, { recall: true })).toEqual(view);
    }
  });

  test('[CJ-2.8] [CJ-3.5] a position may leave out who found what under a gone piece', () => {
    const raw = position({
      seats: [{}, { hidden: [null] }, { hidden: [null] }],
      gone: ['brazil', 'andes'],
      seen: [
        { seat: 0, piece: 'andes', owner: 1 },
        { seat: 0, piece: 'brazil', owner: 2 },
      ],
    });
    for (const seat of [0, 1, 2])
      for (let seed = 0; seed < 20; seed++) {
        const state = carmenJunior.imagine(viewOf(raw, seat), quickRandom(seed));
        expect(carmenJunior.viewFor(state, seat, { recall: true })).toEqual(viewOf(raw, seat));
        expect(load(carmenJunior.dumpPosition(state)).toAct).toEqual([0]);
      }
  });
});
