import { expect, test } from 'vitest';
import { inviteOrigin } from './origin.ts';

const HOME = 'http://192.168.1.7:3000';

test.each([
  ['http://localhost:3000', HOME, HOME, false],
  ['http://127.0.0.1:3000', HOME, HOME, false],
  ['http://[::1]:3000', HOME, HOME, false],
  ['http://localhost:3000', null, 'http://localhost:3000', true],
  ['https://games.example', HOME, 'https://games.example', false],
  ['https://games.example', null, 'https://games.example', false],
] as const)('a page at %s with the server at %s invites to %s', (page, address, origin, onlyHere) => {
  expect(inviteOrigin(new URL(page), address)).toEqual({ origin, onlyHere });
});
