import { Frame } from '../Frame.tsx';
import { useWatch } from '../useWatch.ts';
import { Watched } from '../Watched.tsx';
import { JoinCorner } from './JoinCorner.tsx';
import { ScreenLobby } from './ScreenLobby.tsx';
import './screen-table.css';
import { useWakeLock } from './useWakeLock.ts';

/** A table on a screen that all can see, such as a television: what is public, in large, and the way to sit down with a phone. */
export const ScreenPage = ({ table }: { readonly table: string }) => {
  const watch = useWatch(table, true);
  useWakeLock();
  if (watch === null) return null;
  return (
    <Watched
      watch={watch}
      waiting={({ info }) => <ScreenLobby info={info} />}
      playing={(state, game, voice) => (
        <>
          <Frame state={state} game={game} watch={watch} voice={voice} />
          <JoinCorner code={state.info.code} />
        </>
      )}
    />
  );
};
