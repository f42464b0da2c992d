import type { Json } from '../../../core/basics.ts';
import type { Action } from '../actions.ts';
import { LOCATIONS } from '../components.ts';

/** A position in which a good player has little doubt. */
export interface Puzzle {
  readonly title: string;
  readonly position: Json;
  readonly accept: readonly Action[];
  readonly reason: string;
}

type Keys = { readonly [key: string]: Json };

const CASE_FILE = [
  'wellington',
  'kaufman',
  'grapevine',
  'dexter',
  'hinton',
  'sherman',
  'wellington',
  'gibson',
  'huntsville',
  'hinton',
];
export const RIVAL = ['kaufman', 'sherman', 'platte-city', 'platte-city', 'sowers', 'huntsville', 'grapevine'];

/** Seat 0 to move with an even score, the road empty, nothing on the table; what is given comes instead. */
export const position = (keys: Keys, turn: Keys = {}): Json => ({
  game: 'bonnie-and-clyde',
  scores: [20, 20],
  dealer: 1,
  car: 1,
  hands: [['kaufman'], RIVAL],
  caseFile: CASE_FILE,
  fbiFiles: ['hinton'],
  hideouts: LOCATIONS.map(() => null),
  table: [],
  captured: [],
  seen: [],
  ...keys,
  turn: { seat: 0, step: 'play', drew: 'case-file', played: false, hintonPlayed: false, lastDrawn: false, ...turn },
});

export const DRAW = { step: 'draw', drew: null };
export const PLAYED = { played: true };
export const LAST = { lastDrawn: true };

export const meld = (seat: number, location: string, sideways = false): Json => ({
  seat,
  location,
  count: 3,
  kind: 'meld',
  sideways,
});
export const layoff = (seat: number, location: string, sideways = false): Json => ({
  seat,
  location,
  count: 1,
  kind: 'layoff',
  sideways,
});
export const under = (cards: { readonly [location: string]: string }): Json =>
  LOCATIONS.map((location) => cards[location] ?? null);
export const BOTH: Json = [
  { seat: 0, card: 'bonnie' },
  { seat: 0, card: 'clyde' },
];
