import { bonnieAndClyde } from '@tabletrotter/rules/games/bonnie-and-clyde';
import { expect, test } from 'vitest';
import { deedsFor, grabbed, type Load, landingsOf } from './drags.ts';
import { type HandCard, handOf, type View } from './model.ts';
import type { Selection } from './selection.ts';

const { refusal, parsePosition, viewFor } = bonnieAndClyde;

const HAND: readonly HandCard[] = ['joplin', 'joplin', 'joplin', 'dexter', 'grapevine', 'hinton'];

const viewOf = (turn: object = {}, change: object = {}): View => {
  const position = parsePosition({
    game: 'bonnie-and-clyde',
    options: { memory: 'printed', target: 100 },
    scores: [0, 0],
    dealer: 1,
    car: 3,
    hands: [HAND, ['gibson']],
    caseFile: ['sherman'],
    fbiFiles: ['sowers'],
    hideouts: ['clyde', null, 'bonnie', 'kaufman', null, null, null, null, null, null],
    table: [{ seat: 1, location: 'dexter', count: 3, kind: 'meld', sideways: false }],
    captured: [],
    seen: [],
    turn: { seat: 0, step: 'play', drew: 'case-file', played: false, hintonPlayed: false, lastDrawn: false, ...turn },
    ...change,
  });
  if (!position.ok) throw new Error(position.error.message);
  return viewFor(position.value, 0, { recall: false });
};

const cards = (card: HandCard, ...places: readonly number[]): Load => ({
  type: 'cards',
  selection: { hand: HAND, card, places, aiming: false },
});
const deed = (view: View, load: Load, place: string) => deedsFor(view, load, refusal).get(place);
const landing = (view: View, load: Load, place: string) => landingsOf(view, deedsFor(view, load, refusal), refusal).get(place);

test('cards on the table are the one thing that they can be', () => {
  const view = viewOf();
  expect(deed(view, cards('joplin', 0, 1, 2), 'table')).toEqual({
    type: 'act',
    action: { type: 'meld', location: 'joplin', count: 3 },
  });
  expect(deed(view, cards('dexter', 3), 'table')).toEqual({
    type: 'act',
    action: { type: 'layoff', location: 'dexter', count: 1 },
  });
});

test('where there are several ways they are only selected', () => {
  const table = [{ seat: 1, location: 'joplin', count: 3, kind: 'meld', sideways: false }];
  expect(deed(viewOf({}, { table }), cards('joplin', 0, 1, 2), 'table')).toMatchObject({ type: 'select' });
  expect(deed(viewOf(), cards('hinton', 5), 'table')).toMatchObject({ type: 'select' });
});

test('what the rules refuse is refused there too, with their reason', () => {
  const view = viewOf();
  const load = cards('grapevine', 4);
  expect(landing(view, load, 'table')).toBe('refused');
  const refused = deed(view, load, 'table');
  expect(refused?.type === 'act' && refusal(view, refused.action)).toBeTruthy();
  expect(landing(viewOf({ step: 'draw', drew: null }), load, 'fbi-files')).toBe('refused');
  expect(landing(view, load, 'fbi-files')).toBe('on');
});

test('one card alone can be discarded, and any can be put elsewhere in the hand', () => {
  const view = viewOf();
  expect(deed(view, cards('joplin', 1), 'fbi-files')).toEqual({ type: 'act', action: { type: 'discard', card: 'joplin' } });
  expect(deed(view, cards('joplin', 0, 1), 'fbi-files')).toBeUndefined();
  expect(deed(view, cards('joplin', 0, 1), 'hand')).toEqual({ type: 'arrange', places: [0, 1] });
});

test('Ted Hinton goes to the place where he looks', () => {
  const view = viewOf();
  expect(landing(view, cards('hinton', 5), 'road.1')).toBe('on');
  expect(landing(view, cards('hinton', 5), 'road.2')).toBe('refused');
  expect(landing(view, cards('dexter', 3), 'road.6')).toBeUndefined();
});

test('a press picks up a card, or with it all that are selected', () => {
  const view = viewOf();
  const selection: Selection = { hand: HAND, card: 'joplin', places: [0, 2], aiming: false };
  const press = { hand: handOf(view), selection, places: [] };
  expect(grabbed(view, { ...press, held: 2 })).toEqual({ type: 'cards', selection });
  expect(grabbed(view, { ...press, held: 1 })).toEqual(cards('joplin', 1));
  expect(grabbed(view, { ...press, held: 3 })).toEqual(cards('dexter', 3));
});

test('a pile can be drawn from, and the car driven, when that is asked of the viewer', () => {
  const press = { hand: HAND, selection: null, held: null };
  const draw = viewOf({ step: 'draw', drew: null });
  const load = grabbed(draw, { ...press, places: ['case-file'] });
  expect(load).toEqual({ type: 'pile', from: 'case-file' });
  expect(load !== null && deed(draw, load, 'hand')).toEqual({ type: 'act', action: { type: 'draw', from: 'case-file' } });
  expect(grabbed(viewOf(), { ...press, places: ['case-file'] })).toBeNull();
  expect(grabbed(viewOf(), { ...press, places: ['road.3'] })).toBeNull();
  const waiting = viewOf({ seat: 1, step: 'draw', drew: null });
  expect(grabbed(waiting, { ...press, places: ['case-file'] })).toBeNull();
});

test('the car goes to the places beside it', () => {
  const deeds = deedsFor(viewOf({}, { car: 10 }), { type: 'car' }, refusal);
  expect([...deeds.keys()]).toEqual(['road.9']);
  expect([...deedsFor(viewOf(), { type: 'car' }, refusal).keys()]).toEqual(['road.2', 'road.4']);
});
