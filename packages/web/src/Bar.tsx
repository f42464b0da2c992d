import { useStore } from './store.ts';
import { nextTheme, setTheme, type Theme, theme } from './theme.ts';
import { Icon, type IconName } from './ui/Icon.tsx';
import { LANGUAGES, switchLanguage } from './words/language.ts';
import { useWords } from './words/words.ts';

const THEME_ICON: { readonly [T in Theme]: IconName } = { auto: 'auto', day: 'sun', night: 'moon' };

/** The bar at the top of every page: home, language, day and night. */
export const Bar = () => {
  const { t, language } = useWords();
  const shown = useStore(theme);
  return (
    <header class="bar">
      <a class="brand" href="/" aria-label={`Tabletrotter: ${t('home.back')}`}>
        <Icon name="home" />
        <span>Tabletrotter</span>
      </a>
      <div class="bar-tools">
        <select
          class="select"
          aria-label={t('bar.language')}
          value={language}
          onChange={(event) => {
            const wanted = LANGUAGES.find((each) => each === event.currentTarget.value);
            if (wanted !== undefined) void switchLanguage(wanted);
          }}
        >
          {LANGUAGES.map((each) => (
            <option key={each} value={each} lang={each}>
              {t(`language.${each}`)}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="icon-button"
          aria-label={t('bar.theme', { theme: t(`theme.${shown}`) })}
          title={t(`theme.${shown}`)}
          onClick={() => setTheme(nextTheme(shown))}
        >
          <Icon name={THEME_ICON[shown]} />
        </button>
      </div>
    </header>
  );
};
