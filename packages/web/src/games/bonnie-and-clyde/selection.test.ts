import { bonnieAndClyde } from '@tabletrotter/rules/games/bonnie-and-clyde';
import { expect, test } from 'vitest';
import { type HandCard, handOf, type View } from './model.ts';
import { heldOf, isPlayable, kept, type Offer, offersFor, peeks, type Selection, toggled, withAll } from './selection.ts';

const { refusal, parsePosition, viewFor } = bonnieAndClyde;

const HAND: readonly HandCard[] = ['joplin', 'joplin', 'joplin', 'dexter', 'hinton', 'hinton'];

const viewOf = (change: object = {}): View => {
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
    turn: { seat: 0, step: 'play', drew: 'case-file', played: false, hintonPlayed: false, lastDrawn: false },
    ...change,
  });
  if (!position.ok) throw new Error(position.error.message);
  return viewFor(position.value, 0, { recall: false });
};

const pick = (card: HandCard, ...places: readonly number[]): Selection => ({ hand: HAND, card, places, aiming: false });
const shown = (offers: readonly Offer[]): readonly string[] =>
  offers.map(({ kind, legal }) => `${kind}${legal ? '' : ' refused'}`);

test('a tap adds a card of the same kind, a second tap takes it away, another kind begins anew', () => {
  const one = toggled(HAND, null, 0);
  const two = toggled(HAND, one, 2);
  expect(two).toEqual(pick('joplin', 0, 2));
  expect(toggled(HAND, two, 0)).toEqual(pick('joplin', 2));
  expect(toggled(HAND, one, 0)).toBeNull();
  expect(toggled(HAND, two, 3)).toEqual(pick('dexter', 3));
});

test('only one Ted Hinton is picked up at a time', () => {
  expect(toggled(HAND, pick('hinton', 4), 5)).toEqual(pick('hinton', 5));
});

test('all of a kind can be picked up at once', () => {
  expect(withAll(HAND, pick('joplin', 1))).toEqual(pick('joplin', 0, 1, 2));
  expect(heldOf(viewOf(), pick('joplin', 1))).toBe(3);
});

test('a selection that the hand no longer fits is let go', () => {
  expect(kept(['dexter', 'joplin'], pick('joplin', 0))).toBeNull();
  // the same cards at the same places, but others were drawn or played since
  expect(kept([...HAND, 'hinton'], pick('joplin', 0))).toBeNull();
  expect(kept(HAND.slice(0, -1), pick('joplin', 0))).toBeNull();
  expect(kept([...HAND], pick('joplin', 0))).toEqual(pick('joplin', 0));
  expect(kept(HAND, pick('joplin', 0))).toEqual(pick('joplin', 0));
  expect(kept(HAND, null)).toBeNull();
});

test.each<[string, Selection, readonly string[]]>([
  ['three where the car stands', pick('joplin', 0, 1, 2), ['layoff refused', 'meld']],
  ['two with no meld on the table', pick('joplin', 0, 1), ['layoff refused', 'meld refused']],
  ['one with a meld on the table', pick('dexter', 3), ['discard', 'layoff']],
  ['one with no meld on the table', pick('joplin', 0), ['layoff refused', 'discard']],
  ['Ted Hinton', pick('hinton', 4), ['discard', 'peek', 'search-files', 'draw-two']],
])('offers for %s, the primary one last', (_, selection, offers) => {
  expect(shown(offersFor(viewOf(), selection, refusal))).toEqual(offers);
});

test('a card can be played where it can be, alone or with its like', () => {
  const playable = (card: HandCard, place: number, change?: object): boolean =>
    isPlayable(viewOf(change), pick(card, place), refusal);
  expect(playable('joplin', 0)).toBe(true);
  expect(playable('dexter', 3)).toBe(true);
  expect(playable('dexter', 3, { table: [] })).toBe(false);
  expect(playable('hinton', 4)).toBe(true);
});

test('a second Ted Hinton may only be discarded', () => {
  const turn = { seat: 0, step: 'play', drew: 'case-file', played: true, hintonPlayed: true, lastDrawn: false };
  expect(shown(offersFor(viewOf({ turn }), pick('hinton', 4), refusal))).toEqual([
    'peek refused',
    'search-files refused',
    'draw-two refused',
    'discard',
  ]);
});

test('every offer that is said to be legal is one that the rules allow, and its cards are in the hand', () => {
  const view = viewOf();
  for (const [place, card] of handOf(view).entries())
    for (const offer of offersFor(view, pick(card, place), refusal))
      if (offer.action !== null) expect(refusal(view, offer.action) === undefined).toBe(offer.legal);
});

test('Ted Hinton may look where something lies', () => {
  expect(peeks(viewOf(), refusal)).toEqual(['kaufman', 'joplin', 'wellington']);
});
