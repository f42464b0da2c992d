import type { PhotoFinish, ServerMessage, Sitter, TableInfo } from '@tabletrotter/protocol';
import type { HostedGame, Match, Seat, Viewer } from '@tabletrotter/rules';
import type { Bots } from './bots.ts';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';
import type { Queue } from './queue.ts';
import type { Race } from './race.ts';
import type { Chair, Store, StoredSight, TableRecord } from './store/store.ts';

/** One pair of eyes at a table: what a connection shows. */
export interface Eyes {
  viewer: Viewer;
  send(frame: string): void;
  /** What its line takes there and back, in milliseconds; `null`: not measured yet. */
  rtt(): number | null;
}

/** What every table needs of the world around it. */
export interface World {
  readonly games: readonly HostedGame[];
  readonly config: Config;
  readonly store: Store;
  readonly log: Logger;
  readonly bots: Bots;
  now(): number;
  /** Says that some table is due at this time. */
  dueAt(at: number): void;
  /** Whether the server is on its way out: nothing new begins. */
  stopping(): boolean;
}

/** One table in memory. What happens to it goes through its queue, one thing after another. */
export interface Live {
  readonly world: World;
  readonly queue: Queue;
  /** `undefined`: a game that this server does not have (any more). */
  readonly game: HostedGame | undefined;
  record: TableRecord;
  chairs: readonly Chair[];
  /** `null` before the start, and where its log cannot be followed. */
  match: Match | null;
  readonly eyes: Set<Eyes>;
  /** Private sights not yet seen. */
  sights: readonly StoredSight[];
  /** The versions that actions became, by `seat:id`: a resend is known, after a restart too. */
  readonly done: Map<string, number>;
  /** When the entries were made at which present questions began, and the last entry. */
  readonly times: Map<number, number>;
  /** The questions that bots are thinking about, as `seat:ask`. */
  readonly thinking: Set<string>;
  /** A race that is being collected. */
  race: Race | null;
  /** How the last race was decided, until the next question of its kind. */
  photo: PhotoFinish | null;
  /** When the store says that this table is due; `undefined`: not read yet. */
  due: number | null | undefined;
  /** When somebody last looked at it or something happened. */
  touched: number;
}

export const frameOf = (message: ServerMessage): string => JSON.stringify(message);

const sitterOf = (chair: Chair, seat: Seat, live: Live): Sitter => {
  switch (chair.kind) {
    case 'open':
      return { kind: 'open' };
    case 'person':
      return { kind: 'person', name: chair.name, present: [...live.eyes].some(({ viewer }) => viewer === seat) };
    case 'bot':
      return { kind: 'bot', level: chair.level };
  }
};

/** What everybody may know of a table. Built up field by field: a new secret of the record does not slip in. */
export const infoOf = (live: Live): TableInfo => ({
  table: live.record.id,
  code: live.record.code,
  game: live.record.game,
  status: live.record.status,
  sitters: live.chairs.map((chair, seat) => sitterOf(chair, seat, live)),
  options: live.game?.publicOptions(JSON.parse(live.record.options)) ?? {},
  commitment: live.record.commitment,
});

/** Tells everybody at the table how it stands. */
export const tellTable = (live: Live): void => {
  if (live.eyes.size === 0) return;
  const frame = frameOf({ type: 'table', ...infoOf(live) });
  for (const eyes of live.eyes) eyes.send(frame);
};

/** Tells a seat, on every connection that shows it, and nobody else. */
export const tellSeat = (live: Live, seat: Seat, message: ServerMessage): void => {
  const frame = frameOf(message);
  for (const eyes of live.eyes) if (eyes.viewer === seat) eyes.send(frame);
};
