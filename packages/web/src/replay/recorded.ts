import {
  err,
  type HostedGame,
  type Json,
  ok,
  quickLuck,
  type ReadGame,
  type Result,
  type Seat,
  type Shown,
  type Viewer,
} from '@tabletrotter/rules';
import { GAMES } from '@tabletrotter/rules/games';
import { type ShownTable, shownTable } from '../live/state.ts';
import { NOTHING_OPEN, NOTHING_OWN, stillInfo } from '../live/still.ts';

/** A game that was played, read from its record. */
export interface Recorded {
  readonly game: HostedGame;
  readonly saved: ReadGame;
  /** By seat, how its player was called; empty where only the record is known. */
  readonly names: readonly string[];
}

/** Why a record cannot be shown; `detail` in English, from the rules. */
export interface Unreadable {
  readonly reason: 'not-json' | 'not-a-game' | 'corrupt';
  readonly detail: string;
}

const member = (raw: unknown, key: string): unknown =>
  typeof raw === 'object' && raw !== null ? Object.entries(raw).find(([name]) => name === key)?.[1] : undefined;

/** Reads a record: any text from outside. */
export const readRecorded = (text: string, names: readonly string[] = []): Result<Recorded, Unreadable> => {
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (thrown) {
    return err({ reason: 'not-json', detail: String(thrown) });
  }
  const entries = member(raw, 'entries');
  const id = Array.isArray(entries) ? member(member(entries[0], 'start'), 'game') : undefined;
  const game = GAMES.find((each) => each.id === id);
  if (game === undefined) return err({ reason: 'not-a-game', detail: String(id) });
  const saved = game.read(raw);
  return saved.ok ? ok({ game, saved: saved.value, names }) : err({ reason: 'corrupt', detail: saved.error.message });
};

/** The last entry of a record: how far one may go on. */
export const lastOf = ({ saved }: Recorded): number => saved.entries.length - 1;

/**
 * The table as a viewer saw it after entry `at`, with the log as it could be read then. Nothing can be done at it. `chair`: how a seat is
 * called where nobody knows whose it was.
 */
export const tableAt = (
  { game, saved, names }: Recorded,
  at: number,
  viewer: Viewer,
  chair: (seat: Seat) => string,
): ShownTable => {
  const entries = saved.entries.slice(0, at + 1);
  const wasEnded = entries.at(-1)?.kind === 'end'; // by agreement, before the game was over
  const match = game.resume(entries, quickLuck(0)); // what is past asks nothing of luck
  const view: Shown = match.view(viewer, { recall: false });
  const options: Json = game.publicOptions(saved.start.options);
  return shownTable(
    {
      type: 'shown',
      n: 0,
      info: stillInfo({
        game: game.id,
        status: match.outcome !== null || wasEnded ? 'over' : 'playing', // as it was then
        // who was a robot is not in the record
        sitters: Array.from({ length: match.seats }, (_, seat) => ({
          kind: 'person',
          name: names[seat] ?? chair(seat),
          present: true,
          standIn: null,
        })),
        options,
        commitment: saved.start.commitment ?? '',
      }),
      viewer,
      game: {
        version: match.version,
        view,
        ask: null,
        outcome: match.outcome,
        ...NOTHING_OPEN,
        log: match.retell(entries, viewer),
        older: false,
      },
      ...NOTHING_OWN,
    },
    { mine: [], veiled: false },
  );
};
