import { expect, test } from 'vitest';
import type { EventView } from './model.ts';
import { hiddenBy, hidIn, lastSpoken, lastThrow, lookIn } from './recent.ts';
import { viewOf } from './table.ts';

const LOOKED = { type: 'looked', seat: 0, piece: 'china', said: 'own', owner: 0 } as const;
const COLLECTED = { type: 'collected', seat: 0, section: 2, piece: 'china', left: true } as const;
const MOVED = { type: 'moved', seat: 0, by: 'throw', from: 'japan', to: 'china' } as const;
const ROLLED = { type: 'rolled', seat: 1, die: 4, to: 'choice' } as const;

const told = (...events: readonly EventView[]) => events.map((event, seq) => ({ seq, event }));

test('what was said last is shown until something moves again', () => {
  expect(lastSpoken(told(MOVED, LOOKED, COLLECTED))).toMatchObject({ seat: 0, piece: 'china', said: 'own' });
  expect(lastSpoken(told(LOOKED, ROLLED))).toBeNull();
  expect(lastSpoken(told(LOOKED, MOVED))).toBeNull();
});

test('the speech bubble holds no owner', () => {
  expect(JSON.stringify(lastSpoken(told({ ...LOOKED, said: 'carmen', owner: 3 })))).not.toContain('owner');
});

test('a look as its looker saw it', () => {
  expect(lookIn([LOOKED], told(LOOKED, COLLECTED))).toEqual({ piece: 'china', said: 'own', owner: 0, section: 2 });
  expect(lookIn([{ ...LOOKED, said: 'carmen', owner: 3 }], told())).toEqual({
    piece: 'china',
    said: 'carmen',
    owner: 3,
    section: null,
  });
  const { owner, ...public_ } = LOOKED;
  expect(lookIn([public_], told())).toBeNull();
});

test('where the viewer hid, and whose sections', () => {
  expect(hidIn([{ type: 'dealt', first: 0, hid: ['china', 'japan', 'india', 'andes'] }])).toHaveLength(4);
  expect(hidIn([LOOKED])).toBeNull();
  expect(hiddenBy(0, viewOf('cj-roll'))).toBe(3);
  expect(hiddenBy(1, viewOf('cj-older'))).toBe(0);
});

test('the die shows the throw of this turn, or the last one', () => {
  expect(lastThrow(told(), viewOf('cj-older'))).toBe(3);
  expect(lastThrow(told(ROLLED, MOVED), viewOf('cj-roll'))).toBe(4);
  expect(lastThrow(told(), viewOf('cj-roll'))).toBeNull();
});
