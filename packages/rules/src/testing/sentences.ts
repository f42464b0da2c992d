import { LANGUAGES, type Language, type Param, type Sentence, seatsOf } from '../core/basics.ts';
import { botsOf, type Dictionary, type Game } from '../core/game.ts';
import { deepFreeze, short } from './json.ts';
import { randomFor, viewersOf } from './play.ts';
import { meansOf, type Played, spread, violation } from './walk.ts';

/** A game's words in all languages. */
export type Words = { readonly [L in Language]: Dictionary };

export const wordsOf = async <C, S, A, E, V, EV>({ words }: Game<C, S, A, E, V, EV>): Promise<Words> => {
  const [en, es, ru] = await Promise.all([words.en(), words.es(), words.ru()]);
  return { en, es, ru };
};

const PLURALS: { readonly [L in Language]: Intl.PluralRules } = {
  en: new Intl.PluralRules('en'),
  es: new Intl.PluralRules('es'),
  ru: new Intl.PluralRules('ru'),
};

const textFor = (dictionary: Dictionary, language: Language, { key, params }: Sentence): string | undefined => {
  const { count } = params;
  const form = typeof count === 'number' ? PLURALS[language].select(count) : undefined;
  return (form === undefined ? undefined : dictionary[`${key}_${form}`]) ?? dictionary[key];
};

/** The names in `{{…}}` of a text. */
export const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{\s*([\w.-]+)[^}]*\}\}/g)].map((match) => match[1] ?? '');

const filled = (param: Param, dictionary: Dictionary, language: Language): string => {
  if (typeof param !== 'object') return `${param}`;
  if ('seat' in param) return `seat ${param.seat}`;
  if ('seats' in param) return param.seats.map((seat) => `seat ${seat}`).join(', ');
  if ('names' in param) return param.names[language];
  return ('word' in param ? [param.word] : param.words).map((word) => dictionary[word] ?? word).join(', ');
};

/** A sentence in a language; players are "seat 0", "seat 1" …. For transcripts and checks; pages use i18next. */
export const sentenceIn = (words: Words, language: Language, sentence: Sentence): string => {
  const dictionary = words[language];
  const text = textFor(dictionary, language, sentence) ?? sentence.key;
  return text.replace(/\{\{\s*([\w.-]+)[^}]*\}\}/g, (whole, name: string) => {
    const param = sentence.params[name];
    return param === undefined ? whole : filled(param, dictionary, language);
  });
};

/** A sentence has its words in every language, and they ask for nothing that is not there. */
export const checkSentence = (words: Words, sentence: Sentence, where: string): void => {
  for (const language of LANGUAGES) {
    const text = textFor(words[language], language, sentence);
    if (text === undefined) violation(where, `no ${language} for "${sentence.key}"`);
    for (const name of placeholdersIn(text))
      if (!Object.hasOwn(sentence.params, name))
        violation(where, `${language} "${sentence.key}" wants {{${name}}}, which ${short(sentence)} does not give`);
    for (const param of Object.values(sentence.params)) {
      if (typeof param !== 'object' || !('word' in param || 'words' in param)) continue;
      for (const word of 'word' in param ? [param.word] : param.words)
        if (!Object.hasOwn(words[language], word)) violation(where, `no ${language} for the word "${word}"`);
    }
  }
};

/** Every event as told at the time and as retold later, every refusal and every line of the score sheet can be said. */
export const checkSentences = <C, S, A, E, V, EV>(game: Game<C, S, A, E, V, EV>, played: Played<S, A, E>, words: Words): void => {
  const { label, seats, entries, tables } = played;
  const random = randomFor(label);
  const later = new Set(spread(entries, 30));
  for (const entry of entries) {
    if (entry.kind !== 'start' && entry.kind !== 'action') continue;
    const where = `${label}, entry ${entry.seq}`;
    const seqs = [entry.seq, entry.seq + 1, entry.seq + random.below(entries.length - entry.seq), entries.length - 1];
    const laters = later.has(entry) ? seqs.flatMap((seq) => tables.slice(seq, seq + 1)) : [];
    for (const viewer of viewersOf(seats)) {
      const nows = laters.flatMap(({ state }) =>
        [false, true].map((recall) => deepFreeze(game.viewFor(state, viewer, { recall }))),
      );
      for (const event of entry.events) {
        const told = game.eventFor(event, viewer);
        if (told === undefined) continue;
        checkSentence(words, game.tell(deepFreeze(told)), where);
        for (const now of nows) {
          const retold = game.retell(told, now, []);
          if (retold !== undefined) checkSentence(words, game.tell(retold), `${where} retold`);
        }
      }
    }
  }
  for (const { state, version } of spread(tables, 20)) {
    const where = `${label}, version ${version}`;
    for (const line of game.scoreLines(state)) checkSentence(words, line.label, where);
    for (const seat of seatsOf(seats)) {
      const view = game.viewFor(state, seat, { recall: false });
      for (const action of game.toAct(state).includes(seat) ? game.candidates(view) : []) {
        const refusal = game.refusal(view, action);
        if (refusal !== undefined) checkSentence(words, { key: `refusal.${refusal.reason}`, params: refusal.params }, where);
      }
    }
  }
};

/** Bots of all levels give one of their seat's legal actions, and say why. */
export const checkBots = <C, S, A, E, V, EV>(
  game: Game<C, S, A, E, V, EV>,
  { label, tables }: Played<S, A, E>,
  words: Words,
): void => {
  for (const { state, version } of spread(tables, 6))
    for (const seat of game.toAct(state))
      for (const [level, bot] of botsOf(game))
        for (const budget of [0, 20]) {
          const where = `${label}, version ${version}, seat ${seat}, ${level}`;
          const view = deepFreeze(game.viewFor(state, seat, { recall: true }));
          const { action, why } = bot(view, randomFor(where), meansOf(seat, budget));
          const refusal = game.refusal(game.viewFor(state, seat, { recall: false }), action);
          if (refusal !== undefined) violation(where, `chooses ${short(action)}, which is refused: ${short(refusal)}`);
          checkSentence(words, why, where);
        }
};
