import { LANGUAGES, type Language } from '../core/basics.ts';
import type { Dictionary, Game } from '../core/game.ts';
import { placeholdersIn, type Words, wordsOf } from './sentences.ts';
import { violation } from './walk.ts';

/** What a game's folder holds, as texts. */
export interface Folder {
  readonly rulebooks: { readonly [L in Language]: string };
  /** All of its `*.test.ts` files. */
  readonly tests: readonly string[];
  /** All of its other TypeScript files. */
  readonly sources: readonly string[];
  /** Names of the files in `playthroughs/`. */
  readonly playthroughs: readonly string[];
}

/** The ids of a rulebook's paragraphs (`- **BC-1.1** …`), in order. */
export const paragraphsOf = (rulebook: string): readonly string[] =>
  [...rulebook.matchAll(/^\s*-\s+\*\*([A-Z]{2,3}-\d+\.\d+)\*\*/gm)].map(([, id]) => id ?? '');

/** The three rulebooks have the same paragraphs in the same order, none of them twice or empty. */
export const checkRulebooks = (rulebooks: Folder['rulebooks']): void => {
  const ids = paragraphsOf(rulebooks.en);
  if (ids.length === 0) violation('RULES.en.md', 'has no numbered paragraph');
  for (const language of LANGUAGES) {
    const where = `RULES.${language}.md`;
    const own = paragraphsOf(rulebooks[language]);
    for (const id of ids) if (!own.includes(id)) violation(where, `lacks ${id}`);
    for (const id of own) if (!ids.includes(id)) violation(where, `has ${id}, which the English one has not`);
    own.forEach((id, index) => {
      if (own.indexOf(id) !== index) violation(where, `has ${id} twice`);
      if (ids[index] !== id) violation(where, `has ${id} out of order`);
    });
    const empty = /^\s*-\s+\*\*([A-Z]{2,3}-\d+\.\d+)\*\*\s*$/m.exec(rulebooks[language]);
    if (empty !== null) violation(where, `says nothing at ${empty[1] ?? ''}`);
  }
};

const TITLE = /(?:\b(?:test|it|describe)(?!\.(?:skip|todo))(?:\.\w+)*\(|\)\()\s*(['"`])(.*?)\1/gs;

/** The ids in the titles of tests that run: `test('[BC-1.1] …'`, `describe`, `it`, and `test.each(…)('[BC-1.1, BC-1.2] …'`. */
export const idsInTitles = (source: string): ReadonlySet<string> =>
  new Set(
    [...source.matchAll(TITLE)].flatMap(([, , title]) => [...(title ?? '').matchAll(/[A-Z]{2,3}-\d+\.\d+/g)].map(([id]) => id)),
  );

/** Every paragraph is named by the title of a test. `untested`: paragraphs without a rule in them. */
export const checkTested = (rulebook: string, tests: readonly string[], untested: readonly string[] = []): void => {
  const named = new Set(tests.flatMap((source) => [...idsInTitles(source)]));
  const ids = paragraphsOf(rulebook);
  const missing = ids.filter((id) => !named.has(id) && !untested.includes(id));
  if (missing.length > 0) violation('tests', `no title names ${missing.join(', ')}`);
  const strange = [...named].filter((id) => !ids.includes(id));
  if (strange.length > 0) violation('tests', `titles name ${strange.join(', ')}, which the rulebook has not`);
};

/** The rules cited in the sources are paragraphs of the rulebook. */
export const checkCited = (rulebook: string, sources: readonly string[]): void => {
  const ids = paragraphsOf(rulebook);
  for (const source of sources)
    for (const [, rule] of source.matchAll(/['"`]([A-Z]{2}-\d+\.\d+)['"`]/g))
      if (!ids.includes(rule ?? '')) violation('sources', `cite ${rule ?? ''}, which the rulebook has not`);
};

const FORMS: { readonly [L in Language]: readonly string[] } = {
  en: ['one', 'other'],
  es: ['one', 'other'],
  ru: ['one', 'few', 'many', 'other'],
};
const PLURAL = /_(?:one|few|many|other)$/;

/** A key without its plural form. */
const baseOf = (key: string): string => key.replace(PLURAL, '');

const isPlural = (dictionary: Dictionary, key: string): boolean => Object.hasOwn(dictionary, `${baseOf(key)}_other`);

/** All languages have the same keys, with all plural forms, the same placeholders, and no empty text. */
export const checkWords = (words: Words): void => {
  const keys = [...new Set(Object.keys(words.en).map(baseOf))];
  for (const language of LANGUAGES) {
    const dictionary = words[language];
    for (const key of keys)
      for (const full of isPlural(words.en, key) ? FORMS[language].map((form) => `${key}_${form}`) : [key]) {
        const text = dictionary[full];
        if (text === undefined) violation(language, `lacks "${full}"`);
        if (text.trim() === '') violation(language, `"${full}" is empty`);
        const allowed = placeholdersIn(words.en[full] ?? words.en[`${key}_other`] ?? '');
        for (const name of placeholdersIn(text))
          if (!allowed.includes(name)) violation(language, `"${full}" has {{${name}}}, the English has not`);
        const wanted = isPlural(words.en, key) ? allowed.filter((name) => name !== 'count') : allowed;
        for (const name of wanted)
          if (!placeholdersIn(text).includes(name)) violation(language, `"${full}" leaves out {{${name}}}`);
      }
    for (const key of Object.keys(dictionary))
      if (!keys.includes(baseOf(key))) violation(language, `has "${key}", the English has not`);
  }
};

/** The reasons of refusals in the sources: `reason: 'too-far'`, and the second argument of a function `refuse('TR-2.2', 'too-far')`. */
export const reasonsIn = (sources: readonly string[]): readonly string[] => [
  ...new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/\breason:\s*'([a-z][a-z0-9-]*)'|'[A-Z]{2,3}-\d+\.\d+',\s*'([a-z][a-z0-9-]*)'/g)].map(
        ([, one, two]) => one ?? two ?? '',
      ),
    ),
  ),
];

/** Every reason has its sentence and every sentence of a refusal its reason. */
export const checkReasons = (en: Dictionary, reasons: readonly string[]): void => {
  const keys = new Set(
    Object.keys(en)
      .filter((key) => key.startsWith('refusal.'))
      .map((key) => baseOf(key).slice('refusal.'.length)),
  );
  for (const reason of reasons) if (!keys.has(reason)) violation('words', `nothing is said for the refusal "${reason}"`);
  for (const key of keys) if (!reasons.includes(key)) violation('words', `"refusal.${key}" is never given`);
};

/** What may be said of a game that the texts do not tell. */
export interface CompletenessOptions {
  /** Paragraphs that hold no rule and need no test. */
  readonly untested?: readonly string[];
  /** Reasons of refusals where the sources do not show them as `reasonsIn` looks for them. */
  readonly reasons?: readonly string[];
}

/** All of the above for a game and its folder. */
export const checkComplete = async <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  folder: Folder,
  { untested = [], reasons }: CompletenessOptions = {},
): Promise<void> => {
  checkRulebooks(folder.rulebooks);
  checkTested(folder.rulebooks.en, folder.tests, untested);
  checkCited(folder.rulebooks.en, folder.sources);
  if (folder.playthroughs.length === 0) violation(game.id, 'has no playthrough');
  const words = await wordsOf(game);
  checkWords(words);
  checkReasons(words.en, reasons ?? reasonsIn(folder.sources));
};
