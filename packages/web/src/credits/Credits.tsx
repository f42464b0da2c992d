import { useTitle } from '../table/title.ts';
import { useWords } from '../words/words.ts';
import './credits.css';
import { WORKS } from './works.ts';

/** Whose work the page is made with. */
export const Credits = () => {
  const { t } = useWords();
  useTitle(t('credits.title'));
  return (
    <main class="page narrow">
      <h1>{t('credits.title')}</h1>
      <p>{t('credits.lead')}</p>
      <ul class="panel credits">
        {WORKS.map(({ what, who, licence, text }) => (
          <li key={what}>
            <strong>{what}</strong>
            <span>{who}</span>
            {text === undefined ? (
              <span>{licence}</span>
            ) : (
              <a href={text} target="_blank" rel="noreferrer">
                {licence}
              </a>
            )}
          </li>
        ))}
      </ul>
    </main>
  );
};
