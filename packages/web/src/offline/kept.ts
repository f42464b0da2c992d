import type { Grant, KeptProposal, Saying, TableHook } from '@tabletrotter/protocol';
import { type Seat, unseal } from '@tabletrotter/rules';
import {
  type Append,
  type Arranged,
  type Chair,
  Conflict,
  type Link,
  MOST_DEVICES,
  type Moved,
  type PushDevice,
  type StoredSight,
  type TableRecord,
} from '@tabletrotter/server/room';

/** All that is kept of one table on this device: plain JSON, one row of the browser's database. */
export interface Kept {
  readonly record: TableRecord;
  readonly chairs: readonly Chair[];
  /** The log: by number, each entry's text. */
  readonly entries: readonly string[];
  readonly sights: readonly StoredSight[];
  /** By seat, what it wrote for itself. */
  readonly notes: { readonly [seat: number]: string };
  readonly journals: { readonly [seat: number]: string };
  readonly links: { readonly [hash: string]: Link };
  readonly talk: readonly Saying[];
  readonly devices: readonly (PushDevice & { readonly seat: Seat })[];
  readonly hook: TableHook | null;
  /** Absent in what an older page kept, as are the grants. */
  readonly proposal?: KeptProposal | null;
  readonly grants?: readonly Grant[];
  readonly due: { readonly at: number } | null;
}

export const keptOf = (record: TableRecord, chairs: readonly Chair[]): Kept => ({
  record,
  chairs,
  entries: [],
  sights: [],
  notes: {},
  journals: {},
  links: {},
  talk: [],
  devices: [],
  hook: null,
  due: null,
});

type OfSeat<Value> = { readonly [seat: number]: Value };

const withoutSeat = <Value>(all: OfSeat<Value>, seat: Seat): OfSeat<Value> =>
  Object.fromEntries(Object.entries(all).filter(([each]) => Number(each) !== seat));

const withoutLinksTo = (links: Kept['links'], seat: Seat): Kept['links'] =>
  Object.fromEntries(Object.entries(links).filter(([, link]) => link.seat !== seat));

/** Somebody else has a seat: what was kept for whoever had it goes. */
export const withChair = (kept: Kept, seat: Seat, chair: Chair): Kept => ({
  ...kept,
  chairs: kept.chairs.with(seat, chair),
  notes: withoutSeat(kept.notes, seat),
  journals: withoutSeat(kept.journals, seat),
  sights: kept.sights.filter((sight) => sight.seat !== seat),
  talk: kept.talk.filter((saying) => saying.seat !== seat),
  devices: kept.devices.filter((device) => device.seat !== seat),
  links: withoutLinksTo(kept.links, seat),
});

/** Other chairs in another order: what was kept for an old seat goes along with whoever sat there. */
export const rearranged = (kept: Kept, options: string, chairs: readonly Arranged[]): Kept => {
  const moved = <Value>(all: OfSeat<Value>): OfSeat<Value> =>
    Object.fromEntries(
      chairs.flatMap(({ from }, seat) => {
        const value = from === null ? undefined : all[from];
        return value === undefined ? [] : [[seat, value]];
      }),
    );
  const placed = <Value extends { readonly seat: Seat }>(list: readonly Value[]): readonly Value[] =>
    list.flatMap((each) => {
      const seat = chairs.findIndex(({ from }) => from === each.seat);
      return seat === -1 ? [] : [{ ...each, seat }];
    });
  return {
    ...kept,
    record: { ...kept.record, options },
    chairs: chairs.map(({ chair }) => chair),
    notes: moved(kept.notes),
    journals: moved(kept.journals),
    sights: placed(kept.sights),
    talk: placed(kept.talk),
    devices: placed(kept.devices),
    links: {},
  };
};

/** A seat's link made, in the place of an older one. */
export const withLink = (kept: Kept, { hash, ...link }: Link & { readonly hash: string }): Kept => ({
  ...kept,
  links: { ...withoutLinksTo(kept.links, link.seat), [hash]: link },
});

/** Another table for the same people: their devices and its webhook come along. */
export const playedAgain = ({ devices, hook }: Kept, record: TableRecord, chairs: readonly Chair[]): Kept => ({
  ...keptOf(record, chairs),
  devices,
  hook,
});

/** A seat gone to another device: it has no link and no device any more. */
export const seatMoved = (kept: Kept, { seat, chair, hostHash, saying }: Moved): Kept => ({
  ...kept,
  record: { ...kept.record, hostHash: hostHash ?? kept.record.hostHash },
  chairs: kept.chairs.with(seat, chair),
  links: withoutLinksTo(kept.links, seat),
  devices: kept.devices.filter((device) => device.seat !== seat),
  talk: saying === null ? kept.talk : [...kept.talk, saying],
});

/** Without a device: at one seat, or at any. */
export const withoutDevice = (kept: Kept, endpoint: string, seat: Seat | null): Kept => ({
  ...kept,
  devices: kept.devices.filter((device) => device.endpoint !== endpoint || (seat !== null && device.seat !== seat)),
});

/** A seat's device added as its newest; the oldest goes where there are too many. */
export const withDevice = (kept: Kept, seat: Seat, device: PushDevice): Kept => {
  const { devices } = withoutDevice(kept, device.endpoint, seat);
  const own = [...devices.filter((each) => each.seat === seat), { seat, ...device }].slice(-MOST_DEVICES);
  return { ...kept, devices: [...devices.filter((each) => each.seat !== seat), ...own] };
};

/** The log one entry longer, with all that becomes true by it. Throws a `Conflict` where its place is taken. */
export const withEntry = (kept: Kept, { entry, status, sights, sightsDone, dueAt }: Append): Kept => {
  const { seq } = entry;
  if (seq !== kept.entries.length) throw new Conflict(`entry ${seq} is there already, or one before it is missing`);
  const left = kept.sights.filter(({ seat, version }) => seat !== sightsDone || version > seq - 1);
  return {
    ...kept,
    record: { ...kept.record, status: status ?? kept.record.status },
    entries: [...kept.entries, unseal(entry)],
    sights: [...left, ...sights],
    due: dueAt === null ? kept.due : { at: dueAt },
  };
};
