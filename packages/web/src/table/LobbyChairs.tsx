import type { ClientMessage, Sitter, TableInfo } from '@tabletrotter/protocol';
import type { Level } from '@tabletrotter/rules';
import { type Chair, ChairSelect } from '../setup/ChairSelect.tsx';
import { Button } from '../ui/Button.tsx';
import { SeatGlyph } from '../ui/SeatGlyph.tsx';
import { useWords } from '../words/words.ts';
import { SeatLink } from './links/SeatLink.tsx';
import { chairName, sitterName } from './names.ts';

/** Who sits where from now on: old seats by number, and new chairs. */
export type Order = Extract<ClientMessage, { readonly type: 'arrange' }>['seats'];

const chairOf = (sitter: Sitter): Chair => (sitter.kind === 'bot' ? sitter.level : 'open');

/** The seats as they are, one of them changed. */
const withSeat = (count: number, seat: number, who: Order[number]): Order =>
  Array.from({ length: count }, (_, each) => (each === seat ? who : each));

/** The seats as they are, but for two neighbours who trade places. */
const swapped = (count: number, seat: number): Order =>
  Array.from({ length: count }, (_, each) => (each === seat ? each - 1 : each === seat - 1 ? each + 1 : each));

const without = (count: number, seat: number): Order =>
  Array.from({ length: count }, (_, each) => each).filter((each) => each !== seat);

interface ChairsProps {
  readonly info: TableInfo;
  /** The seats that this device holds. */
  readonly mine: readonly number[];
  /** Those of the game's bots; none before the game is here. */
  readonly levels: readonly Level[];
  /** How many seats the game has; `null` before it is here. */
  readonly seats: { readonly min: number; readonly max: number } | null;
  /** Changes who sits where; `null` for whoever may not. */
  readonly arrange: ((order: Order) => void) | null;
  /** Takes a seat for somebody who shares this device. */
  readonly sitHere: ((seat: number) => void) | null;
}

/** Who sits where before the start; whoever made the table changes it. */
export const LobbyChairs = ({ info, mine, levels, seats, arrange, sitHere }: ChairsProps) => {
  const { t } = useWords();
  const { sitters } = info;
  const count = sitters.length;
  return (
    <>
      <ul class="chairs" aria-label={t('table.seats')}>
        {sitters.map((sitter, seat) => (
          <li key={seat} class="chair">
            <SeatGlyph seat={seat} large />
            <span class="chair-name">
              {sitter.kind === 'open' ? t('lobby.open-seat') : sitterName(t, sitters, seat)}
              {mine.includes(seat) && <small> {t('table.you')}</small>}
              {sitter.kind === 'bot' && <small> {t(`level.${sitter.level}`)}</small>}
              {sitter.kind === 'person' && !sitter.present && !mine.includes(seat) && <small> {t('table.away')}</small>}
            </span>
            {sitter.kind === 'person' && <SeatLink table={info.table} seat={seat} name={sitter.name} playing={false} />}
            {arrange !== null && (
              <span class="chair-tools">
                {sitter.kind !== 'person' && (
                  <ChairSelect
                    label={t('new.chair', { seat: chairName(t, seat) })}
                    levels={levels}
                    value={chairOf(sitter)}
                    onChange={(chair) => (chair === 'here' ? sitHere?.(seat) : arrange(withSeat(count, seat, chair)))}
                  />
                )}
                {seat > 0 && (
                  <Button
                    kind="quiet"
                    label={t('lobby.earlier', { seat: chairName(t, seat) })}
                    onClick={() => arrange(swapped(count, seat))}
                  >
                    ↑
                  </Button>
                )}
                {sitter.kind === 'person' && !mine.includes(seat) && (
                  <Button
                    kind="quiet"
                    label={t('lobby.free', { name: sitter.name })}
                    onClick={() => arrange(withSeat(count, seat, 'open'))}
                  >
                    {t('lobby.kick')}
                  </Button>
                )}
                {sitter.kind !== 'person' && seats !== null && count > seats.min && (
                  <Button
                    kind="quiet"
                    label={t('lobby.take-away', { seat: chairName(t, seat) })}
                    onClick={() => arrange(without(count, seat))}
                  >
                    ×
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {arrange !== null && seats !== null && count < seats.max && (
        <Button onClick={() => arrange([...Array.from({ length: count }, (_, each) => each), 'open'])}>{t('new.add')}</Button>
      )}
    </>
  );
};
