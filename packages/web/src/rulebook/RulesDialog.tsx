import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/words.ts';
import { Rulebook } from './Rulebook.tsx';

interface RulesDialogProps {
  readonly game: string;
  readonly paragraph: string;
  readonly onClose: () => void;
}

/** The rulebook over the table, open at a paragraph. */
export const RulesDialog = ({ game, paragraph, onClose }: RulesDialogProps) => {
  const { t } = useWords();
  return (
    <Dialog title={t('tab.rules')} onClose={onClose} wide>
      <Rulebook game={game} paragraph={paragraph} />
    </Dialog>
  );
};
