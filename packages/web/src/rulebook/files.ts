import type { Language } from '@tabletrotter/rules';

/** The rulebooks lie beside the rules; each is loaded when somebody opens it. */
const FILES = import.meta.glob<string>('../../../rules/src/games/*/RULES.*.md', { query: '?raw', import: 'default' });

/** A rulebook's text; `undefined` where the game has none in that language. */
export const loadRulebook = (game: string, language: Language): Promise<string> | undefined =>
  FILES[`../../../rules/src/games/${game}/RULES.${language}.md`]?.();
