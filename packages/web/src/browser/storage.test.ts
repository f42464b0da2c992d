import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Seats from '../seats.ts';
import type * as Storage from './storage.ts';

/** A browser's storage that takes what it is given while it has room. */
class Shelf {
  room = true;
  readonly kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (!this.room) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(key, value);
  }
}

const HELD: Seats.Taken = { table: 'abc', code: 'ABCDE', game: 'bonnie-and-clyde', seat: 0, secret: 's', host: 'h' };

let storage: typeof Storage;
let seats: typeof Seats;

beforeEach(async () => {
  vi.resetModules(); // a new page
  storage = await import('./storage.ts');
  seats = await import('../seats.ts');
});
afterEach(() => vi.unstubAllGlobals());

const withShelf = (): Shelf => {
  const shelf = new Shelf();
  vi.stubGlobal('localStorage', shelf);
  return shelf;
};

test('where there is no storage a seat and its host secret live as long as the page', () => {
  vi.stubGlobal('localStorage', undefined);
  seats.holdSeat(HELD);
  expect(seats.heldAt('abcde')).toEqual({
    table: 'abc',
    code: 'ABCDE',
    game: 'bonnie-and-clyde',
    host: 'h',
    keeper: 'server',
    seats: [{ seat: 0, secret: 's' }],
  });
});

test('a full storage that still holds something older does not hide what came since', () => {
  const shelf = withShelf();
  seats.holdSeat({ table: 'old', seat: 0, secret: 's', host: null });
  shelf.room = false;
  seats.holdSeat(HELD);
  expect(seats.heldTables().map(({ table }) => table)).toEqual(['abc', 'old']);
});

test('what another window wrote is seen, also after the storage was full for a while', () => {
  const shelf = withShelf();
  shelf.room = false;
  storage.remember('name', 'Ana');
  shelf.room = true;
  storage.remember('name', 'Leo');
  shelf.setItem('tabletrotter.name', 'Mia');
  expect(storage.recall('name')).toBe('Mia');
});
