import { err } from '@tabletrotter/rules';
import { useMemo } from 'preact/hooks';
import type { ShownTable } from '../live/state.ts';
import { stillWatch } from '../live/still-watch.ts';
import { Frame } from '../table/Frame.tsx';
import type { TableVoice } from '../table/voice.ts';

/** A table as it was once. */
export const StillTable = ({ table, voice }: { readonly table: ShownTable; readonly voice: TableVoice }) => {
  const watch = useMemo(() => stillWatch(table, err({ code: 'not-over', message: '' })), [table]);
  if (table.game === null) return null;
  return <Frame key={String(table.viewer)} state={table} game={table.game} watch={watch} voice={voice} past />;
};
