import type { Seat } from '@tabletrotter/rules';
import { createContext } from 'preact';

/** The seats of the people who share this device, and the way to call one of them to it. */
export interface OwnSeats {
  readonly callable: readonly Seat[];
  call(seat: Seat): void;
}

/** `null`: nobody shares the device. */
export const OwnSeatsContext = createContext<OwnSeats | null>(null);
