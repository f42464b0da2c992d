import type { TableInfo } from '@tabletrotter/protocol';
import type { Outcome } from '@tabletrotter/rules';
import { useState } from 'preact/hooks';
import type { Failure } from '../live/message.ts';
import type { Watch } from '../live/watch.ts';
import { showRoute } from '../router.ts';
import { Button } from '../ui/Button.tsx';
import { SeatGlyph } from '../ui/SeatGlyph.tsx';
import { useWords } from '../words/words.ts';
import { FailureLine } from './Failure.tsx';
import { RuleLink } from './RuleLink.tsx';
import type { TableVoice } from './voice.ts';

interface EndingProps {
  readonly info: TableInfo;
  readonly outcome: Outcome;
  readonly watch: Watch;
  readonly voice: TableVoice;
}

const download = (name: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
};

/** How the game ended, and what one may do now. */
export const Ending = ({ info, outcome, watch, voice }: EndingProps) => {
  const { t } = useWords();
  const [failure, setFailure] = useState<Failure | null>(null);
  const save = async (): Promise<void> => {
    const saved = await watch.save();
    setFailure(saved.ok ? null : saved.error);
    if (saved.ok) download(`${info.game}-${info.code}.json`, `${JSON.stringify(saved.value)}\n`);
  };
  const winners = outcome.winners.map(voice.nameOf).join(', ');
  return (
    <section class="ending panel" aria-labelledby="ending-title">
      <h2 id="ending-title">
        {outcome.winners.map((seat) => (
          <SeatGlyph key={seat} seat={seat} large />
        ))}
        {winners === '' ? t('over.nobody') : t('over.won', { players: winners })}
      </h2>
      {outcome.scores !== null && (
        <p>
          {outcome.scores.map((score, seat) => `${voice.nameOf(seat)} ${score}`).join(' · ')}{' '}
          <RuleLink game={info.game} rule={outcome.reason} />
        </p>
      )}
      <div class="row">
        <Button onClick={() => void save()}>{t('over.save')}</Button>
        <a class="button primary" href={showRoute({ page: 'new', game: info.game })}>
          {t('over.again')}
        </a>
      </div>
      <FailureLine failure={failure} />
    </section>
  );
};
