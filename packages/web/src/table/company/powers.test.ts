import { expect, test } from 'vitest';
import { standsFor } from './powers.ts';

const person = { kind: 'person', name: 'Leo', present: false, standIn: null } as const;
const info = { status: 'playing', sitters: [person, person, { kind: 'bot', level: 'casual' }], hostAway: false } as const;
const about = { info, seat: 1, viewer: 0, asked: true, host: true } as const;

test('the host lets a robot play for whoever is away and has to move: this turn, or until they are back', () => {
  expect(standsFor(about)).toEqual(['turn', 'back']);
  expect(standsFor({ ...about, asked: false })).toEqual(['back']);
});

test('for somebody who is there, but silent, this turn only', () => {
  const sitters = [person, { ...person, present: true }];
  expect(standsFor({ ...about, info: { ...info, sitters } })).toEqual(['turn']);
});

test('a robot that plays for somebody can be told to stop', () => {
  const sitters = [person, { ...person, standIn: 'back' as const }];
  expect(standsFor({ ...about, info: { ...info, sitters } })).toEqual([null]);
});

test('others may do so only while the host is away, and never who only watches', () => {
  const guest = { ...about, host: false };
  expect(standsFor(guest)).toEqual([]);
  const away = { ...info, hostAway: true };
  expect(standsFor({ ...guest, info: away })).toEqual(['turn', 'back']);
  expect(standsFor({ ...guest, info: away, viewer: null })).toEqual([]);
});

test('nobody has a robot play for oneself, or for a robot, or before or after the game', () => {
  expect(standsFor({ ...about, seat: 0 })).toEqual([]);
  expect(standsFor({ ...about, seat: 2 })).toEqual([]);
  expect(standsFor({ ...about, info: { ...info, status: 'over' } })).toEqual([]);
});
