import { SeatGlyph } from '../ui/SeatGlyph.tsx';
import { useWords } from '../words/words.ts';
import type { TableVoice } from './voice.ts';

interface RaceProps {
  readonly totals: readonly number[];
  /** What the last round brought, by seat; `null`: not told apart. */
  readonly gains: readonly number[] | null;
  /** Points to reach; `null` where there is no such number. */
  readonly target: number | null;
  readonly voice: TableVoice;
}

interface LaneProps {
  readonly seat: number;
  readonly total: number;
  readonly gain: number;
  readonly target: number;
}

const percent = (points: number, target: number): string => `${Math.min(100, Math.max(0, (100 * points) / target))}%`;

/** How far a seat has come: what it had, what it has just won, its mark in front. */
const Lane = ({ seat, total, gain, target }: LaneProps) => (
  <td class="lane" aria-hidden="true">
    <span class="lane-now" style={{ width: percent(total, target) }}>
      <SeatGlyph seat={seat} />
    </span>
    <span class="lane-before" style={{ width: percent(total - gain, target) }} />
  </td>
);

/** The totals as a race to the target. */
export const Race = ({ totals, gains, target, voice }: RaceProps) => {
  const { t } = useWords();
  return (
    <div class="race-track">
      <table class="score-table race">
        <caption>{target === null ? t('score.total') : t('score.target', { count: target })}</caption>
        <tbody>
          {totals.map((total, seat) => {
            const gain = gains === null ? total : (gains[seat] ?? 0);
            return (
              <tr key={seat}>
                <th scope="row">
                  <SeatGlyph seat={seat} />
                  {voice.nameOf(seat)}
                </th>
                {target !== null && <Lane seat={seat} total={total} gain={gain} target={target} />}
                {gains !== null && <td class="gain">+{gain}</td>}
                <td class="sum">{total}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
