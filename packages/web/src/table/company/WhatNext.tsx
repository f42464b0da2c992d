import type { TableInfo } from '@tabletrotter/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { Failure } from '../../live/message.ts';
import type { Watch } from '../../live/watch.ts';
import { showRoute } from '../../router.ts';
import { heldAt } from '../../seats.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/words.ts';
import { FailureLine } from '../Failure.tsx';
import { useAsk } from './ask.ts';
import { goToRematch } from './rematch.ts';

interface WhatNextProps {
  readonly info: TableInfo;
  readonly viewer: number | null;
  readonly watch: Watch;
}

const download = (name: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
};

/** What one may do when a game is over: keep it, play again with the same people, or make another table. */
export const WhatNext = ({ info, viewer, watch }: WhatNextProps) => {
  const { t } = useWords();
  const { failure, ask } = useAsk();
  const [unsaved, setUnsaved] = useState<Failure | null>(null);
  const [wanted, want] = useState(false);
  const { rematch } = info;
  const host = heldAt(info.table)?.host ?? null;
  // whoever has asked for the next game goes there as soon as it is there
  useEffect(() => {
    if (wanted && host !== null && rematch !== null) goToRematch(info, rematch);
  }, [wanted, rematch]);
  const save = async (): Promise<void> => {
    const saved = await watch.save();
    setUnsaved(saved.ok ? null : saved.error);
    if (saved.ok) download(`${info.game}-${info.code}.json`, `${JSON.stringify(saved.value)}\n`);
  };
  const again = async (): Promise<void> => {
    if (host === null) want(await ask({ type: 'say', what: { kind: 'phrase', phrase: 'one-more' } }));
    else want(await ask({ type: 'rematch', table: info.table, host }));
  };
  return (
    <>
      <div class="row">
        <Button onClick={() => void save()}>{t('over.save')}</Button>
        <a class="button plain" href={showRoute({ page: 'replay', table: info.table })}>
          {t('over.replay')}
        </a>
        <a class="button plain" href={showRoute({ page: 'new', game: info.game })}>
          {t('over.another')}
        </a>
        {rematch === null && (viewer !== null || host !== null) && (
          <Button kind="primary" disabled={host === null && wanted} onClick={() => void again()}>
            {t(host === null ? 'over.ask' : 'over.again')}
          </Button>
        )}
        {rematch !== null && (
          <Button kind="primary" onClick={() => goToRematch(info, rematch)}>
            {t('over.go')}
          </Button>
        )}
      </div>
      <p role="status" class="quiet">
        {rematch === null ? host === null && wanted && t('over.asked') : t('over.ready')}
      </p>
      <FailureLine failure={failure ?? unsaved} />
    </>
  );
};
