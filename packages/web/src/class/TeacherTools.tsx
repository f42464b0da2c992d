import type { ClassBoard } from '@tabletrotter/protocol';
import { useState } from 'preact/hooks';
import { lineTo } from '../live/live.ts';
import type { Failure } from '../live/message.ts';
import { TwoStep } from '../table/company/TwoStep.tsx';
import { FailureLine } from '../table/Failure.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';

interface ToolsProps {
  readonly board: ClassBoard;
  readonly secret: string;
  /** Each pupil has a button that takes the seat away. */
  readonly freeing: boolean;
  readonly onFreeing: (freeing: boolean) => void;
  readonly onDone: () => void;
}

/** What a teacher does with all tables at once. */
export const TeacherTools = ({ board, secret, freeing, onFreeing, onDone }: ToolsProps) => {
  const { t } = useWords();
  const [failure, setFailure] = useState<Failure | null>(null);
  const waits = board.tables.some(({ status }) => status === 'waiting');
  const ask = async (type: 'begin' | 'dismiss'): Promise<void> => {
    const answer = await lineTo('server').request({ type, class: board.class, secret });
    setFailure(answer.ok ? null : answer.error);
    onDone();
  };
  return (
    <section class="class-tools" aria-label={t('class.tools')}>
      <div class="row">
        {waits && (
          <Button kind="primary" onClick={() => void ask('begin')}>
            {t('class.start')}
          </Button>
        )}
        <Button pressed={freeing} onClick={() => onFreeing(!freeing)}>
          {t('class.free')}
        </Button>
        <TwoStep
          danger
          title={t('class.end')}
          why={t('class.end-why')}
          verb={t('class.end-do')}
          onDo={() => void ask('dismiss')}
        />
      </div>
      {waits && <p class="quiet">{t(`class.start-${board.empty}`)}</p>}
      <FailureLine failure={failure} />
    </section>
  );
};
