import { ClassLobby } from '../class/ClassLobby.tsx';
import { EnterClass } from '../class/EnterClass.tsx';
import { isOnShelf } from '../games/shelf.ts';
import { useWords } from '../words/words.ts';
import { Frame } from './Frame.tsx';
import { HotSeat } from './hot-seat/HotSeat.tsx';
import { Lobby } from './Lobby.tsx';
import { ClaimFailed } from './links/ClaimFailed.tsx';
import { useClaim } from './links/useClaim.ts';
import { useWatch } from './useWatch.ts';
import { Watched } from './Watched.tsx';

interface TablePageProps {
  readonly table: string;
  /** What takes a seat along that is held elsewhere; `null`: nothing, as a rule. */
  readonly claim: string | null;
}

/** The page of one table: the lobby before the start, the game after it. */
export const TablePage = ({ table, claim }: TablePageProps) => {
  const { t } = useWords();
  const { claiming, again, leave } = useClaim(table, claim);
  if (claiming.status === 'busy') return <p class="page quiet">{t('table.loading')}</p>;
  if (claiming.status === 'failed') return <ClaimFailed failure={claiming.failure} onAgain={again} onLeave={leave} />;
  return <OpenTable table={table} />;
};

const OpenTable = ({ table }: Pick<TablePageProps, 'table'>) => {
  const { t } = useWords();
  const watch = useWatch(table, false);
  if (watch === null) return null;
  return (
    <Watched
      watch={watch}
      failed={({ code }) => (code === 'is-class' ? <EnterClass code={table} /> : null)}
      waiting={({ info, viewer, mine }, screen) => (
        <main class="page">
          {isOnShelf(info.game) && <h1>{t(`game.${info.game}`)}</h1>}
          {info.inClass ? (
            <ClassLobby sitters={info.sitters} viewer={viewer} />
          ) : (
            <Lobby info={info} screen={screen} viewer={viewer} mine={mine} onSeated={() => void watch.show()} />
          )}
        </main>
      )}
      playing={(state, game, voice) => (
        <HotSeat state={state} game={game} watch={watch} voice={voice}>
          {/* nothing that one person has begun is left to the next */}
          <Frame key={`${state.viewer}`} state={state} game={game} watch={watch} voice={voice} />
        </HotSeat>
      )}
    />
  );
};
