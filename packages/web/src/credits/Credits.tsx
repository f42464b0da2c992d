import { useTitle } from '../table/title.ts';
import { useWords } from '../words/words.ts';

interface Work {
  readonly what: string;
  readonly who: string;
  readonly licence: string;
  /** Where its licence lies, if it must come along. */
  readonly text?: string;
}

const OFL = 'SIL Open Font License 1.1';

/** Whose work the page itself is made with; the whole list is in CREDITS.md. */
const WORKS: readonly Work[] = [
  { what: 'Preact', who: 'Jason Miller and contributors', licence: 'MIT' },
  { what: 'i18next', who: 'i18next and contributors', licence: 'MIT' },
  { what: 'PartySocket', who: 'Cloudflare, after reconnecting-websocket by Pedro Ladaria', licence: 'MIT' },
  { what: 'Onest', who: 'The Onest Project Authors', licence: OFL, text: '/licences/onest.txt' },
  { what: 'Oswald', who: 'The Oswald Project Authors', licence: OFL, text: '/licences/oswald.txt' },
];

export const Credits = () => {
  const { t } = useWords();
  useTitle(t('credits.title'));
  return (
    <main class="page narrow">
      <h1>{t('credits.title')}</h1>
      <p>{t('credits.lead')}</p>
      <ul>
        {WORKS.map(({ what, who, licence, text }) => (
          <li key={what}>
            <strong>{what}</strong> — {who} (
            {text === undefined ? (
              licence
            ) : (
              <a href={text} target="_blank" rel="noreferrer">
                {licence}
              </a>
            )}
            )
          </li>
        ))}
      </ul>
    </main>
  );
};
