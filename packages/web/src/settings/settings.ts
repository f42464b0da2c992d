import { recall, remember } from '../browser/storage.ts';
import { createStore } from '../store.ts';

/** How the page looks, moves and sounds, as whoever reads it likes. */
export interface Settings {
  /** `auto`: as the device is set. */
  readonly theme: 'auto' | 'day' | 'night';
  /** Of motion: a factor, or `instant` for none at all. */
  readonly speed: '0.5' | '1' | '2' | 'instant';
  readonly sound: 'on' | 'off';
  /** In percent. */
  readonly volume: '20' | '40' | '60' | '80' | '100';
  /** Size of the text in percent. */
  readonly text: '90' | '100' | '110' | '125' | '140';
  /** `easy`: letters that are easy to tell apart. */
  readonly font: 'usual' | 'easy';
}

export type SettingName = keyof Settings;

/** The choices of each setting, in their order. */
export const CHOICES: { readonly [Name in SettingName]: readonly Settings[Name][] } = {
  theme: ['auto', 'day', 'night'],
  speed: ['0.5', '1', '2', 'instant'],
  sound: ['on', 'off'],
  volume: ['20', '40', '60', '80', '100'],
  text: ['90', '100', '110', '125', '140'],
  font: ['usual', 'easy'],
};

/** What holds until something else is chosen. */
const PRESETS: Settings = { theme: 'auto', speed: '1', sound: 'on', volume: '40', text: '100', font: 'usual' };

const read = <Name extends SettingName>(name: Name): Settings[Name] => {
  const kept = recall(name);
  return CHOICES[name].find((choice) => choice === kept) ?? PRESETS[name];
};

const readAll = (): Settings => ({
  theme: read('theme'),
  speed: read('speed'),
  sound: read('sound'),
  volume: read('volume'),
  text: read('text'),
  font: read('font'),
});

/** The reader's choices. They stand on the root element too, as `data-theme`, `data-speed` and so on, for style sheets. */
export const settings = createStore<Settings>(readAll());

const apply = (): void => {
  for (const [name, value] of Object.entries(settings.get())) document.documentElement.dataset[name] = value;
};

/** Lets the choices made on this device hold for the page. */
export const startSettings = (): void => apply();

/** Chooses, from now on and on this device. */
export const choose = <Name extends SettingName>(name: Name, value: Settings[Name]): void => {
  settings.set({ ...settings.get(), [name]: value });
  remember(name, value);
  apply();
};
