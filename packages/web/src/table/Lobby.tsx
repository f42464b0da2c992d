import type { TableInfo } from '@tabletrotter/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { ClosedScreen } from '../games/screen.ts';
import { heldAt, letGo } from '../seats.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';
import { useAsk } from './company/ask.ts';
import { CustomsPart } from './company/CustomsPart.tsx';
import { FailureLine } from './Failure.tsx';
import { fullKey } from './full.ts';
import { Invite } from './Invite.tsx';
import { JoinForm } from './JoinForm.tsx';
import { LobbyChairs, type Order } from './LobbyChairs.tsx';
import './lobby.css';
import { useTakenOff } from './useTakenOff.ts';

interface LobbyProps {
  readonly info: TableInfo;
  /** `null`: the game is not here yet. */
  readonly screen: ClosedScreen | null;
  readonly viewer: number | null;
  /** The seats that this device holds. */
  readonly mine: readonly number[];
  readonly onSeated: () => void;
}

/** Before the start: who sits where, how others get here, and the button that starts. */
export const Lobby = ({ info, screen, viewer, mine, onSeated }: LobbyProps) => {
  const { t } = useWords();
  const asking = useAsk();
  const { failure, ask, refuse } = asking;
  const seated = viewer !== null || mine.length > 0;
  const { isOff, leave } = useTakenOff(seated);
  const [joining, setJoining] = useState<number | null>(null);
  const { table, code, game, sitters } = info;
  const host = heldAt(table)?.host ?? null;
  const open = sitters.filter((sitter) => sitter.kind === 'open').length;
  // why something was not done a moment ago says nothing about the table as it is now
  // whenever it has changed
  useEffect(() => refuse(null), [info]);
  const full = t(fullKey(sitters, mine, host !== null));
  const advice = host === null ? '' : ` ${t('lobby.advice', { count: open })}`;
  const arrange = host === null ? null : (seats: Order): void => void ask({ type: 'arrange', table, host, seats });
  const sat = (): void => {
    setJoining(null);
    onSeated();
  };
  const standUp = async (): Promise<void> => {
    leave(true);
    if (await ask({ type: 'leave' })) letGo(table, viewer);
    else leave(false);
    onSeated();
  };
  const joins = seated ? joining : null;
  return (
    <div class="lobby">
      {open > 0 && (joins !== null || !seated) && (
        <JoinForm
          key={joins}
          table={table}
          code={code}
          game={game}
          seat={joins}
          takenOff={isOff}
          onSeated={sat}
          onCancel={joins === null ? null : () => setJoining(null)}
        />
      )}
      <section class="panel" aria-labelledby="lobby-title">
        <h2 id="lobby-title">{t('lobby.title')}</h2>
        <LobbyChairs
          info={info}
          mine={mine}
          levels={screen?.levels ?? []}
          seats={screen?.setup.seats ?? null}
          arrange={arrange}
          sitHere={setJoining}
        />
        <p class="quiet" role="status">
          {open > 0 ? `${t('lobby.waiting', { count: open })}${advice}` : full}
        </p>
        {host !== null && (
          <Button kind="primary" refused={open > 0} onClick={() => void ask({ type: 'start', table, host })}>
            {t('lobby.start')}
          </Button>
        )}
        {host === null && viewer !== null && !info.inClass && (
          <Button kind="quiet" onClick={() => void standUp()}>
            {t('lobby.leave')}
          </Button>
        )}
        <FailureLine failure={failure} />
      </section>
      <div class="panel lobby-invite">
        <Invite code={code} />
      </div>
      {!info.inClass && (
        <div class="panel">
          <CustomsPart info={info} host={host} asking={asking} />
        </div>
      )}
    </div>
  );
};
