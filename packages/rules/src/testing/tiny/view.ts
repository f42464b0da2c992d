import { at, never, type Seat, seatsOf, type Viewer } from '../../core/basics.ts';
import { pickOne, type Random, shuffled } from '../../core/random.ts';
import { NUMBERS, type Number6, STRIDES } from './components.ts';
import { longestFrom, outcome, toAct } from './rules.ts';
import type { Event, EventView, State, View } from './state.ts';

const HIDDEN = { count: 1 };

export const viewFor = (state: State, viewer: Viewer, { recall }: { readonly recall: boolean }): View => {
  const seen = (seat: Seat): boolean => at(state.faceUp, seat) || (recall && seat === viewer && at(state.peeked, seat));
  return {
    game: 'tiny-race',
    seat: viewer,
    options: state.options,
    places: state.places,
    lucky: state.lucky.map((number, seat) => (seen(seat) ? number : HIDDEN)),
    faceUp: state.faceUp,
    peeked: state.peeked,
    rest: { count: state.rest.length },
    strides: state.strides.map((stride, seat) => (stride === null || seat === viewer ? stride : HIDDEN)),
    die: state.die,
    turn: state.turn,
    toAct: toAct(state),
    outcome: outcome(state) ?? null,
    ...(recall ? { recall: { thrown: state.thrown } } : {}),
  };
};

export const eventFor = (event: Event, viewer: Viewer): EventView => {
  switch (event.type) {
    case 'dealt':
      return { type: 'dealt', cards: event.lucky.length };
    case 'peeked':
      return { type: 'peeked', seat: event.seat, ...(viewer === event.seat ? { number: event.number } : {}) };
    case 'chose':
      return { type: 'chose', seat: event.seat, round: event.round, ...(viewer === event.seat ? { stride: event.stride } : {}) };
    case 'thrown': {
      const { die, strides, places, struck } = event;
      return { type: 'thrown', round: event.round, throw: { die, strides, places, struck } };
    }
    case 'game-ended':
      return event;
    default:
      return never(event);
  }
};

/** With printed memory: a lucky number only while it is face up, a choice in its own round, a throw while the die lies there. */
export const retell = (event: EventView, now: View): EventView => {
  if (now.recall !== undefined) return event;
  switch (event.type) {
    case 'peeked':
      return at(now.faceUp, event.seat) ? event : { type: 'peeked', seat: event.seat };
    case 'chose':
      return event.round === now.turn.round ? event : { type: 'chose', seat: event.seat, round: event.round };
    case 'thrown':
      return event.round === now.turn.round - 1 ? event : { type: 'thrown', round: event.round };
    case 'dealt':
    case 'game-ended':
      return event;
    default:
      return never(event);
  }
};

export const sights = (event: Event): readonly Seat[] => (event.type === 'peeked' ? [event.seat] : []);

export const reveals = (event: Event): boolean => event.type === 'peeked' || event.type === 'thrown';

/** Any deal that fits: a number that was thrown and struck nobody is in no seat's hand. Secret strides are any that are allowed. */
export const imagine = (view: View, random: Random): State => {
  const { recall, places, options } = view;
  if (recall === undefined) throw new Error('imagining needs a view with recall');
  const known = (seat: Seat): Number6 | undefined => {
    const card = at(view.lucky, seat);
    return typeof card === 'number' ? card : undefined;
  };
  const out = seatsOf(places.length).map(known);
  const free = shuffled(
    NUMBERS.filter((number) => !out.includes(number)),
    random,
  );
  const mayHold = free.filter((number) => !recall.thrown.includes(number));
  const lucky = out.map((number) => number ?? at(mayHold.splice(0, 1), 0));
  return {
    options,
    places,
    lucky,
    faceUp: view.faceUp,
    peeked: view.peeked,
    rest: free.filter((number) => !lucky.includes(number)),
    strides: view.strides.map((stride, seat) =>
      stride === null || typeof stride === 'number'
        ? stride
        : pickOne(
            STRIDES.filter((choice) => choice <= longestFrom(at(places, seat), options.length)),
            random,
          ),
    ),
    die: view.die,
    thrown: recall.thrown,
    turn: view.turn,
  };
};
