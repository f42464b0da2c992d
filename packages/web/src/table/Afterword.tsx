import type { Json, Result } from '@tabletrotter/rules';
import { useEffect, useState } from 'preact/hooks';
import type { ClosedScreen } from '../games/screen.ts';
import type { Failure } from '../live/message.ts';
import type { Watch } from '../live/watch.ts';
import { useWords } from '../words/words.ts';
import { FailureLine } from './Failure.tsx';
import type { TableVoice } from './voice.ts';

interface AfterwordProps {
  readonly Told: NonNullable<ClosedScreen['Afterword']>;
  readonly watch: Watch;
  readonly voice: TableVoice;
}

/** What nobody could see while the game went on: its record is asked for only when somebody wants to read this. */
export const Afterword = ({ Told, watch, voice }: AfterwordProps) => {
  const { t } = useWords();
  const [record, setRecord] = useState<Result<Json, Failure> | null>(null);
  useEffect(() => {
    let wanted = true;
    void watch.save().then((saved) => {
      if (wanted) setRecord(saved);
    });
    return () => {
      wanted = false;
    };
  }, [watch]);
  if (record === null) return <p class="quiet">{t('table.loading')}</p>;
  if (!record.ok) return <FailureLine failure={record.error} />;
  return <Told record={record.value} say={voice.say} nameOf={voice.nameOf} />;
};
