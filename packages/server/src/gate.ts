import type { Viewer } from '@tabletrotter/rules';
import type { Limits } from './config.ts';
import { type Buckets, createBuckets, hourly } from './limits.ts';

/** What one connection may still do. */
export interface Gate {
  /** Whether its address may send another message. */
  mayTalk(): boolean;
  /** Whether it has gone on sending long after it was told to wait. */
  isFlooding(): boolean;
  /** Whether this seat, and this table, may be acted at again. */
  mayAct(table: string, viewer: Viewer): boolean;
  /** Whether its address may make so many more tables, one as a rule. */
  mayCreate(tables?: number): boolean;
}

/** The door: counts connections and what comes through each. */
export interface Door {
  /** Lets a connection in; `undefined` where its address has too many. */
  enter(address: string): { readonly gate: Gate; leave(): void } | undefined;
  /** Forgets who has been quiet for long. */
  sweep(): void;
}

/** So many refused messages in a row end a connection. */
const MOST_REFUSED = 200;

const gateFor = (
  address: string,
  { talk, seats, tables, creates }: { readonly [Name in 'talk' | 'seats' | 'tables' | 'creates']: Buckets },
  now: () => number,
): Gate => {
  let refused = 0;
  return {
    mayTalk() {
      if (talk.take(address, now())) {
        refused = 0;
        return true;
      }
      refused++;
      return false;
    },
    isFlooding: () => refused > MOST_REFUSED,
    mayAct: (table, viewer) => seats.take(`${table} ${viewer}`, now()) && tables.take(table, now()),
    mayCreate: (count = 1) => creates.take(address, now(), count),
  };
};

export const createDoor = (limits: Limits, now: () => number): Door => {
  const buckets = {
    talk: createBuckets(limits.addressRate),
    seats: createBuckets(limits.seatRate),
    tables: createBuckets(limits.tableRate),
    creates: createBuckets(hourly(limits.tablesPerHour)),
  };
  const inside = new Map<string, number>();
  return {
    enter(address) {
      const count = inside.get(address) ?? 0;
      if (count >= limits.connectionsPerAddress) return undefined;
      inside.set(address, count + 1);
      return {
        gate: gateFor(address, buckets, now),
        leave() {
          const left = (inside.get(address) ?? 1) - 1;
          if (left > 0) inside.set(address, left);
          else inside.delete(address);
        },
      };
    },
    sweep() {
      for (const each of Object.values(buckets)) each.sweep(now());
    },
  };
};
