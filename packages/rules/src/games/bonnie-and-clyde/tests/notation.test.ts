import { describe, expect, test } from 'vitest';
import { before, game, hideouts, impossible, load, meld, position } from './table.ts';

const layoff = (location: string, sideways = false) => ({ seat: 0, location, count: 1, kind: 'layoff', sideways });
const played = { played: true };
const over = { step: 'over', ...played };

describe('a possible position', () => {
  test('is dumped as it was loaded, hands sorted, defaults filled in', () => {
    const { options: _, idleTurns: __, ...rest } = position({ hands: [['hinton', 'gibson', 'joplin'], ['sherman']] });
    expect(load(rest).position()).toEqual({ ...position(), hands: [['joplin', 'gibson', 'hinton'], ['sherman']] });
  });

  test.each([
    ['a draw', position({}, before)],
    ['a search with no card in hand', position({ hands: [[], ['sherman']] }, { step: 'search', ...played, hintonPlayed: true })],
    [
      'a peek',
      position(
        { hideouts: hideouts({ 6: 'clyde' }) },
        { step: 'choose', location: 'dexter', by: 'hinton', ...played, hintonPlayed: true },
      ),
    ],
    [
      'a look after a meld',
      position(
        { table: [meld('sowers', 0)], hideouts: hideouts({ 7: 'gibson' }) },
        { step: 'choose', location: 'sowers', by: 'meld', ...played },
      ),
    ],
    ['a drive', position({ table: [meld('sowers'), layoff('sowers')] }, { step: 'drive', ...played })],
    ['a last turn', position({ caseFile: [] }, { lastDrawn: true })],
    ['a finished game', position({ scores: [104, 60], hands: [[], ['sherman']] }, over)],
    ['a tie above the target', position({ scores: [104, 104] })],
  ])('may show %s', (_, raw) => {
    expect(load(raw).position()).toEqual(raw);
  });

  test('keeps what seats remember in recall, and only where there is more than the piles show', () => {
    const match = load(position({ fbiFiles: ['dexter', 'gibson'] }, before));
    expect(match.position()).not.toHaveProperty('recall');
    const step = match.act(0, { type: 'draw', from: 'fbi-files' }, { id: null, time: 0 });
    if (step.ok) step.value.accept();
    const dumped = match.position();
    expect(dumped['recall']).toEqual({
      memoirs: [
        { type: 'buried', count: 1 },
        { type: 'laid', seat: null, card: 'dexter' },
        { type: 'taken', seat: 0, card: 'dexter', next: 'gibson' },
      ],
    });
    expect(load(dumped).position()).toEqual(dumped);
    expect(load(dumped).view(1, { recall: true })).toEqual(match.view(1, { recall: true }));
  });
});

