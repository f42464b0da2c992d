import { host, type Json, quickLuck, quickRandom, type Viewer } from '@tabletrotter/rules';
import { wideWorld } from '@tabletrotter/rules/games/wide-world';
import type { EventView } from './model.ts';

/** A game of robots for tests: its record, and what a viewer was told of each action. */
export interface Played {
  readonly record: Json;
  readonly told: readonly (readonly EventView[])[];
}

/** As on the wire: JSON that this game wrote and this game reads. */
const read = (events: unknown): readonly EventView[] => JSON.parse(JSON.stringify(events));

export const played = (seats: number, seed: number, viewer: Viewer): Played => {
  const game = host(wideWorld);
  const opened = game.open(seats, {}, { luck: quickLuck(seed), time: 0, commitment: null, words: [] });
  if (!opened.ok) throw new Error(opened.error.message);
  const { match, entry } = opened.value;
  const random = quickRandom(seed);
  const entries = [entry];
  const told: (readonly EventView[])[] = [read(game.told(entry, viewer).events)];
  while (match.outcome === null) {
    const [seat = 0] = match.toAct;
    const { action } = game.bot(match.view(seat, { recall: true }), 'greedy', random, { left: () => 1_000, self: 0 });
    const step = match.act(seat, action, { id: null, time: 0 });
    if (!step.ok) throw new Error(step.error.code);
    told.push(read(step.value.eventsFor(viewer)));
    step.value.accept();
    entries.push(step.value.entry);
  }
  return { record: game.save(entries, null), told };
};
