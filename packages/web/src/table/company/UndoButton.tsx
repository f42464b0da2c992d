import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from '../../words/words.ts';

interface UndoProps {
  /** The last action can be taken back. */
  readonly can: boolean;
  readonly onUndo: () => void;
}

/** Takes the last action back; it is always in the same place, and says why where it cannot. */
export const UndoButton = ({ can, onUndo }: UndoProps) => {
  const { t } = useWords();
  return (
    <div class="undo">
      <Button refused={!can} onClick={onUndo} label={t('undo.do')}>
        <Icon name="undo" />
        <span class="undo-word">{t('undo.do')}</span>
      </Button>
    </div>
  );
};
