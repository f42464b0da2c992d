import type { TableInfo } from '@tabletrotter/protocol';
import type { Seat, Viewer } from '@tabletrotter/rules';
import { votersOf } from '../company/voters.ts';

/** What is known of a table that several people share a device at. */
export interface Shared {
  /** The seats that this device holds. */
  readonly mine: readonly Seat[];
  /** Those of them that something is waited for. */
  readonly wanted: readonly Seat[];
  /** Nothing is asked of anybody any more. */
  readonly over: boolean;
  /** Whose eyes the page has now, and whether what they see in private is only announced. */
  readonly viewer: Viewer;
  readonly veiled: boolean;
  /** Something shown to the viewer in private is not put away yet. */
  readonly sights: boolean;
  /** What whoever is asked sees is for their own eyes. */
  readonly isPrivate: boolean;
}

/** Who is in front of the device. */
export interface Front {
  /** Who has said so since the curtain last fell; `null`: nobody. */
  readonly present: Seat | null;
  /** Who is called to it, though the table would call somebody else. */
  readonly called: Seat | null;
}

/** How the page looks at the table: with whose eyes, and what hangs before it. */
export interface Looking {
  /** Before this seat's eyes; `anybody`: nobody here is waited for; `null`: none. */
  readonly curtain: Seat | 'anybody' | null;
  readonly seat: Viewer;
  readonly veiled: boolean;
}

const behind = (seat: Seat): Looking => ({ curtain: seat, seat: null, veiled: true });

/** Who should be in front of the device; `undefined`: anybody. */
const frontOf = ({ mine, wanted, viewer, veiled, sights }: Shared, { present, called }: Front): Seat | undefined => {
  const may = wanted.length === 0 ? mine : wanted;
  if (called !== null && may.includes(called)) return called;
  // what one was just shown, or is to be shown, is put away first
  if (viewer !== null && sights && (veiled || present === viewer)) return viewer;
  if (present !== null && may.includes(present)) return present;
  return wanted[0];
};

/** With whose eyes a shared device looks, and before whom a curtain hangs first. */
export const lookingOf = (shared: Shared, front: Front): Looking => {
  const { mine, over, viewer, veiled, sights, isPrivate } = shared;
  const [first] = mine;
  if (first === undefined) return { curtain: null, seat: null, veiled: false };
  if (mine.length === 1) return { curtain: null, seat: first, veiled: false };
  if (over) return { curtain: null, seat: viewer, veiled };
  const seat = frontOf(shared, front) ?? (isPrivate ? undefined : first);
  if (seat === undefined) return { curtain: 'anybody', seat: null, veiled: true };
  const isHere = front.present === seat;
  if (isPrivate) return isHere ? { curtain: null, seat, veiled: false } : behind(seat);
  // all may look on, until something comes that is for one pair of eyes
  const waits = viewer === seat && sights;
  if (waits && !isHere) return { curtain: seat, seat, veiled: true };
  return { curtain: null, seat, veiled: !waits };
};

/** Those of this device that the table waits for: asked by the game, or by a proposal, and not played for by a bot. */
export const wantedOf = (
  { status, sitters, proposal }: Pick<TableInfo, 'status' | 'sitters' | 'proposal'>,
  toAct: readonly Seat[],
  mine: readonly Seat[],
): readonly Seat[] => {
  if (status !== 'playing') return [];
  return mine.filter((seat) => {
    const sitter = sitters[seat];
    const owes = proposal !== null && votersOf(sitters).includes(seat) && !proposal.agreed.includes(seat);
    return owes || (toAct.includes(seat) && !(sitter?.kind === 'person' && sitter.standIn !== null));
  });
};
