import 'fake-indexeddb/auto';
import { Conflict, type Store } from '@tabletrotter/server/room';
import { describe, expect, test } from 'vitest';
import { alone, CHAIRS, opened, RECORD, storeContract } from '../../../server/test/kit/contract.ts';
import { openBrowserStore } from './browser-store.ts';

let count = 0;

// what holds of the server's store holds of the browser's
storeContract('the browser’s store', (again) => openBrowserStore(again === undefined ? `store-${++count}` : `store-${count}`));

/** The stores of two tabs, both open before one of them makes a table. */
const twoTabs = async (): Promise<readonly [Store, Store]> => {
  const name = `tabs-${++count}`;
  const [one, two] = [await openBrowserStore(name), await openBrowserStore(name)];
  await one.createTable(RECORD, CHAIRS);
  await one.append(RECORD.id, alone(opened().start));
  return [one, two];
};

describe('tabs of one browser', () => {
  test('[S-7.2] whose move comes second is told, and what the first was acknowledged stays', async () => {
    const [one, two] = await twoTabs();
    const { peek } = opened();
    await one.append(RECORD.id, alone(peek('one')));
    await expect(two.append(RECORD.id, { ...alone(peek('two')), dueAt: 5 })).rejects.toBeInstanceOf(Conflict);
    for (const store of [one, two]) {
      expect((await store.entries(RECORD.id, 1, 9)).map(({ id }) => id)).toEqual(['one']); // so [S-4.3] reads the truth
      expect(await store.nextDue()).toBeNull();
    }
  });

  test('[S-7.2] of two moves at the same moment one is kept', async () => {
    const [one, two] = await twoTabs();
    const { peek } = opened();
    const moves = await Promise.allSettled([
      one.append(RECORD.id, alone(peek('one'))),
      two.append(RECORD.id, alone(peek('two'))),
    ]);
    expect(moves.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect((await two.entries(RECORD.id, 1, 9)).map(({ id }) => id)).toEqual(['one']);
  });

  test('what one tab writes beside the log takes nothing from the other', async () => {
    const [one, two] = await twoTabs();
    await one.append(RECORD.id, alone(opened().peek('one')));
    await two.setNotes(RECORD.id, 0, 'a pin in Quito');
    await one.setDue(RECORD.id, 7);
    await two.setDue(RECORD.id, null);
    expect(await one.entries(RECORD.id, 0, 9)).toHaveLength(2);
    expect(await one.notes(RECORD.id, 0)).toBe('a pin in Quito');
    expect(await one.claimDue(7, 9, 1)).toEqual([RECORD.id]); // it looks after its own robots still
  });

  test('[S-7.3] a code that one tab has taken is taken in the other', async () => {
    const [, two] = await twoTabs();
    await expect(two.createTable({ ...RECORD, id: 'other23456' }, CHAIRS)).rejects.toBeInstanceOf(Conflict);
    expect(await two.table('other23456')).toBeUndefined();
  });
});
