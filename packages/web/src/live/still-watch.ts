import type { Json, Result } from '@tabletrotter/rules';
import { createStore } from '../store.ts';
import type { Failure } from './message.ts';
import type { ShownTable, TableState } from './state.ts';
import type { Watch } from './watch.ts';

/** Follows nothing: whatever is done at this table leaves it as it is. `record`: what there is to be saved. */
export const stillWatch = (table: ShownTable, record: Result<Json, Failure>): Watch => ({
  state: createStore<TableState>(table),
  retellWith: () => undefined,
  localTime: (time) => time,
  act: () => undefined,
  putAway: () => undefined,
  show: async () => undefined,
  lookAs: async () => undefined,
  loadOlder: async () => undefined,
  loadAll: async () => undefined,
  save: async () => record,
  close: () => undefined,
});
