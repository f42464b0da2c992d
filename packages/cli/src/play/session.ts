import {
  type HostedGame,
  type Level,
  type Match,
  type Opened,
  quickRandom,
  type SealedEntry,
  type Seat,
  type Shown,
  seedNumber,
  selfOf,
} from '@tabletrotter/rules';
import type { Text } from '../text.ts';
import type { Speaker } from '../words.ts';
import { chooseAction } from './menu.ts';
import { showView } from './show.ts';
import type { Talk } from './talk.ts';

/** Who plays what, and how it is told. */
export interface Sitting {
  readonly game: HostedGame;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string;
  readonly speaker: Speaker;
  readonly text: Text;
  readonly talk: Talk;
  readonly now: () => number;
}

const THINKING = 200;

const botAction = ({ game, level, seed, now }: Sitting, match: Match, seat: Seat) => {
  const random = quickRandom(seedNumber(JSON.stringify(['bot', seed, match.version, seat, level])));
  const end = now() + THINKING;
  const means = { left: () => Math.max(0, end - now()), self: selfOf(seed, seat) };
  return game.bot(match.view(seat, { recall: true }), level, random, means).action;
};

/** The result as the table tells it. */
export const ending = ({ outcome }: Match, text: Text): readonly string[] => {
  if (outcome === null) return [];
  const result = outcome.winners.length === 0 ? text.allLost : text.won(outcome.winners.map(text.seat));
  return outcome.scores === null ? [result] : [result, text.scores(outcome.scores)];
};

/** Plays a match from where it stands until it is over or the player stops; gives the log. */
export const playOn = async (sitting: Sitting, { match, entry }: Opened): Promise<readonly SealedEntry[]> => {
  const { game, seat, speaker, text, talk, now } = sitting;
  const entries: SealedEntry[] = [entry];
  const tell = async (events: readonly Shown[]): Promise<void> => {
    for (const event of events) await talk.print(`· ${speaker.say(game.tell(event))}`);
  };
  const showTable = (): readonly string[] => showView(match.view(seat, { recall: false }));

  await tell(game.told(entry, seat).events);
  while (match.outcome === null) {
    const [next] = match.toAct;
    if (next === undefined) throw new Error('nobody is asked, and the game is not over');
    const mine = match.toAct.includes(seat);
    if (mine) await talk.print('', ...showTable(), '', text.yourTurn(speaker.nameOf(seat)));
    const action = mine ? await chooseAction(match.legal(seat), showTable, talk, text) : botAction(sitting, match, next);
    if (action === undefined) {
      await talk.print(text.stopped);
      return entries;
    }
    const step = match.act(mine ? seat : next, action, { id: null, time: now() });
    if (!step.ok) throw new Error(`${JSON.stringify(action)} was not taken (${step.error.code})`);
    const events = step.value.eventsFor(seat);
    step.value.accept();
    entries.push(step.value.entry);
    await tell(events);
  }
  await talk.print(...ending(match, text));
  return entries;
};
