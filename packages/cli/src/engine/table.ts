import {
  commitmentTo,
  type HostedGame,
  type Match,
  type Opened,
  type Opening,
  type Outcome,
  quickRandom,
  type Result,
  type SealedEntry,
  type Seat,
  seatsOf,
  secureLuck,
  seedNumber,
  selfOf,
  tableSeed,
} from '@tabletrotter/rules';
import type { Speaker } from '../words.ts';
import { type Answer, fault, type Out, success } from './answer.ts';
import type { TableRequest } from './request.ts';

/** A game being played through the engine. */
export interface EngineTable {
  readonly game: HostedGame;
  readonly match: Match;
  readonly seed: string;
  readonly speaker: Speaker;
  readonly entries: SealedEntry[];
}

/** The engine has no clock: what it answers, records included, follows from what it was asked. */
const TIME = 0;

/** Opens a table whose luck follows from its seed alone. */
export const openTable = (
  game: HostedGame,
  seed: string,
  speaker: Speaker,
  open: (opening: Opening) => Result<Opened>,
): Result<EngineTable> => {
  const opened = open({ luck: secureLuck(tableSeed(seed, [])), time: TIME, commitment: commitmentTo(seed), words: [] });
  if (!opened.ok) return opened;
  return { ok: true, value: { game, seed, speaker, match: opened.value.match, entries: [opened.value.entry] } };
};

const outcomeOf = (outcome: Outcome | null): Out =>
  outcome === null ? null : { winners: outcome.winners, scores: outcome.scores, reason: outcome.reason };

/** Where a table stands, as `new`, `load` and `act` tell it. */
export const standing = ({ match }: EngineTable): { readonly [key: string]: Out } => ({
  version: match.version,
  toAct: match.toAct,
  outcome: outcomeOf(match.outcome),
});

const act = (table: EngineTable, seat: Seat, action: unknown): Answer => {
  const { match, speaker } = table;
  const notNow = whyNotNow(match, seat);
  if (notNow !== undefined) return notNow;
  const step = match.act(seat, action, { id: null, time: TIME });
  if (!step.ok) {
    switch (step.error.code) {
      case 'bad-action':
        return fault('bad-action', step.error.problem.message);
      case 'over':
      case 'not-asked':
        return fault(step.error.code, 'not now');
      case 'refused': {
        const { rule, reason, params } = step.error.refusal;
        return { ok: false, error: { code: 'refused', rule, message: speaker.say({ key: `refusal.${reason}`, params }) } };
      }
    }
  }
  const { entry, eventsFor, accept } = step.value;
  const seats = seatsOf(match.seats).map((each) => [String(each), eventsFor(each)] as const);
  accept();
  table.entries.push(entry);
  return success({ ...standing(table), events: { ...Object.fromEntries(seats), spectator: eventsFor(null) } });
};

/** Why a seat may not act at all now: the game is over, or others are asked. */
const whyNotNow = (match: Match, seat: Seat): Answer | undefined => {
  if (match.toAct.length === 0) return fault('over', 'the game is over');
  if (match.toAct.includes(seat)) return undefined;
  return fault('not-asked', `seat ${seat} is not asked now; to act: ${match.toAct.join(', ')}`);
};

/** A bot's chance follows from the table, the moment, the seat and the level, and is not the table's own. */
const bot = ({ game, match, seed, speaker }: EngineTable, seat: Seat, asked: string, budgetMs: number): Answer => {
  const level = game.levels.find((each) => each === asked);
  if (level === undefined)
    return fault('unknown-level', `there is no level "${asked.slice(0, 60)}"; there are ${game.levels.join(', ')}`);
  const notNow = whyNotNow(match, seat);
  if (notNow !== undefined) return notNow;
  const random = quickRandom(seedNumber(JSON.stringify(['bot', seed, match.version, seat, level])));
  const end = performance.now() + budgetMs;
  const choice = game.bot(match.view(seat, { recall: true }), level, random, {
    left: () => Math.max(0, end - performance.now()),
    self: selfOf(seed, seat),
  });
  return success({ action: choice.action, why: speaker.say(choice.why) });
};

/** Answers a request to a table. `freshSeed` is for whoever gave none. */
export const answerAt = (table: EngineTable, request: TableRequest, freshSeed: () => string): Answer => {
  const { game, match } = table;
  if ('seat' in request && request.seat !== null && !seatsOf(match.seats).includes(request.seat))
    return fault('bad-request', `"seat" must be a whole number from 0 to ${match.seats - 1}`);
  switch (request.op) {
    case 'legal':
      return success({ actions: match.legal(request.seat) });
    case 'act':
      return act(table, request.seat, request.action);
    case 'view':
      return success({ view: match.view(request.seat, { recall: request.recall }) });
    case 'position':
      return success({ position: match.position() });
    case 'bot':
      return bot(table, request.seat, request.level, request.budgetMs);
    case 'imagine':
      return success({ position: match.imagine(request.seat, quickRandom(seedNumber(request.seed ?? freshSeed()))) });
    case 'record':
      return success({ record: game.save(table.entries, match.outcome === null ? null : table.seed) });
    case 'close':
      return success();
  }
};
