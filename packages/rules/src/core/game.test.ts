import { describe, expect, test } from 'vitest';
import { tinyRace } from '../testing/tiny/index.ts';
import { host } from './host.ts';
import type { Shown } from './hosted.ts';
import { quickLuck, quickRandom } from './random.ts';

const CHOICE = { action: { type: 'stride', stride: 2 }, why: { key: 'why.random', params: {} } } as const;
const forgetfulRace: typeof tinyRace = { ...tinyRace, bots: { ...tinyRace.bots, forgetful: () => CHOICE } };

const view = (): Shown => {
  const opened = host(tinyRace).open(2, {}, { luck: quickLuck(1), time: 0, commitment: null, words: [] });
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value.match.view(0, { recall: true });
};

describe('the levels of a game', () => {
  test('are those of its bots: the three that every game has, and what others it likes', () => {
    expect(host(tinyRace).levels).toEqual(['random', 'greedy', 'casual']);
    expect(host(forgetfulRace).levels).toEqual(['random', 'greedy', 'casual', 'forgetful']);
  });

  test('are played by a bot each; one that the game has not, by none', () => {
    const chosen = (game: typeof tinyRace) => host(game).bot(view(), 'forgetful', quickRandom(1), { left: () => 0, self: 0 });
    expect(chosen(forgetfulRace)).toEqual(CHOICE);
    expect(() => chosen(tinyRace)).toThrow('tiny-race has no bot of level forgetful');
  });
});
