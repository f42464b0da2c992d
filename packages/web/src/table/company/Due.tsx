import type { Deadline, TableInfo } from '@tabletrotter/protocol';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/words.ts';
import type { TableVoice } from '../voice.ts';
import type { Asking } from './ask.ts';
import { TimeLeft } from './TimeLeft.tsx';

interface DueProps {
  readonly deadline: Deadline;
  readonly clock: NonNullable<TableInfo['customs']['clock']>;
  /** When the server's clock says `time`, as `performance.now()`. */
  localTime(time: number): number;
  readonly viewer: number | null;
  readonly voice: TableVoice;
  readonly asking: Asking;
}

/** How long somebody still has to answer, and what another who sits there may give: a minute more. */
export const Due = ({ deadline, clock, localTime, viewer, voice, asking }: DueProps) => {
  const { t } = useWords();
  const { seat, at, more } = deadline;
  return (
    <div class="due">
      <TimeLeft key={at} deadline={deadline} clock={clock} localTime={localTime} mine={seat === viewer} />
      {more && viewer !== null && viewer !== seat && (
        <Button
          class="due-more"
          label={t('clock.more-for', { name: voice.nameOf(seat) })}
          onClick={() => void asking.ask({ type: 'grant', seat })}
        >
          {t('clock.more')}
        </Button>
      )}
    </div>
  );
};
