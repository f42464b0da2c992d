import { useState } from 'preact/hooks';
import { choose, settings } from '../settings/settings.ts';
import { useStore } from '../store.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazily } from '../ui/lazily.tsx';
import { LANGUAGES, switchLanguage } from '../words/language.ts';
import { useWords } from '../words/words.ts';
import { barTool } from './bar-tool.ts';

const SettingsDialog = lazily(async () => (await import('../settings/SettingsDialog.tsx')).SettingsDialog);

/** The bar at the top of every page: home, the table that is shown, language, sound, and the other settings behind a button. */
export const Bar = () => {
  const { t, language } = useWords();
  const { sound } = useStore(settings);
  const tool = useStore(barTool);
  const [isOpen, open] = useState(false);
  return (
    <header class="bar">
      <a class="brand" href="/" aria-label={`Tabletrotter: ${t('home.back')}`}>
        <Icon name="home" />
        <span>Tabletrotter</span>
      </a>
      <div class="bar-tools">
        {tool !== null && (
          <button
            type="button"
            class="icon-button"
            aria-label={t('company.title')}
            title={t('company.title')}
            onClick={tool.press}
          >
            <Icon name="users" />
          </button>
        )}
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
          aria-label={t('bar.mute')}
          title={t('bar.mute')}
          aria-pressed={sound === 'off'}
          onClick={() => choose('sound', sound === 'off' ? 'on' : 'off')}
        >
          <Icon name={sound === 'off' ? 'volume-off' : 'volume'} />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={t('bar.settings')}
          title={t('bar.settings')}
          onClick={() => open(true)}
        >
          <Icon name="settings" />
        </button>
      </div>
      {isOpen && <SettingsDialog onClose={() => open(false)} />}
    </header>
  );
};
