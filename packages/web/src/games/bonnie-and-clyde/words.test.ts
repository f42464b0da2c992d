import { LANGUAGES, quickRandom, type Reader, say } from '@tabletrotter/rules';
import { bonnieAndClyde } from '@tabletrotter/rules/games/bonnie-and-clyde';
import { expect, test } from 'vitest';
import { createWords } from '../../words/language.ts';
import { type Action, LOCATIONS } from './model.ts';
import { BOARD_WORDS } from './words.ts';

const { setup, advance, evolve, decide, viewFor, candidates, refusal, toAct, options } = bonnieAndClyde;

const readers = async (): Promise<readonly Reader[]> =>
  Promise.all(
    LANGUAGES.map(async (language) => {
      const words = createWords(language, {});
      words.add('game', await bonnieAndClyde.words[language]());
      return { language, translate: words.game('game') ?? ((key: string) => key), nameOf: String };
    }),
  );

test('every word of the board is in every language', async () => {
  for (const { translate } of await readers())
    for (const key of BOARD_WORDS) expect(translate(key, { count: 2 }), key).not.toBe(key);
});

const EVERYTHING: readonly Action[] = [
  { type: 'draw', from: 'case-file' },
  { type: 'draw', from: 'fbi-files' },
  { type: 'take' },
  { type: 'leave' },
  { type: 'take', card: 'bonnie' },
  { type: 'discard', card: 'clyde' },
  { type: 'drive', to: 'up' },
  { type: 'drive', to: 'down' },
  { type: 'hinton', use: 'draw-two' },
  { type: 'hinton', use: 'search-files' },
  ...LOCATIONS.flatMap((location): readonly Action[] => [
    { type: 'hinton', use: 'peek', location },
    { type: 'discard', card: location },
    { type: 'meld', location, count: 2 },
    { type: 'meld', location, count: 3 },
    { type: 'layoff', location, count: 1 },
    { type: 'layoff', location, count: 2 },
  ]),
];

test('every refusal that a long game meets has words in every language, none of them a key', async () => {
  const random = quickRandom(7);
  const all = await readers();
  const met = new Set<string>();
  let state = setup(options.defaults, 2);
  for (let step = 0; step < 1_500; step++) {
    for (let events = advance(state, random); events.length > 0; events = advance(state, random))
      for (const event of events) state = evolve(state, event);
    const [seat] = toAct(state);
    if (seat === undefined) break;
    const view = viewFor(state, seat, { recall: false });
    for (const action of EVERYTHING) {
      const refused = refusal(view, action);
      if (refused === undefined || met.has(refused.reason)) continue;
      met.add(refused.reason);
      for (const reader of all) {
        const text = say({ key: `refusal.${refused.reason}`, params: refused.params }, reader);
        expect(text).not.toMatch(/refusal\.[a-z]|card\.[a-z]|\{\{/);
      }
    }
    const legal = candidates(view).filter((action) => refusal(view, action) === undefined);
    const action = legal[random.below(legal.length)];
    if (action === undefined) break;
    for (const event of decide(state, seat, action)) state = evolve(state, event);
  }
  expect(met.size).toBeGreaterThan(15);
});
