import { expect } from 'vitest';
import type { Json } from '../../../core/basics.ts';
import { host } from '../../../core/host.ts';
import type { Match, Shown } from '../../../core/hosted.ts';
import { secureLuck } from '../../../core/random.ts';
import { bonnieAndClyde } from '../index.ts';

export const game = host(bonnieAndClyde);

const opening = { luck: secureLuck('tests'), time: 0, commitment: null, words: [] };

type Raw = { readonly [key: string]: unknown };

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

/** A match at a position that must be a possible one. */
export const load = (raw: Raw): Match => {
  const opened = game.load(raw, opening);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value.match;
};

/** Why a position cannot be loaded. */
export const impossible = (raw: Raw): { readonly message: string; readonly rule?: string } => {
  const opened = game.load(raw, opening);
  if (opened.ok) throw new Error('the position was loaded');
  return opened.error;
};

/** Plays actions for whoever is asked; each must be taken. The events of the last one, as that seat was told. */
export const act = (match: Match, ...actions: readonly Json[]): readonly Shown[] => {
  let events: readonly Shown[] = [];
  for (const action of actions) {
    const seat = match.toAct[0];
    if (seat === undefined) throw new Error('nobody is asked');
    const step = match.act(seat, action, { id: null, time: 0 });
    if (!step.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(step.error)}`);
    step.value.accept();
    events = step.value.eventsFor(seat);
  }
  return events;
};

/** The paragraph and the reason for which an action is refused; the position must be unchanged by it. */
export const refused = (match: Match, action: Json): string => {
  const seat = match.toAct[0] ?? 0;
  const untouched = JSON.stringify(match.position());
  const step = match.act(seat, action, { id: null, time: 0 });
  if (step.ok || step.error.code !== 'refused') throw new Error(`${JSON.stringify(action)} was not refused`);
  expect(JSON.stringify(match.position())).toBe(untouched);
  expect(match.legal(seat)).not.toContainEqual(action);
  return `${step.error.refusal.rule} ${step.error.refusal.reason}`;
};

/** A fresh game. */
export const open = (seats: number, options: Raw = {}, seed = 'tests'): Match => {
  const opened = game.open(seats, options, { ...opening, luck: secureLuck(seed) });
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value.match;
};
