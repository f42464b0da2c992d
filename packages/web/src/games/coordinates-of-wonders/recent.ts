import type { Told } from '../screen.ts';
import type { EventView, Judged, Turned, View } from './model.ts';

type Events = readonly Told<EventView>[];
type EventOf<Type extends EventView['type']> = Extract<EventView, { readonly type: Type }>;

/** A check with both numbers in sight. */
export interface SeenCheck extends Omit<EventOf<'checked'>, 'placed' | 'neighbour'> {
  readonly placed: Turned;
  readonly neighbour: Turned;
}

/** A count with every number in sight. */
export interface SeenCount extends Omit<EventOf<'counted'>, 'northSouth' | 'westEast' | 'caught'> {
  readonly northSouth: readonly Judged[];
  readonly westEast: readonly Judged[];
  /** The places that errors took off the table in this round. */
  readonly caught: readonly Turned[];
}

const isTurned = <Card extends Partial<Turned>>(card: Card): card is Card & Turned => card.latitudeMinutes !== undefined;

/** The check of an event, as long as both its cards are face up. */
export const seenCheck = (event: EventOf<'checked'>): SeenCheck | null => {
  const { placed, neighbour } = event;
  return isTurned(placed) && isTurned(neighbour) ? { ...event, placed, neighbour } : null;
};

/** The count of an event, as long as all its cards are face up. */
export const seenCount = (event: EventOf<'counted'>): SeenCount | null => {
  const northSouth = event.northSouth.filter(isTurned);
  const westEast = event.westEast.filter(isTurned);
  const caught = event.caught.filter(isTurned);
  const seen = northSouth.length + westEast.length + caught.length;
  const all = event.northSouth.length + event.westEast.length + event.caught.length;
  return seen === all ? { ...event, northSouth, westEast, caught } : null;
};

/** The last check, until the next card is laid. */
export const lastCheck = (told: Events, { lastCheck: check }: View): SeenCheck | null => {
  if (check === null) return null;
  const found = told.findLast(({ event }) => event.type === 'checked')?.event;
  return found?.type === 'checked' && found.placed.id === check.placed ? seenCheck(found) : null;
};

/** The last count, until the next card is laid. */
export const lastCount = (told: Events, view: View): SeenCount | null => {
  if (view.lastCount === null) return null;
  const found = told.findLast(({ event }) => event.type === 'counted')?.event;
  return found?.type === 'counted' ? seenCount(found) : null;
};
