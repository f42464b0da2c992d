import type { Sitter } from '@tabletrotter/protocol';
import { expect, test } from 'vitest';
import { fullKey } from './full.ts';

const person = (present: boolean): Sitter => ({ kind: 'person', name: 'Ana', present, standIn: null });
const robot: Sitter = { kind: 'bot', level: 'casual' };

test('everybody is here only where nobody is away', () => {
  expect(fullKey([person(true), robot], [0], true)).toBe('lobby.full');
  expect(fullKey([person(true), person(true)], [1], false)).toBe('lobby.host-starts');
  expect(fullKey([person(true), person(false)], [0], true)).toBe('lobby.taken');
  expect(fullKey([person(false), person(true)], [1], false)).toBe('lobby.taken-host-starts');
});

test('whoever shares this device is here, whomever it shows', () => {
  expect(fullKey([person(true), person(false)], [0, 1], true)).toBe('lobby.full');
});
