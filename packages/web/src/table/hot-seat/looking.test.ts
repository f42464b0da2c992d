import type { Seat } from '@tabletrotter/rules';
import { describe, expect, test } from 'vitest';
import { type Front, lookingOf, type Shared, wantedOf } from './looking.ts';

const NOBODY: Front = { present: null, called: null };
const present = (seat: Seat): Front => ({ present: seat, called: null });
const called = (seat: Seat, there: Seat | null = null): Front => ({ present: there, called: seat });

const shared = (changes: Partial<Shared> = {}): Shared => ({
  mine: [0, 2],
  wanted: [0],
  over: false,
  viewer: null,
  veiled: true,
  sights: false,
  isPrivate: true,
  ...changes,
});

const open = (changes: Partial<Shared> = {}): Shared => shared({ isPrivate: false, ...changes });

describe('where every step shows a hand', () => {
  test('whoever is asked has a curtain before them, and the page looks with nobody’s eyes', () => {
    expect(lookingOf(shared(), NOBODY)).toEqual({ curtain: 0, seat: null, veiled: true });
  });

  test('whoever has lifted it sees what is theirs', () => {
    expect(lookingOf(shared(), present(0))).toEqual({ curtain: null, seat: 0, veiled: false });
  });

  test('it falls when somebody else of the device is asked', () => {
    expect(lookingOf(shared({ wanted: [2], viewer: 0, veiled: false }), present(0))).toMatchObject({ curtain: 2, seat: null });
  });

  test('it stays up while only others are asked, elsewhere', () => {
    const elsewhere = shared({ wanted: [], viewer: 0, veiled: false });
    expect(lookingOf(elsewhere, present(0))).toEqual({ curtain: null, seat: 0, veiled: false });
  });

  test('it does not fall before what was just shown is put away', () => {
    const looking = shared({ wanted: [2], viewer: 0, veiled: false, sights: true });
    expect(lookingOf(looking, present(0))).toMatchObject({ curtain: null, seat: 0 });
    expect(lookingOf(looking, NOBODY)).toMatchObject({ curtain: 2, seat: null });
  });

  test('where nobody here is asked and nobody has said who they are, anybody may', () => {
    expect(lookingOf(shared({ wanted: [] }), NOBODY)).toEqual({ curtain: 'anybody', seat: null, veiled: true });
  });

  test('of several who are asked, the one called comes first', () => {
    expect(lookingOf(shared({ wanted: [0, 2] }), called(2, 0))).toMatchObject({ curtain: 2, seat: null });
  });

  test('nobody is called past whoever is asked', () => {
    expect(lookingOf(shared({ wanted: [0] }), called(2, 0))).toMatchObject({ curtain: null, seat: 0 });
  });
});

describe('where a step shows nothing private', () => {
  test('there is no curtain, and the eyes are veiled', () => {
    expect(lookingOf(open({ wanted: [2] }), NOBODY)).toEqual({ curtain: null, seat: 2, veiled: true });
  });

  test('something for one pair of eyes brings it down, and shows nothing yet', () => {
    const waiting = open({ viewer: 0, sights: true });
    expect(lookingOf(waiting, NOBODY)).toEqual({ curtain: 0, seat: 0, veiled: true });
    expect(lookingOf(waiting, present(0))).toEqual({ curtain: null, seat: 0, veiled: false });
  });

  test('it comes before the turn of the next one, unless that one is called', () => {
    const late = open({ viewer: 0, sights: true, wanted: [2] });
    expect(lookingOf(late, NOBODY)).toEqual({ curtain: 0, seat: 0, veiled: true });
    expect(lookingOf(late, called(2))).toEqual({ curtain: null, seat: 2, veiled: true });
  });

  test('it is shown until it is put away, and then the eyes are veiled again', () => {
    const unveiled = { viewer: 0, veiled: false, wanted: [2] };
    expect(lookingOf(open({ ...unveiled, sights: true }), present(0))).toEqual({ curtain: null, seat: 0, veiled: false });
    expect(lookingOf(open({ ...unveiled, wanted: [0] }), present(0))).toEqual({ curtain: null, seat: 0, veiled: true });
    expect(lookingOf(open(unveiled), present(0))).toEqual({ curtain: null, seat: 2, veiled: true });
  });

  test('whoever looked and is gone sees it covered', () => {
    expect(lookingOf(open({ viewer: 0, veiled: false, sights: true }), NOBODY)).toEqual({ curtain: 0, seat: 0, veiled: true });
  });
});

test('a device with one seat has no curtain, nor has one with none', () => {
  expect(lookingOf(shared({ mine: [2], wanted: [] }), NOBODY)).toEqual({ curtain: null, seat: 2, veiled: false });
  expect(lookingOf(shared({ mine: [], wanted: [] }), NOBODY)).toEqual({ curtain: null, seat: null, veiled: false });
});

test('nothing is covered after the end', () => {
  const end = shared({ over: true, viewer: 0, veiled: false, wanted: [] });
  expect(lookingOf(end, NOBODY)).toEqual({ curtain: null, seat: 0, veiled: false });
});

describe('whom the table waits for', () => {
  const person = (standIn: 'turn' | 'back' | null = null) => ({ kind: 'person', name: 'Ana', present: true, standIn }) as const;
  const info = { status: 'playing', sitters: [person(), person(), person('turn')], proposal: null } as const;

  test('those here who are asked, but for whom a bot plays', () => {
    expect(wantedOf(info, [1, 2], [0, 1, 2])).toEqual([1]);
  });

  test('those here who have not answered a proposal', () => {
    const proposal = { id: 1, by: 0, what: { kind: 'end' }, agreed: [0] } as const;
    expect(wantedOf({ ...info, proposal }, [0], [0, 1])).toEqual([0, 1]);
    expect(wantedOf({ ...info, sitters: [person(), person('back')], proposal }, [0], [0, 1])).toEqual([0]);
  });

  test('nobody when it is over', () => {
    expect(wantedOf({ ...info, status: 'over' }, [1], [0, 1])).toEqual([]);
  });
});
