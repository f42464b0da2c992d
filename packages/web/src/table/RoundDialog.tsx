import type { Outcome } from '@tabletrotter/rules';
import type { ScoredRound } from '../games/screen.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/words.ts';
import { RoundSheet } from './ScoreSheet.tsx';
import type { TableVoice } from './voice.ts';

interface RoundDialogProps {
  readonly round: ScoredRound;
  /** How the game ended, where this was its last round. */
  readonly outcome: Outcome | null;
  readonly game: string;
  readonly voice: TableVoice;
  readonly onClose: () => void;
}

/** A round has ended, and perhaps the game with it: why, the score sheet, and the way on. */
export const RoundDialog = ({ round, outcome, game, voice, onClose }: RoundDialogProps) => {
  const { t } = useWords();
  const players = (outcome?.winners ?? []).map(voice.nameOf).join(', ');
  const over = players === '' ? t('over.nobody') : t('over.title', { players });
  return (
    <Dialog
      title={outcome === null ? t('score.round-over') : over}
      wide
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {outcome === null ? t('score.next-round') : t('over.see')}
        </Button>
      }
    >
      <p class="round-why">{round.why.map(voice.say).join(' ')}</p>
      <RoundSheet round={round} game={game} voice={voice} />
    </Dialog>
  );
};
