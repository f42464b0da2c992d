import { host, type Match, quickLuck, type RetoldEntry } from '@tabletrotter/rules';
import { tinyRace } from '@tabletrotter/rules/testing/tiny';
import { expect, test } from 'vitest';
import en from '../words/en.ts';
import { createWords } from '../words/language.ts';
import { lastAction, takenBack } from './company/going-back.ts';
import { logLines } from './lines.ts';
import { tellLine } from './tell-line.ts';

const NO_LUCK = { luck: quickLuck(1), time: 0, commitment: null, words: [] };
const screen = {
  isTurn: () => false,
  tell: (event: object) => ({ key: JSON.stringify(event), params: {} }),
};
const voice = { screen, nameOf: (seat: number) => ['Ana', 'Leo'][seat] ?? '', say: ({ key }: { readonly key: string }) => key };
const { t } = createWords('en', en);

/** What a viewer is told of three moves. */
const told = (): readonly RetoldEntry[] => {
  const opened = host(tinyRace).open(2, null, NO_LUCK);
  if (!opened.ok) throw new Error(opened.error.message);
  const { match, entry } = opened.value;
  const entries = [entry];
  for (let move = 0; move < 3; move++) entries.push(act(match));
  return match.retell(entries, 0);
};

const act = (match: Match) => {
  const seat = match.toAct[0] ?? 0;
  const step = match.act(seat, match.legal(seat)[0], { id: null, time: 0 });
  if (!step.ok) throw new Error(step.error.code);
  step.value.accept();
  return step.value.entry;
};

const texts = (log: readonly RetoldEntry[]): readonly string[] => logLines(log, screen).map((line) => tellLine(t, voice, line));

test('an undo is a line of its own', () => {
  const log = told().slice(0, 3);
  const undo = { seq: 9, time: 0, events: [], turnback: { kind: 'undo', seat: 1, back: 2 } } as const;
  expect(texts([...log, undo])).toEqual([...texts(log), 'Leo takes back the last move.']);
});

test('a way back that all agreed to says what came last, as far as the log goes', () => {
  const log = told().slice(0, 3);
  const rewind = (back: number) => ({ seq: 9, time: 0, events: [], turnback: { kind: 'rewind', seat: 0, back } }) as const;
  const last = texts(log).at(-1);
  expect(texts([...log, rewind(2)]).at(-1)).toBe(`All agree and go back. What came last now: “${last}”`);
  expect(texts([rewind(0)])).toEqual(['All agree and go back to the beginning.']);
});

test('an end that all agreed to is told', () => {
  const end = { seq: 9, time: 0, events: [], turnback: { kind: 'end', reason: 'agreed' } } as const;
  expect(texts([end])).toEqual(['The game was ended by agreement.']);
});

const showing = (rewindTo: number | null) => ({ rewindTo }) as const;

test('what all may take back is the last action, not what took one back', () => {
  const log = told();
  const undo = { seq: 4, time: 0, events: [], turnback: { kind: 'undo', seat: 1, back: 2 } } as const;
  expect(lastAction({ log, showing: showing(1) })).toBe(3);
  expect(lastAction({ log: [...log.slice(0, 3), undo], showing: showing(1) })).toBe(2);
  expect(lastAction({ log, showing: showing(null) })).toBeNull();
  expect(lastAction({ log: [], showing: showing(7) })).toBe(7);
});

test('what goes with a move that is taken back is said', () => {
  const log = told().filter(({ events }) => events.length > 0);
  const [seq = 0, ...later] = log.map((entry) => entry.seq).slice(-2);
  expect(takenBack(log, seq)).toMatchObject({ first: { seq }, more: true });
  expect(takenBack(log, later[0] ?? 0).more).toBe(false);
  expect(takenBack(log, 99).first).toBeUndefined();
});
