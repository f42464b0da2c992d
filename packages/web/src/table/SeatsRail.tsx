import type { Deadline, TableInfo } from '@tabletrotter/protocol';
import type { Shown } from '@tabletrotter/rules';
import { SeatPlate } from '../ui/SeatPlate.tsx';
import { useWords } from '../words/words.ts';
import type { Asking } from './company/ask.ts';
import { Due } from './company/Due.tsx';
import { sitterMarks } from './company/marks.ts';
import { CallSeat } from './hot-seat/CallSeat.tsx';
import type { TableVoice } from './voice.ts';

interface RailProps {
  readonly info: TableInfo;
  readonly view: Shown;
  /** The seats that are asked to act. */
  readonly acting: readonly number[];
  /** Those that the prompt does not show. */
  readonly deadlines: readonly Deadline[];
  /** When the server's clock says `time`, as `performance.now()`. */
  localTime(time: number): number;
  readonly viewer: number | null;
  readonly voice: TableVoice;
  readonly asking: Asking;
}

/** Who sits where, whose turn it is, and how they stand. */
export const SeatsRail = ({ info, view, acting, deadlines, localTime, viewer, voice, asking }: RailProps) => {
  const { t } = useWords();
  const totals = voice.screen.totals(view);
  const { clock } = info.customs;
  return (
    <ul class="seats" aria-label={t('table.seats')}>
      {info.sitters.map((sitter, seat) => {
        const deadline = deadlines.find((each) => each.seat === seat);
        return (
          <SeatPlate
            key={seat}
            seat={seat}
            name={voice.nameOf(seat)}
            mine={seat === viewer}
            marks={sitterMarks(t, sitter)}
            acting={acting.includes(seat)}
            points={totals?.[seat] ?? null}
          >
            <voice.screen.SeatDetail view={view} seat={seat} say={voice.say} />
            {seat !== viewer && <CallSeat seat={seat} name={voice.nameOf(seat)} />}
            {deadline !== undefined && clock !== null && (
              <Due deadline={deadline} clock={clock} localTime={localTime} viewer={viewer} voice={voice} asking={asking} />
            )}
          </SeatPlate>
        );
      })}
    </ul>
  );
};
