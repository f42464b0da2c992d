import type { ClientMessage, Sitter, TableInfo } from '@tabletrotter/protocol';
import type { Level } from '@tabletrotter/rules';
import { useEffect, useState } from 'preact/hooks';
import { live } from '../live/live.ts';
import type { Failure } from '../live/message.ts';
import { seatAt } from '../seats.ts';
import { ChairSelect } from '../setup/ChairSelect.tsx';
import { Button } from '../ui/Button.tsx';
import { SeatGlyph } from '../ui/SeatGlyph.tsx';
import { useWords } from '../words/words.ts';
import { FailureLine } from './Failure.tsx';
import { Invite } from './Invite.tsx';
import { JoinForm } from './JoinForm.tsx';
import './lobby.css';
import { chairName, sitterName } from './names.ts';

type Chair = Extract<ClientMessage, { readonly type: 'chair' }>['chair'];

const chairOf = (sitter: Sitter): Chair => (sitter.kind === 'bot' ? sitter.level : 'open');

/** Before the start: who sits where, how others get here, and the button that starts. */
export const Lobby = ({ info, levels, viewer, onSeated }: LobbyProps) => {
  const { t } = useWords();
  const [failure, setFailure] = useState<Failure | null>(null);
  const host = seatAt(info.table)?.host ?? null;
  const open = info.sitters.filter((sitter) => sitter.kind === 'open').length;
  const ask = async (request: Parameters<ReturnType<typeof live>['request']>[0]): Promise<void> => {
    const answer = await live().request(request);
    setFailure(answer.ok ? null : answer.error);
  };
  // why something was not done a moment ago says nothing about the table as it is now
  // whenever it has changed
  useEffect(() => setFailure(null), [info]);
  const full = host === null ? t('lobby.host-starts') : t('lobby.full');
  const advice = host === null ? '' : ` ${t('lobby.advice', { count: open })}`;
  return (
    <div class="lobby">
      {viewer === null && open > 0 && <JoinForm table={info.table} code={info.code} game={info.game} onSeated={onSeated} />}
      <section class="panel" aria-labelledby="lobby-title">
        <h2 id="lobby-title">{t('lobby.title')}</h2>
        <ul class="chairs" aria-label={t('table.seats')}>
          {info.sitters.map((sitter, seat) => (
            <li key={seat} class="chair">
              <SeatGlyph seat={seat} large />
              <span class="chair-name">
                {sitter.kind === 'open' ? t('lobby.open-seat') : sitterName(t, info.sitters, seat)}
                {seat === viewer && <small> {t('table.you')}</small>}
                {sitter.kind === 'bot' && <small> {t(`level.${sitter.level}`)}</small>}
                {sitter.kind === 'person' && !sitter.present && seat !== viewer && <small> {t('table.away')}</small>}
              </span>
              {host !== null && sitter.kind !== 'person' && (
                <ChairSelect
                  label={t('new.chair', { seat: chairName(t, seat) })}
                  levels={levels}
                  value={chairOf(sitter)}
                  onChange={(chair) => void ask({ type: 'chair', table: info.table, host, seat, chair })}
                />
              )}
            </li>
          ))}
        </ul>
        <p class="quiet" role="status">
          {open > 0 ? `${t('lobby.waiting', { count: open })}${advice}` : full}
        </p>
        {host !== null && (
          <Button kind="primary" refused={open > 0} onClick={() => void ask({ type: 'start', table: info.table, host })}>
            {t('lobby.start')}
          </Button>
        )}
        <FailureLine failure={failure} />
      </section>
      <div class="panel">
        <Invite code={info.code} />
      </div>
    </div>
  );
};

interface LobbyProps {
  readonly info: TableInfo;
  /** Those of the game's bots; none before the game is here. */
  readonly levels: readonly Level[];
  readonly viewer: number | null;
  readonly onSeated: () => void;
}
