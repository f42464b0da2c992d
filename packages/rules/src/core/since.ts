/** What a viewer was told later, as far as may be asked of it; an array is one. */
export interface Since<EventView> {
  some(fits: (event: EventView) => boolean): boolean;
}

/** Events from a place on. Not a copy: a log would be copied once for each of its lines. */
export const eventsSince = <EventView>(events: readonly EventView[], from: number): Since<EventView> => ({
  some(fits) {
    for (let place = from; place < events.length; place++) {
      const event = events[place];
      if (event !== undefined && fits(event)) return true;
    }
    return false;
  },
});
