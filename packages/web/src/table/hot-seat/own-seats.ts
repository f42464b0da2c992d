import type { Seat } from '@tabletrotter/rules';
import { createContext } from 'preact';

/** What somebody at this device does, though the table looks with another's eyes. */
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
  /** Calls a seat and does this as it. Where two are pressed at once, the first one wins, and the other is nothing. */
  act(errand: Errand): void;
}

/** `null`: nobody shares the device. */
export const OwnSeatsContext = createContext<OwnSeats | null>(null);
