import { type Draft, never, type Seat, type Viewer } from '../../core/basics.ts';
import { cardOf, type Deck } from './deck.ts';
import { outcomeOf, shownStep, toAct } from './rules.ts';
import { sidesOf } from './sides.ts';
import type { Back, Event, EventView, Judged, ShownStep, State, Turned, View } from './state.ts';

/** A secret answer is its own seat's alone (CW-3.10). */
const turnFor = (state: State, viewer: Viewer): ShownStep => {
  const turn = shownStep(state);
  if (turn.step !== 'doubt' || turn.sealed === undefined) return turn;
  return { ...turn, agreed: [], sealed: turn.sealed.map((answer, seat) => (seat === viewer ? answer : null)) };
};

const guessesFor = ({ guesses, turn }: State, viewer: Viewer): View['guesses'] =>
  turn.step !== 'guess' ? guesses : guesses.map((guess, seat) => (seat === viewer ? guess : null));

/** The places whose backs a viewer sees now: the last check's, the last count's with those that errors had taken off before it, and those kept in view by `helped`. */
const faceUp = ({ lastCheck, lastCount, shown, known }: State, recall: boolean): readonly string[] => {
  if (lastCheck === null && lastCount === null) return recall ? shown : [];
  return [
    ...(lastCheck === null ? [] : [lastCheck.placed, lastCheck.neighbour]),
    ...(lastCount ?? []).map(({ place }) => place),
    ...(lastCount === null ? [] : known.caught),
    ...(recall ? shown : []),
  ];
};

const backsOf = ({ options }: State, open: readonly string[]): View['backs'] => {
  const backs: { [place: string]: Back } = {};
  for (const id of open) backs[id] = sidesOf(options.deck, id).back;
  return backs;
};

const NO_BACKS: View['backs'] = {};
const lastBacks = new WeakMap<object, { readonly deck: Deck; readonly backs: View['backs'] }>();

/** The backs of those places. Those of the last check or count stay the same until the next card is laid, and are made once. */
const openBacks = (state: State, open: readonly string[], recall: boolean): View['backs'] => {
  if (open.length === 0) return NO_BACKS;
  const last = recall ? null : (state.lastCount ?? state.lastCheck);
  const { deck } = state.options;
  const known = last === null ? undefined : lastBacks.get(last);
  if (known?.deck === deck) return known.backs;
  const backs = backsOf(state, open);
  if (last !== null) lastBacks.set(last, { deck, backs });
  return backs;
};

const publicOptions = new WeakMap<State['options'], View['options']>();

/** The options but for the places of a deck of one's own; made once a table. */
const optionsOf = (options: State['options']): View['options'] => {
  const known = publicOptions.get(options);
  if (known !== undefined) return known;
  const { memory, rounds, window, calls, deck } = options;
  const made = { memory, rounds, window, calls, deck: deck === null ? null : { count: deck.length } };
  publicOptions.set(options, made);
  return made;
};

/** What a viewer may know now (the ledger's "Who sees what"). */
export const viewFor = (state: State, viewer: Viewer, { recall }: { readonly recall: boolean }): View => {
  const { northSouth, westEast, lastCheck, lastCount } = state;
  const { deck } = state.options;
  const turn = turnFor(state, viewer);
  const top = turn.step === 'place' ? (state.stack[0] ?? null) : null;
  const open = faceUp(state, recall);
  const view: Draft<View> = {
    game: 'coordinates-of-wonders',
    seat: viewer,
    options: optionsOf(state.options),
    tokens: state.tokens,
    start: state.start,
    northSouth,
    westEast,
    stack: { count: state.stack.length, top },
    box: { count: state.box.length },
    guesses: guessesFor(state, viewer),
    lastCheck,
    lastCount,
    backs: openBacks(state, open, recall),
    turn,
    toAct: toAct(state),
    outcome: outcomeOf(state) ?? null,
  };
  // keys added by name: a spread of an object this wide takes longer than all the rest
  if (recall) {
    view.shown = state.shown;
    view.recall = state.known;
  }
  if (deck !== null) {
    const named = [...northSouth, ...westEast, ...(top === null ? [] : [top]), ...open, ...(recall ? state.known.gone : [])];
    view.names = Object.fromEntries(named.map((id) => [id, cardOf(deck, id).names]));
  }
  return view;
};

/** What a viewer learns from an event as it happens. */
export const eventFor = (event: Event, viewer: Viewer): EventView => {
  switch (event.type) {
    case 'dealt':
      return { type: event.type, first: event.first, start: event.start };
    case 'answered':
    case 'guessed':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat };
    case 'turned-up':
    case 'placed':
    case 'agreed':
    case 'opened':
    case 'called':
    case 'stood':
    case 'checked':
    case 'paused':
    case 'counted':
    case 'started-anew':
    case 'game-ended':
      return event;
    default:
      return never(event);
  }
};

const closed = <Card extends Partial<Turned> & { readonly id: string }>(
  card: Card,
  { backs }: View,
): Card | Omit<Card, 'latitudeMinutes' | 'longitudeMinutes'> => {
  if (backs[card.id] !== undefined) return card;
  const { latitudeMinutes, longitudeMinutes, ...face } = card;
  return face;
};

/** What the log may still say of an event: numbers only of cards whose backs are in the viewer's view. */
export const retell = (event: EventView, now: View): EventView => {
  switch (event.type) {
    case 'checked':
      return { ...event, placed: closed(event.placed, now), neighbour: closed(event.neighbour, now) };
    case 'counted':
      return {
        ...event,
        northSouth: event.northSouth.map((card) => closed<EventCard>(card, now)),
        westEast: event.westEast.map((card) => closed<EventCard>(card, now)),
        caught: event.caught.map((card) => closed(card, now)),
      };
    default:
      return event;
  }
};

type EventCard = Partial<Turned> & Pick<Judged, 'id' | 'wrong'>;

/** Nothing private is ever shown: backs are turned over for all. */
export const sights = (): readonly Seat[] => [];

/** Cards that come up or are turned over, and secrets that are opened. */
export const reveals = (event: Event): boolean => {
  switch (event.type) {
    case 'placed':
    case 'agreed':
    case 'answered':
    case 'stood':
    case 'guessed':
      return false;
    case 'paused':
      return !event.last;
    case 'called': // who else was about to call is told with it
    case 'dealt':
    case 'turned-up':
    case 'opened':
    case 'checked':
    case 'counted':
    case 'started-anew':
    case 'game-ended':
      return true;
    default:
      return never(event);
  }
};
