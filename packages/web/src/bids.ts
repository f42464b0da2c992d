import { newSecret } from './browser/luck.ts';
import { listIn, recall, remember } from './browser/storage.ts';

/** The secrets for a seat that was asked for. They are kept here before they are sent: whatever is lost on the way, the seat is not. */
export interface Bid {
  /** What was asked for, in words that are the same each time. */
  readonly what: string;
  /** What is to hold the seat, … */
  readonly secret: string;
  /** … and the table, where the host's powers come with it. */
  readonly host: string;
}

/** More bids than these are forgotten, the oldest first. */
const MOST = 40;

const isBid = (raw: unknown): raw is Bid =>
  typeof raw === 'object' &&
  raw !== null &&
  'what' in raw &&
  typeof raw.what === 'string' &&
  'secret' in raw &&
  typeof raw.secret === 'string' &&
  'host' in raw &&
  typeof raw.host === 'string';

/** All that have no answer yet, newest first. */
export const openBids = (): readonly Bid[] => listIn(recall('bids'), (raw) => (isBid(raw) ? [raw] : []));

const keep = (bids: readonly Bid[]): void => remember('bids', JSON.stringify(bids.slice(0, MOST)));

/** The bid for something: that which has no answer yet, or a new one. */
export const bidFor = (what: string): Bid => {
  const known = openBids().find((bid) => bid.what === what);
  if (known !== undefined) return known;
  const bid = { what, secret: newSecret(), host: newSecret() };
  keep([bid, ...openBids()]);
  return bid;
};

/** A bid has its answer. */
export const closeBid = ({ what }: Bid): void => keep(openBids().filter((bid) => bid.what !== what));
