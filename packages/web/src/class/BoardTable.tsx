import type { ClassTable } from '@tabletrotter/protocol';
import type { Translate } from '@tabletrotter/rules';
import type { ClosedScreen } from '../games/screen.ts';
import { showRoute } from '../router.ts';
import { sitterMarks } from '../table/company/marks.ts';
import { sitterName } from '../table/names.ts';
import { tellEntry } from '../table/tell-line.ts';
import { type TableVoice, tableVoice } from '../table/voice.ts';
import { Icon } from '../ui/Icon.tsx';
import { SeatGlyph } from '../ui/SeatGlyph.tsx';
import { useWords } from '../words/words.ts';
import { type Kick, KickButton } from './KickButton.tsx';

interface BoardTableProps {
  readonly table: ClassTable;
  readonly number: number;
  /** Both as soon as they are here. */
  readonly screen: ClosedScreen | null;
  readonly translate: Translate | undefined;
  /** How pupils are taken off their seats; `null`: not now. */
  readonly kick: Kick | null;
}

/** What happened last at a table, for all to read. */
const LastLine = ({ table: { game }, voice }: Pick<BoardTableProps, 'table'> & { readonly voice: TableVoice }) => {
  const { t } = useWords();
  const lines = game?.lines ?? [];
  const last = lines.findLast(({ events, turnback }) => events.length > 0 || turnback !== undefined);
  return <p class="class-line">{last === undefined ? '' : tellEntry(t, voice, last, lines)}</p>;
};

/** One table of a class: who sits there, whose turn it is, how they stand, and what happened last. */
export const BoardTable = ({ table, number, screen, translate, kick }: BoardTableProps) => {
  const { t, language } = useWords();
  const { sitters, status, game } = table;
  const nameOf = (seat: number): string => sitterName(t, sitters, seat);
  const voice = screen === null || translate === undefined ? null : tableVoice(screen, { language, translate, nameOf });
  const shown = game && voice ? { acting: voice.screen.toAct(game.view), totals: voice.screen.totals(game.view) } : null;
  const id = `class-table-${number}`;
  return (
    <li class={`panel class-table ${status}`} aria-labelledby={id}>
      <h2 id={id}>
        <a href={showRoute({ page: 'screen', table: table.table })}>{t('class.table', { number })}</a>
      </h2>
      {status !== 'playing' && <p class="class-status">{t(`home.is-${status}`)}</p>}
      <ul class="chairs" aria-label={t('table.seats')}>
        {sitters.map((sitter, seat) => {
          const acting = status === 'playing' && shown?.acting.includes(seat) === true;
          return (
            <li key={seat} class={`chair ${sitter.kind}${acting ? ' active' : ''}`} aria-current={acting}>
              <SeatGlyph seat={seat} large />
              <span class="chair-name">
                {sitter.kind === 'open' ? t('lobby.open-seat') : nameOf(seat)}
                {acting && <small> {t('company.asked')}</small>}
              </span>
              {sitterMarks(t, sitter).map(({ icon, text }) => (
                <span key={icon} class="seat-mark" title={text}>
                  <Icon name={icon} />
                  <span class="unseen">{text}</span>
                </span>
              ))}
              {shown?.totals && (
                <span class="class-points">
                  <span class="unseen">{t('score.total')} </span>
                  {shown.totals[seat]}
                </span>
              )}
              {kick !== null && sitter.kind === 'person' && (
                <KickButton kick={kick} table={table.table} seat={seat} name={sitter.name} />
              )}
            </li>
          );
        })}
      </ul>
      {voice !== null && <LastLine table={table} voice={voice} />}
    </li>
  );
};
