import { host } from '../../../core/host.ts';
import { type Raw, testTable } from '../../../testing/table.ts';
import { bonnieAndClyde } from '../index.ts';

export const game = host(bonnieAndClyde);

export const { open, load, impossible, act, refused } = testTable(game);

const TURN = { seat: 0, step: 'play', drew: 'case-file', played: false, hintonPlayed: false, lastDrawn: false };

/** A small position, seat 0 to play: each test says only what matters to it. */
export const position = (changes: Raw = {}, turn: Raw = {}): Raw => ({
  game: 'bonnie-and-clyde',
  options: { memory: 'printed', target: 100 },
  scores: [0, 0],
  dealer: 1,
  car: 5,
  idleTurns: 0,
  hands: [
    ['joplin', 'joplin', 'joplin', 'gibson', 'hinton'],
    ['sherman', 'sherman'],
  ],
  caseFile: ['dexter', 'sowers', 'kaufman'],
  fbiFiles: ['wellington'],
  hideouts: [null, null, null, null, null, null, null, null, null, null],
  table: [],
  captured: [],
  seen: [],
  turn: { ...TURN, ...turn },
  ...changes,
});

export const before = { step: 'draw', drew: null } as const;

/** Ten hideouts, empty but for those named by their number. */
export const hideouts = (cards: { readonly [number: number]: string }): readonly (string | null)[] =>
  Array.from({ length: 10 }, (_, index) => cards[index + 1] ?? null);

export const meld = (location: string, seat = 1, sideways = false): Raw => ({ seat, location, count: 3, kind: 'meld', sideways });
