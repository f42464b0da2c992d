import { seatsOf } from '@tabletrotter/rules';
import { expect, test } from 'vitest';
import first from '../../../../../rules/src/games/bonnie-and-clyde/playthroughs/first.txt?raw';
import four from '../../../../../rules/src/games/bonnie-and-clyde/playthroughs/four-seats-helped.txt?raw';
import type { EventView, Location } from '../model.ts';
import { handsIn } from './hands.ts';
import { headlinesOf, stopsOf } from './news.ts';
import { recorded } from './recorded.ts';

const dealt: EventView = { type: 'dealt', dealer: 1 };
const drove = (from: number, to: number): EventView => ({ type: 'drove', seat: 0, from, to });
const played = (seat: number, location: Location, count: number, sideways = false): EventView => ({
  type: 'played',
  seat,
  location,
  count,
  sideways,
  kind: 'meld',
});
const left = (seat: number, location: Location): EventView => ({ type: 'left', seat, location });
const captured = (seat: number, card: 'bonnie' | 'clyde', location: Location): EventView => ({
  type: 'captured',
  seat,
  card,
  location,
});
const ended = (seat: number, out: boolean): EventView => ({ type: 'hand-ended', seat, out, lines: [], scores: [0, 0] });

const keysOf = (...hand: readonly EventView[]): readonly string[] => headlinesOf([dealt, ...hand]).map(({ key }) => key);

test('a quiet hand still makes the paper', () => {
  expect(keysOf(ended(1, false))).toEqual(['news.case-file', 'news.at-large', 'news.car-still']);
});

test('whoever goes out is told of with the place and the points of the car', () => {
  const [lead] = headlinesOf([dealt, drove(1, 2), drove(2, 3), ended(0, true)]);
  expect(lead).toEqual({ key: 'news.out', params: { player: { seat: 0 }, place: { word: 'card.joplin' }, count: 3 } });
});

test('both outlaws at once close the case; one alone leaves the other on the road', () => {
  const both = [captured(0, 'bonnie', 'dexter'), captured(0, 'clyde', 'gibson')];
  expect(keysOf(...both, ended(0, true)).slice(0, 2)).toEqual(['news.both', 'news.pair']);
  expect(keysOf(...both, ended(1, true)).slice(0, 2)).toEqual(['news.out', 'news.pair']);
  expect(keysOf(captured(0, 'bonnie', 'dexter'), ended(1, true)).slice(1, 3)).toEqual(['news.caught', 'news.one-at-large']);
  const shared = [captured(0, 'bonnie', 'dexter'), captured(1, 'clyde', 'gibson')];
  expect(keysOf(...shared, ended(1, true)).slice(1, 3)).toEqual(['news.caught', 'news.caught']);
});

test('a card left is news only when the catch has shown who lay there', () => {
  expect(keysOf(left(1, 'dexter'), ended(1, true))).not.toContain('news.miss');
  expect(keysOf(left(1, 'dexter'), captured(0, 'clyde', 'dexter'), ended(1, true))).toContain('news.miss');
  expect(keysOf(left(0, 'dexter'), captured(0, 'clyde', 'dexter'), ended(1, true))).toContain('news.patience');
  expect(keysOf(captured(0, 'clyde', 'dexter'), left(1, 'dexter'), ended(1, true))).not.toContain('news.miss');
});

test('a big play and a hot trail are named with their seats and numbers', () => {
  const lines = headlinesOf([dealt, played(0, 'joplin', 3, true), played(1, 'sowers', 4), ended(1, false)]);
  expect(lines).toContainEqual({
    key: 'news.big-play',
    params: { player: { seat: 1 }, place: { word: 'card.sowers' }, count: 4 },
  });
  expect(lines).toContainEqual({ key: 'news.hot-trail', params: { player: { seat: 0 }, count: 3 } });
});

test('the car stops where it drove, from the first town on', () => {
  expect(stopsOf([dealt, drove(1, 2), drove(2, 1), ended(0, false)])).toEqual([1, 2, 1]);
  expect(headlinesOf([dealt, drove(1, 2), drove(2, 1), ended(0, false)])).toContainEqual({
    key: 'news.car',
    params: { count: 2, place: { word: 'card.sherman' } },
  });
});

test.each([
  ['first', first],
  ['four-seats-helped', four],
])('%s: everybody reads the same paper, then and after the log has forgotten, and no card that a seat alone saw', (_, text) => {
  const game = recorded(text);
  const papers = [null, ...seatsOf(game.seats)].flatMap((viewer) => [game.told(viewer), game.retold(viewer)]);
  const [watched, ...others] = papers.map((events) => handsIn(events).map((hand) => [stopsOf(hand), headlinesOf(hand)]));
  for (const other of others) expect(other).toEqual(watched);
  for (const hand of handsIn(game.told(0))) {
    expect(headlinesOf(hand).length).toBeGreaterThanOrEqual(3);
    expect(headlinesOf(hand).length).toBeLessThanOrEqual(6);
  }
});
