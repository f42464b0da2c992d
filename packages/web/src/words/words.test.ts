import { ERROR_CODES } from '@tabletrotter/protocol';
import { LANGUAGES as RULES_LANGUAGES } from '@tabletrotter/rules';
import { GAMES } from '@tabletrotter/rules/games';
import { expect, test } from 'vitest';
import { isOnShelf, SHELF } from '../games/shelf.ts';
import { en } from './en.ts';
import es from './es.ts';
import { chooseLanguage, createWords, LANGUAGES } from './language.ts';
import ru from './ru.ts';

const PAGE = { en, es, ru };

test('the page speaks the languages of the rules', () => {
  expect(LANGUAGES).toEqual(RULES_LANGUAGES);
});

test.each(LANGUAGES)('every error has words in %s', (language) => {
  for (const code of [...ERROR_CODES, 'refused', 'beaten', 'offline']) expect(PAGE[language]).toHaveProperty([`error.${code}`]);
});

test.each(LANGUAGES)('no word of the page is empty in %s, and each keeps what is put into it', (language) => {
  for (const [key, text] of Object.entries(PAGE[language])) {
    expect(text.trim(), key).not.toBe('');
    const english: { readonly [key: string]: string } = en;
    const model = english[key] ?? english[key.replace(/_(few|many)$/, '_other')] ?? '';
    const holes = (each: string): readonly string[] => (each.match(/\{\{\w+\}\}/g) ?? []).sort();
    expect(holes(text), key).toEqual(holes(model));
  }
});

test.each(LANGUAGES)('the home page calls the games as they call themselves in %s', async (language) => {
  for (const game of GAMES) {
    const words = await game.words[language]();
    expect(isOnShelf(game.id)).toBe(true);
    expect(PAGE[language]).toMatchObject({ [`game.${game.id}`]: words['name'], [`tagline.${game.id}`]: words['tagline'] });
  }
  for (const id of SHELF) expect(PAGE[language]).toHaveProperty([`tagline.${id}`]);
});

test('Russian counts in its own way', () => {
  const { t } = createWords('ru', ru);
  expect(t('lobby.waiting', { count: 1 })).toContain('1 игрока.');
  expect(t('lobby.waiting', { count: 3 })).toContain('3 игроков.');
});

test('a game’s words stand beside the page’s', async () => {
  const words = createWords('es', es);
  expect(words.game('bonnie-and-clyde')).toBeUndefined();
  words.add('bonnie-and-clyde', { 'card.clyde': 'Clyde', x_one: '{{count}} carta', x_other: '{{count}} cartas' });
  expect(words.game('bonnie-and-clyde')?.('x', { count: 2 })).toBe('2 cartas');
});

test.each([
  [['ru-RU', 'en'], 'ru'],
  [[null, 'de', 'es-MX'], 'es'],
  [['es', 'ru'], 'es'],
  [['de', 'fr'], 'en'],
  [[], 'en'],
] as const)('who wishes %j gets %s', (wished, language) => {
  expect(chooseLanguage(wished)).toBe(language);
});
