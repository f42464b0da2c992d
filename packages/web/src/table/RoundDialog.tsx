import type { Outcome } from '@tabletrotter/rules';
import type { ScoredRound } from '../games/screen.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/words.ts';
import { overText } from './ending-words.ts';
import { Race } from './Race.tsx';
import { RoundPanes } from './RoundPanes.tsx';
import { gainsOf } from './RoundSheet.tsx';
import type { TableVoice } from './voice.ts';

interface RoundDialogProps {
  readonly round: ScoredRound;
  /** Points to reach; `null` where there is no such number. */
  readonly target: number | null;
  /** The story of the round leads up to how it ends; `null` once that is known. */
  readonly telling?: { onTold(): void } | null;
  /** How the game ended, where this was its last round. */
  readonly outcome: Outcome | null;
  readonly game: string;
  readonly voice: TableVoice;
  readonly onClose: () => void;
}

/** A round has ended, and perhaps the game with it: why, how the race stands, the score sheet, the story, and the way on. */
export const RoundDialog = ({ round, target, telling = null, outcome, game, voice, onClose }: RoundDialogProps) => {
  const words = useWords();
  const { t } = words;
  return (
    <Dialog
      title={outcome === null ? t('score.round-over') : overText(words, outcome, voice)}
      wide
      onClose={onClose}
      footer={
        telling === null ? (
          <Button kind="primary" onClick={onClose}>
            {outcome === null ? t('score.next-round') : t('over.see')}
          </Button>
        ) : undefined
      }
    >
      <div class="round">
        <p class="round-why">{round.why.map(voice.say).join(' ')}</p>
        <RoundPanes
          round={round}
          game={game}
          voice={voice}
          telling={telling}
          lead={<Race totals={round.totals} gains={gainsOf(round)} target={target} voice={voice} />}
        />
      </div>
    </Dialog>
  );
};
