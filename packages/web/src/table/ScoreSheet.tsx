import type { ScoredRound } from '../games/screen.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';
import { Race } from './Race.tsx';
import { RoundPanes } from './RoundPanes.tsx';
import './score.css';
import type { TableVoice } from './voice.ts';

interface ScoresProps {
  readonly rounds: readonly ScoredRound[];
  readonly totals: readonly number[];
  readonly target: number | null;
  readonly game: string;
  readonly voice: TableVoice;
  /** Not all rounds may be known: the log goes further back. */
  readonly older: boolean;
  readonly onOlder: () => void;
}

/** The whole score sheet: the race of the totals, then each round, the newest first. */
export const ScoreSheet = ({ rounds, totals, target, game, voice, older, onOlder }: ScoresProps) => {
  const { t } = useWords();
  return (
    <div class="scores">
      <Race totals={totals} gains={null} target={target} voice={voice} />
      {rounds.length === 0 && <p class="quiet">{t('score.none')}</p>}
      {rounds
        .map((round, index) => (
          <section key={index}>
            <h2 class="small">{older ? t('score.a-round') : t('score.nth-round', { number: index + 1 })}</h2>
            <RoundPanes round={round} game={game} voice={voice} />
          </section>
        ))
        .reverse()}
      {older && (
        <Button kind="quiet" onClick={onOlder}>
          {t('score.older')}
        </Button>
      )}
    </div>
  );
};
