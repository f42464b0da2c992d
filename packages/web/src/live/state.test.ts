import type { ServerMessage } from '@tabletrotter/protocol';
import { host, type Json, type Match, quickLuck, type Shown } from '@tabletrotter/rules';
import { bonnieAndClyde } from '@tabletrotter/rules/games/bonnie-and-clyde';
import { expect, test } from 'vitest';
import screen from '../games/bonnie-and-clyde/index.ts';
import { forget, shownTable, sightsAfter, type TableState, updatedTable, withKept, withOlder } from './state.ts';
import { NOTHING_OPEN, NOTHING_OWN, stillInfo } from './still.ts';

type ShownState = Extract<TableState, { readonly status: 'shown' }>;
type Update = Extract<ServerMessage, { readonly type: 'update' }>;

const hosted = host(bonnieAndClyde);
const NO_LUCK = { luck: quickLuck(1), time: 0, commitment: null, words: [] };

const deal = (memory: 'printed' | 'helped'): { readonly match: Match; readonly state: ShownState } => {
  const opened = hosted.open(2, { memory, dealer: 1 }, NO_LUCK);
  if (!opened.ok) throw new Error(opened.error.message);
  const { match, entry } = opened.value;
  const info = stillInfo({ game: hosted.id, status: 'playing' });
  const game = {
    version: 0,
    view: match.view(0, { recall: false }),
    ask: 0,
    outcome: null,
    ...NOTHING_OPEN,
    log: match.retell([entry], 0),
    older: false,
  };
  const shown = { type: 'shown', n: 1, info, viewer: 0, game, ...NOTHING_OWN } as const;
  return { match, state: shownTable(shown, { mine: [0], veiled: false }) };
};

/** Does something in the match, and what seat 0 is told of it. */
const update = (match: Match, seat: number, action: Json): Update => {
  const step = match.act(seat, action, { id: null, time: 0 });
  if (!step.ok) throw new Error(JSON.stringify(step.error));
  const events = step.value.eventsFor(0);
  step.value.accept();
  const view = match.view(0, { recall: false });
  const entry = { seq: match.version, time: 0, events };
  const showing = { version: match.version, view, ask: match.ask(0), outcome: null, ...NOTHING_OPEN };
  return { type: 'update', ...showing, entry, sights: [] };
};

const play = (memory: 'printed' | 'helped'): ShownState => {
  const { match, state } = deal(memory);
  let now = state;
  for (const seat of [0, 1, 0]) {
    for (const action of [{ type: 'draw', from: 'case-file' }, null]) {
      const discard = match.legal(seat).find((each) => JSON.stringify(each).includes('discard'));
      const next = updatedTable(now, update(match, seat, action ?? discard ?? null), screen.retell);
      if (next === undefined) throw new Error('an update was missed');
      now = next;
    }
  }
  return now;
};

const told = (state: ShownState): readonly string[] =>
  (state.game?.log ?? []).flatMap(({ events }) => events.map((event: Shown) => screen.tell(event).key));

test('with printed memory the log names the last discard and forgets the ones below', () => {
  const lines = told(play('printed'));
  expect(lines.filter((key) => key.startsWith('log.discarded'))).toEqual([
    'log.discarded',
    'log.discarded',
    'log.discarded-known',
  ]);
  expect(lines).not.toContain('log.drew-known.case-file');
});

test('what is forgotten is gone from the page’s memory, not only from its screen', () => {
  const state = play('printed');
  const older = (state.game?.log ?? []).slice(0, -1);
  for (const { events } of older) for (const event of events) expect(event).not.toHaveProperty('card');
});

test('with help the log keeps what was told', () => {
  expect(told(play('helped')).filter((key) => key === 'log.discarded-known')).toHaveLength(3);
});

test('the newest entry stands as it was told', () => {
  const { match, state } = deal('printed');
  const next = updatedTable(state, update(match, 0, { type: 'draw', from: 'case-file' }), screen.retell);
  expect(next === undefined ? [] : told(next)).toContain('log.drew-known.case-file');
});

test('an update that does not follow asks for everything anew, and an old one changes nothing', () => {
  const { match, state } = deal('printed');
  const first = update(match, 0, { type: 'draw', from: 'case-file' });
  expect(updatedTable(state, { ...first, version: 2 }, screen.retell)).toBeUndefined();
  expect(updatedTable(state, { ...first, version: 0 }, screen.retell)).toBe(state);
});

test('forgetting twice is forgetting once', () => {
  const { game } = play('printed');
  if (game === null) throw new Error('no game');
  const once = forget(game.log, game.showing.view, screen.retell);
  expect(forget(once, game.showing.view, screen.retell)).toEqual(once);
});

test('older lines go before those that are there, none twice', () => {
  const state = play('printed');
  const log = state.game?.log ?? [];
  const late: ShownState = state.game === null ? state : { ...state, game: { ...state.game, log: log.slice(2), older: true } };
  const whole = withOlder(late, log.slice(0, 3), false);
  expect(whole.game?.log.map(({ seq }) => seq)).toEqual(log.map(({ seq }) => seq));
  expect(whole.game?.older).toBe(false);
});

test('what was shown to the seat alone stays until it is put away', () => {
  const { match, state } = deal('printed');
  const first = update(match, 0, { type: 'draw', from: 'case-file' });
  const looked = { ...first, sights: [{ version: 1, events: first.entry.events }] };
  const next = updatedTable({ ...state, sights: [{ version: 0, events: [] }] }, looked, screen.retell);
  expect(next?.sights.map(({ version }) => version)).toEqual([0, 1]);
  expect(next && sightsAfter(next, 0)).toEqual(looked.sights);
  expect(next && sightsAfter(next, 1)).toEqual([]);
});

test('what the server keeps of the seat’s own text is its notes or its journal', () => {
  const { state } = deal('printed');
  const noted = withKept(state, { type: 'kept', book: 'note', text: 'Ann bluffs' });
  expect(noted).toEqual({ ...state, notes: 'Ann bluffs' });
  expect(withKept(noted, { type: 'kept', book: 'journal', text: 'x' })).toEqual({ ...noted, journal: 'x' });
});
