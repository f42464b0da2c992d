import { ends } from '../../../testing/haste.ts';
import { position } from './table.ts';

/** One arrest before the end of a cold trail, with a seat out and slots empty. */
const LATE = position({
  seats: 3,
  rows: [
    { henchman: ['carmen-sandiego', null], loot: ['liberty-torch', 'hudson-bay'], location: ['oslo', null] },
    { loot: ['crown-jewels', null], location: ['montreal', 'london'] },
    { loot: [null, null] },
  ],
  center: { loot: 'gandhis-glasses', location: 'new-delhi' },
  turn: { seat: 0 },
  and: { out: [2], lastArrest: 1, idleTurns: 16 },
});

/** From where the suites play, and how much. */
export const trials = {
  configs: [{}, { memory: 'printed' }],
  starts: [LATE],
  seats: ends([2, 3, 4]),
  games: 1,
  mostActions: 4_000,
};
