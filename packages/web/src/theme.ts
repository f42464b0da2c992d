import { recall, remember } from './storage.ts';
import { createStore } from './store.ts';

export const THEMES = ['auto', 'day', 'night'] as const;
/** `auto`: as the device is set. */
export type Theme = (typeof THEMES)[number];

const readTheme = (): Theme => THEMES.find((theme) => theme === recall('theme')) ?? 'auto';

export const theme = createStore<Theme>('auto');

const apply = (value: Theme): void => {
  document.documentElement.dataset['theme'] = value;
};

export const startTheme = (): void => {
  theme.set(readTheme());
  apply(theme.get());
};

export const setTheme = (value: Theme): void => {
  theme.set(value);
  remember('theme', value);
  apply(value);
};

/** The theme after this one, for a button that goes round. */
export const nextTheme = (value: Theme): Theme => THEMES[(THEMES.indexOf(value) + 1) % THEMES.length] ?? 'auto';
