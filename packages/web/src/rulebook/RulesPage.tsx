import { isOnShelf } from '../games/shelf.ts';
import { showRoute } from '../router.ts';
import { useWords } from '../words/words.ts';
import { Rulebook } from './Rulebook.tsx';

/** The rulebook as a page of its own. */
export const RulesPage = ({ game, paragraph }: { readonly game: string; readonly paragraph: string | null }) => {
  const { t } = useWords();
  return (
    <main class="page narrow">
      <Rulebook game={game} paragraph={paragraph} />
      {isOnShelf(game) && (
        <a class="button primary" href={showRoute({ page: 'new', game })}>
          {t('rules.play')}
        </a>
      )}
    </main>
  );
};
