import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { isPlainClick, showRoute } from '../router.ts';
import { useWords } from '../words/words.ts';

/** Opens a paragraph of the rulebook over the table, so that the game is not left. */
export const OpenRule = createContext<((paragraph: string) => void) | null>(null);

/** A link to a paragraph of a game's rulebook. */
export const RuleLink = ({ game, rule }: { readonly game: string; readonly rule: string }) => {
  const { t } = useWords();
  const open = useContext(OpenRule);
  return (
    <a
      class="rule-link"
      href={showRoute({ page: 'rules', game, paragraph: rule })}
      aria-label={t('rule.open', { rule })}
      onClick={(event) => {
        if (open === null || !isPlainClick(event)) return;
        event.preventDefault();
        open(rule);
      }}
    >
      {rule}
    </a>
  );
};
