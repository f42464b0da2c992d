import { useWords } from '../words/words.ts';

/** The class is over: there is nothing left of it to be shown. */
export const ClassOver = () => {
  const { t } = useWords();
  return (
    <main class="page">
      <h1>{t('class.over')}</h1>
      <p role="status">{t('class.over-why')}</p>
      <a class="button plain" href="/">
        {t('home.back')}
      </a>
    </main>
  );
};
