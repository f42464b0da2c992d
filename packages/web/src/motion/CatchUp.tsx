import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';
import { MANY } from './pace.ts';

interface CatchUpProps {
  /** How many entries wait to be shown. */
  readonly waiting: number;
  readonly onCatchUp: () => void;
}

/** The way to the latest at once, offered where much waits to be shown. */
export const CatchUp = ({ waiting, onCatchUp }: CatchUpProps) => {
  const { t } = useWords();
  return waiting < MANY ? null : (
    <Button class="catch-up" onClick={onCatchUp}>
      {t('motion.catch-up', { count: waiting })}
    </Button>
  );
};
