import { type HostedGame, host, type Json } from '@tabletrotter/rules';
import { coordinatesOfWonders } from '@tabletrotter/rules/games/coordinates-of-wonders';

export const wonders: HostedGame = host(coordinatesOfWonders);

/** A deck of one's own whose numbers stand for nothing else: `shift` makes another of the same names. */
export const ownDeck = (count: number, shift = 0) =>
  Array.from({ length: count }, (_, index) => ({
    id: `own-${index + 1}`,
    names: { en: `Place ${String.fromCharCode(65 + index)}` },
    latitudeMinutes: 2011 + 37 * index + shift,
    longitudeMinutes: -7013 - 41 * index - shift,
  }));

/** Seat 0 has laid `own-1` north of the start card, and its opponents are asked. */
export const doubted = (seats: number, options: { readonly [name: string]: Json } = {}, deck: Json = ownDeck(5)): Json => ({
  game: 'coordinates-of-wonders',
  options: { rounds: 1, deck, ...options },
  tokens: new Array<number>(seats).fill(4),
  start: 'own-2',
  northSouth: ['own-1', 'own-2'],
  westEast: ['own-2'],
  stack: ['own-3', 'own-4'],
  box: [],
  guesses: new Array<null>(seats).fill(null),
  shown: [],
  turn: {
    seat: 0,
    step: 'doubt',
    placed: { line: 'north-south', gap: 0 },
    agreed: [],
    ...(options['calls'] === 'sealed' ? { sealed: new Array<null>(seats).fill(null) } : {}),
  },
});

export const CALL: Json = { type: 'call-error' };
export const AGREE: Json = { type: 'agree' };
