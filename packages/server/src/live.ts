import type { Grant, KeptProposal, PhotoFinish, Proposal, ServerMessage, Sitter, TableInfo } from '@tabletrotter/protocol';
import type { HostedGame, Match, RetoldEntry, Seat, Viewer } from '@tabletrotter/rules';
import type { Bots } from './bots.ts';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';
import type { Notices } from './notices/notices.ts';
import type { Queue } from './queue.ts';
import type { Race } from './race.ts';
import type { Chair, Store, StoredSight, TableRecord } from './store/store.ts';

/** One pair of eyes at a table: what a connection shows. */
export interface Eyes {
  viewer: Viewer;
  /** Other seats that the device holds: present, and not shown. */
  also: readonly Seat[];
  /** What is shown to the seat in private is announced only. */
  readonly veiled: boolean;
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
  readonly notices: Notices;
  now(): number;
  /** Where other devices find these tables; `null`: nowhere. */
  address(): string | null;
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
  /** What all people are asked to agree to. */
  proposal: KeptProposal | null;
  /** How many proposals there have been. */
  proposals: number;
  /** Time that people have given each other, for questions that may be over. */
  grants: readonly Grant[];
  /** When each seat was last reminded. */
  readonly nudges: Map<Seat, number>;
  /** How it stood when everybody was told last. */
  told: string | undefined;
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
  /** The whole log as viewers may read it now, for those who have asked for older lines since the last entry. */
  readonly retold: Map<Viewer, readonly RetoldEntry[]>;
  /** When the store says that this table is due; `undefined`: not read yet. */
  due: number | null | undefined;
  /** When somebody last looked at it or something happened. */
  touched: number;
}

export const frameOf = (message: ServerMessage): string => JSON.stringify(message);

/** Whether some device shows a seat, or holds it beside the one that it shows. */
export const isPresent = ({ eyes }: Live, seat: Seat): boolean =>
  [...eyes].some(({ viewer, also }) => viewer === seat || also.includes(seat));

/** Whether no device is there for the seat of the host. A class has its teacher, who has no seat. */
export const isHostAway = (live: Live): boolean =>
  live.record.classId === null &&
  !live.chairs.some((chair, seat) => chair.kind === 'person' && chair.host && isPresent(live, seat));

export const sittersOf = (live: Live): readonly Sitter[] => live.chairs.map((chair, seat) => sitterOf(chair, seat, live));

const sitterOf = (chair: Chair, seat: Seat, live: Live): Sitter => {
  switch (chair.kind) {
    case 'open':
      return { kind: 'open' };
    case 'person':
      return { kind: 'person', name: chair.name, present: isPresent(live, seat), standIn: chair.standIn };
    case 'bot':
      return { kind: 'bot', level: chair.level };
  }
};

const proposalOf = ({ proposal }: Live): Proposal | null => {
  if (proposal === null) return null;
  const { id, by, what, agreed } = proposal;
  return { id, by, what, agreed };
};

/** What everybody may know of a table. Built up field by field: a new secret of the record does not slip in. */
export const infoOf = (live: Live): TableInfo => ({
  table: live.record.id,
  code: live.record.code,
  game: live.record.game,
  status: live.record.status,
  sitters: sittersOf(live),
  options: live.game?.publicOptions(JSON.parse(live.record.options)) ?? {},
  commitment: live.record.commitment,
  customs: live.record.customs,
  hostAway: isHostAway(live),
  proposal: proposalOf(live),
  rematch: live.record.rematch,
  inClass: live.record.classId !== null,
});

/** Tells everybody at the table the same. */
export const tellAll = ({ eyes }: Live, message: ServerMessage): void => {
  const frame = frameOf(message);
  for (const each of eyes) each.send(frame);
};

/** Tells everybody at the table how it stands, where that has changed. Who has come since was shown it. */
export const tellTable = (live: Live): void => {
  const frame = frameOf({ type: 'table', ...infoOf(live) });
  if (frame === live.told) return;
  live.told = frame;
  for (const each of live.eyes) each.send(frame);
};

/** Tells a seat, on every connection that shows it, and nobody else. */
export const tellSeat = (live: Live, seat: Seat, message: ServerMessage): void => {
  const frame = frameOf(message);
  for (const eyes of live.eyes) if (eyes.viewer === seat) eyes.send(frame);
};