describe('an impossible position', () => {
  test.each<[string, string | undefined, { readonly [key: string]: unknown }]>([
    ['a card too many', 'BC-1.2', position({ caseFile: new Array(4).fill('joplin') })],
    ['sixteen hintons', 'BC-1.2', position({ caseFile: new Array(15).fill('hinton') })],
    [
      'a hinton too many while one is in use',
      'BC-1.2',
      position({ caseFile: new Array(14).fill('hinton') }, { step: 'search', ...played, hintonPlayed: true }),
    ],
    ['an outlaw twice', 'BC-1.2', position({ hideouts: hideouts({ 1: 'bonnie' }), captured: [{ seat: 0, card: 'bonnie' }] })],
    ['an outlaw in a hand', undefined, position({ hands: [['bonnie'], ['sherman']] })],
    ['an outlaw in a pile', undefined, position({ fbiFiles: ['clyde'] })],
    ['nine hideouts', 'BC-1.1', position({ hideouts: hideouts({}).slice(1) })],
    ['one player', undefined, position({ hands: [['joplin']], scores: [0], dealer: 0 })],
    ['seven players', undefined, position({ hands: new Array(7).fill(['hinton']), scores: new Array(7).fill(0) })],
    ['scores for other seats', undefined, position({ scores: [0, 0, 0] })],
    ['a seat without a card', 'BC-3.1', position({ hands: [['joplin'], []] })],
    ['a player without a card who does not search', 'BC-3.1', position({ hands: [[], ['sherman']] })],
    ['a meld of two', 'BC-2.5', position({ table: [{ ...meld('dexter'), count: 2 }] })],
    ['a layoff with no earlier meld', 'BC-2.6', position({ table: [layoff('dexter'), meld('dexter')] })],
    ['a search of empty files', 'BC-2.3', position({ fbiFiles: [] }, { step: 'search', ...played, hintonPlayed: true })],
    [
      'a choice at an empty hideout',
      'BC-2.3',
      position({}, { step: 'choose', location: 'dexter', by: 'hinton', ...played, hintonPlayed: true }),
    ],
    [
      'a choice by a play that is not there',
      'BC-2.7',
      position({ hideouts: hideouts({ 6: 'gibson' }) }, { step: 'choose', location: 'dexter', by: 'meld', ...played }),
    ],
    [
      'a choice by a play that lies wrong',
      'BC-2.7',
      position(
        { table: [meld('sowers', 0, true)], hideouts: hideouts({ 7: 'gibson' }) },
        { step: 'choose', location: 'sowers', by: 'meld', ...played },
      ),
    ],
    ['a drive after a meld', 'BC-2.7', position({ table: [meld('dexter', 0)] }, { step: 'drive', ...played })],
    [
      'a drive after a layoff that lies wrong',
      'BC-2.7',
      position({ car: 7, table: [meld('sowers'), layoff('sowers')] }, { step: 'drive', ...played }),
    ],
    [
      "a drive after another seat's layoff",
      'BC-2.7',
      position({ table: [meld('sowers'), layoff('sowers')] }, { seat: 1, step: 'drive', ...played }),
    ],
    ['a sight of an empty hideout', 'BC-2.7', position({ seen: [{ seat: 0, location: 'dexter' }] })],
    [
      'a sight twice',
      undefined,
      position({
        hideouts: hideouts({ 6: 'gibson' }),
        seen: [
          { seat: 0, location: 'dexter' },
          { seat: 0, location: 'dexter' },
        ],
      }),
    ],
    ['a single leader at the target', 'BC-5.2', position({ scores: [100, 60] })],
    ['an end without a leader', 'BC-5.2', position({ scores: [100, 100] }, over)],
    ['an empty case file before the draw', 'BC-3.2', position({ caseFile: [] }, { ...before, lastDrawn: true })],
    ['lastDrawn with cards left', 'BC-3.2', position({}, { lastDrawn: true })],
    ['a play before the draw', 'BC-2.1', position({}, { ...before, played: true })],
    ['a turn that drew from nowhere', 'BC-2.1', position({}, { drew: null })],
    ['a hinton in use that was not played', 'BC-2.3', position({}, { step: 'search', ...played })],
    ['a location without a choice', undefined, position({}, { location: 'dexter' })],
    ['a car off the road', undefined, position({ car: 11 })],
    ['an unknown key', undefined, position({ extra: 1 })],
    ['a missing key', undefined, { ...position(), table: undefined }],
    ['another game', undefined, position({ game: 'wide-world' })],
    ['an unknown option', undefined, position({ options: { dealer: 1 } })],
    [
      'memories that contradict the files',
      undefined,
      position({ recall: { memoirs: [{ type: 'laid', seat: null, card: 'gibson' }] } }),
    ],
    [
      'memories of more cards than the box has',
      undefined,
      position({ recall: { memoirs: new Array(2_000).fill({ type: 'buried', count: 77 }) } }),
    ],
    [
      'more memories than a hand can leave',
      'BC-2.11',
      position({ recall: { memoirs: new Array(30_000).fill({ type: 'played', seat: 0, location: 'gibson', count: 1 }) } }),
    ],
  ])('is refused: %s', (_, rule, raw) => {
    const { message, rule: cited } = impossible(raw);
    expect(cited).toBe(rule);
    expect(message.length).toBeGreaterThan(10);
  });

  test.each([
    null,
    7,
    'x',
    [],
    {},
    { game: 'bonnie-and-clyde' },
    { ...position(), turn: null },
    { ...position(), hands: 'none' },
  ])('is refused without a crash: %j', (raw) => {
    const opened = game.load(raw, { luck: () => ({ below: () => 0 }), time: 0, commitment: null, words: [] });
    expect(opened.ok).toBe(false);
  });
});

describe('an action', () => {
  test.each([
    { type: 'draw' },
    { type: 'draw', from: 'the sky' },
    { type: 'draw', from: 'case-file', count: 2 },
    { type: 'hinton', use: 'peek' },
    { type: 'hinton', use: 'draw-two', location: 'joplin' },
    { type: 'meld', location: 'joplin' },
    { type: 'meld', location: 'hinton', count: 3 },
    { type: 'meld', location: 'joplin', count: 2.5 },
    { type: 'layoff', location: 'joplin', count: 0 },
    { type: 'take', card: 'nobody' },
    { type: 'leave', card: 'joplin' },
    { type: 'drive', to: 'left' },
    { type: 'discard' },
    { type: 'fly' },
    {},
    null,
    'draw',
  ])('of a bad shape is no action: %j', (raw) => {
    const step = load(position()).act(0, raw, { id: null, time: 0 });
    expect(step).toMatchObject({ ok: false, error: { code: 'bad-action' } });
  });
});
