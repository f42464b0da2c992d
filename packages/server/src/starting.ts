import { type HostedGame, type Json, type Opened, ok, type Problem, type Result, secureLuck } from '@tabletrotter/rules';
import { type Answer, refuse } from './errors.ts';
import { type Live, tellTable } from './live.ts';
import { messageOf } from './log.ts';
import { callAway } from './notices/turns.ts';
import { luckOf, reload, remember } from './resume.ts';
import { sightsIn, tellNews } from './showing.ts';
import { Conflict } from './store/store.ts';
import { pruneTimes, schedule } from './timing.ts';

/** How a table is set up: for so many seats, with options, or from a position that brings its own. */
export interface Setup {
  readonly seats: number;
  readonly options: unknown;
  /** `null`: from the beginning. */
  readonly position: unknown;
}

/** Luck that only tries whether a table can be opened. */
const TRIAL = { luck: secureLuck('trial'), time: 0, commitment: null, words: [] };

const optionsIn = (game: HostedGame, opened: Opened): Result<Json> => {
  const read = game.read(game.save([opened.entry], null));
  return read.ok ? ok(read.value.start.options) : read;
};

/** The options in full of a table that can be opened like this; why not, where it cannot. */
export const checkSetup = (game: HostedGame, { seats, options, position }: Setup): Answer<Json> => {
  const fault = position === null ? 'bad-options' : 'bad-position';
  const opened = position === null ? game.open(seats, options ?? {}, TRIAL) : game.load(position, TRIAL);
  if (!opened.ok) return refuse(fault, opened.error.message);
  const { match } = opened.value;
  if (match.seats !== seats) return refuse(fault, `the position is for ${match.seats} seats, the table has ${seats}`);
  const full = optionsIn(game, opened.value);
  return full.ok ? full : refuse(fault, full.error.message);
};

/** Opens a table's match: everything from the first shuffle on follows from the secret seed and the words of the seats. */
const openMatch = ({ record, chairs, world }: Live, game: HostedGame): Result<Opened, Problem> => {
  const words = chairs.map((chair) => (chair.kind === 'person' ? chair.word : null));
  const opening = { luck: luckOf(record, words), time: world.now(), commitment: record.commitment, words };
  const options: unknown = JSON.parse(record.options);
  const position: unknown = record.position === null ? null : JSON.parse(record.position);
  return position === null ? game.open(chairs.length, options, opening) : game.load(position, opening);
};

/** Another process was first: the table is as that one has started it. */
const yieldTo = async (live: Live): Promise<void> => {
  live.chairs = await live.world.store.chairs(live.record.id);
  live.record = { ...live.record, status: 'playing' };
  live.sights = await live.world.store.sights(live.record.id);
  await reload(live);
  live.due = undefined;
  schedule(live);
  tellTable(live);
};

const begin = async (live: Live, game: HostedGame): Promise<Answer<null>> => {
  const { world, record } = live;
  const opened = openMatch(live, game);
  if (!opened.ok) return refuse('bad-options', opened.error.message);
  const { match, entry } = opened.value;
  const sights = sightsIn(opened.value, match.seats);
  const status = match.outcome === null ? 'playing' : 'over';
  const dueAt = world.now() + world.config.botPause;
  try {
    await world.store.append(record.id, { entry, status, sights, sightsDone: null, dueAt });
  } catch (thrown) {
    if (thrown instanceof Conflict) {
      await yieldTo(live);
      return refuse('already-started');
    }
    world.log.error({ table: record.id, error: messageOf(thrown) }, 'a start could not be saved');
    return refuse('not-saved');
  }
  live.due = dueAt;
  live.match = match;
  live.sights = sights;
  remember(live, entry);
  live.record = { ...record, status };
  pruneTimes(live);
  schedule(live);
  world.log.info({ table: record.id, game: record.game, seats: match.seats }, 'game started');
  tellTable(live);
  tellNews(live, match, opened.value);
  callAway(live, []);
  return ok(null);
};

/** Starts the game. Called within the table's queue. */
export const start = async (live: Live): Promise<Answer<null>> => {
  const { record, chairs, game } = live;
  if (record.status !== 'waiting') return refuse(record.status === 'frozen' ? 'frozen' : 'already-started');
  if (chairs.some(({ kind }) => kind === 'open')) return refuse('not-full');
  if (game === undefined) return refuse('unknown-game');
  live.touched = live.world.now();
  return begin(live, game);
};
