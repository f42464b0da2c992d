import type { Json, Viewer } from '@tabletrotter/rules';
import { eventsInForce } from '@tabletrotter/rules/core/log';
import { initialState, readSaved } from '@tabletrotter/rules/core/saved';
import { bonnieAndClyde } from '@tabletrotter/rules/games/bonnie-and-clyde';
import { recordOf } from '../../recorded.ts';
import type { Event, EventView } from '../model.ts';

/** A game of the playthroughs, for tests: its record, all that happened, and what a viewer was told and may still read. */
export interface Recorded {
  readonly seats: number;
  readonly record: Json;
  readonly events: readonly Event[];
  told(viewer: Viewer): readonly EventView[];
  retold(viewer: Viewer): readonly EventView[];
}

export const recorded = (text: string): Recorded => {
  const record = recordOf(bonnieAndClyde, text);
  const saved = readSaved(bonnieAndClyde, record);
  if (!saved.ok) throw new Error(saved.error.message);
  const initial = initialState(bonnieAndClyde, saved.value.start);
  if (!initial.ok) throw new Error(initial.error.message);
  const events = eventsInForce(saved.value.entries);
  const end = events.reduce(bonnieAndClyde.evolve, initial.value);
  const told = (viewer: Viewer): readonly EventView[] =>
    events.map((event) => bonnieAndClyde.eventFor(event, viewer)).filter((event) => event !== undefined);
  return {
    seats: saved.value.start.seats,
    record,
    events,
    told,
    retold(viewer) {
      const all = told(viewer);
      const now = bonnieAndClyde.viewFor(end, viewer, { recall: false });
      return all
        .map((event, place) => bonnieAndClyde.retell(event, now, all.slice(place + 1)))
        .filter((event) => event !== undefined);
    },
  };
};
