import type { Seat } from '@tabletrotter/rules';
import { createContext } from 'preact';

/** What somebody at this device does, with whosever eyes the table looks. */
export interface Errand {
  readonly seat: Seat;
  readonly action: unknown;
  /** In a race, how long ago it was open on this page when the press came; `null` elsewhere. In milliseconds. */
  readonly reactionMs: number | null;
}

/** The seats of the people who share this device, and the way to call one of them to it. */
export interface OwnSeats {
  readonly mine: readonly Seat[];
  readonly callable: readonly Seat[];
  call(seat: Seat): void;
  /** Calls a seat and does this as it. Where two press at once, the first has done it, and the other nothing. */
  act(errand: Errand): void;
}

/** `null`: nobody shares the device. */
export const OwnSeatsContext = createContext<OwnSeats | null>(null);
