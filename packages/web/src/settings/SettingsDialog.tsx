import { play } from '../sound/sound.ts';
import { useStore } from '../store.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/words.ts';
import './settings.css';
import { CHOICES, choose, type SettingName, type Settings, settings } from './settings.ts';

interface RowProps<Name extends SettingName> {
  readonly name: Name;
  readonly title: string;
  /** What a choice is called. */
  readonly label: (choice: Settings[Name]) => string;
  /** Lets the reader see or hear what was chosen, where that is not to be seen anyway. */
  readonly onChosen?: () => void;
}

/** One setting: its choices side by side, one of them chosen. */
const Row = <Name extends SettingName>({ name, title, label, onChosen }: RowProps<Name>) => {
  const chosen = useStore(settings)[name];
  return (
    <fieldset class="setting">
      <legend>{title}</legend>
      <div class="setting-choices">
        {CHOICES[name].map((choice) => (
          <label key={choice} class="setting-choice">
            <input
              type="radio"
              name={name}
              checked={choice === chosen}
              onChange={() => {
                choose(name, choice);
                onChosen?.();
              }}
            />
            <span>{label(choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** How the page looks, moves and sounds on this device. */
export const SettingsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t, language } = useWords();
  const percent = (choice: string): string => (Number(choice) / 100).toLocaleString(language, { style: 'percent' });
  const speed = (choice: Settings['speed']): string =>
    choice === 'instant' ? t('speed.instant') : `×${Number(choice).toLocaleString(language)}`;
  return (
    <Dialog title={t('bar.settings')} onClose={onClose}>
      <div class="settings">
        <Row name="text" title={t('settings.text')} label={percent} />
        <Row name="font" title={t('settings.font')} label={(choice) => t(`font.${choice}`)} />
        <Row name="theme" title={t('settings.theme')} label={(choice) => t(`theme.${choice}`)} />
        <Row name="speed" title={t('settings.speed')} label={speed} />
        <Row name="volume" title={t('settings.volume')} label={percent} onChosen={() => play('turn')} />
        <p class="quiet">{t('settings.here')}</p>
      </div>
    </Dialog>
  );
};
