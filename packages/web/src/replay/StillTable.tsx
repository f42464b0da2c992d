import { err } from '@tabletrotter/rules';
import { useMemo } from 'preact/hooks';
import type { ShownTable, TableState } from '../live/state.ts';
import type { Watch } from '../live/watch.ts';
import { createStore } from '../store.ts';
import { Frame } from '../table/Frame.tsx';
import type { TableVoice } from '../table/voice.ts';

/** Follows nothing: whatever is pressed at a game that is past leaves it as it was. */
const pastWatch = (table: ShownTable): Watch => ({
  state: createStore<TableState>(table),
  retellWith: () => undefined,
  localTime: (time) => time,
  act: () => undefined,
  putAway: () => undefined,
  show: async () => undefined,
  lookAs: async () => undefined,
  loadOlder: async () => undefined,
  loadAll: async () => undefined,
  save: async () => err({ code: 'not-over', message: '' }),
  close: () => undefined,
});

/** A table as it was once. */
export const StillTable = ({ table, voice }: { readonly table: ShownTable; readonly voice: TableVoice }) => {
  const watch = useMemo(() => pastWatch(table), [table]);
  if (table.game === null) return null;
  return <Frame key={String(table.viewer)} state={table} game={table.game} watch={watch} voice={voice} past />;
};
