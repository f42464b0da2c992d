import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';

/** The seat is open elsewhere now; it comes back here only if one says so. */
export const Moved = ({ onBack }: { readonly onBack: () => void }) => {
  const { t } = useWords();
  return (
    <main class="page">
      <h1>{t('moved.title')}</h1>
      <p>{t('moved.why')}</p>
      <div class="row">
        <Button kind="primary" onClick={onBack}>
          {t('moved.back')}
        </Button>
        <a class="button plain" href="/">
          {t('home.back')}
        </a>
      </div>
    </main>
  );
};
