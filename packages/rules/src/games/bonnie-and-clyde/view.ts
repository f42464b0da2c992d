import type { Viewer } from '../../core/basics.ts';
import type { Since } from '../../core/since.ts';
import { type Location, numberOf } from './components.ts';
import { outcomeOf, toAct } from './rules.ts';
import type { Count, Event, EventView, Memoir, MemoirView, State, TurnView, View } from './state.ts';

const UNSEEN: Count = { count: 1 };

const turnFor = ({ turn, caseFile }: State): TurnView => {
  if (turn.step === 'deal' || turn.step === 'ended') throw new Error(`nobody sees the table at ${turn.step}`);
  const { seat, drew, played, hintonPlayed } = turn;
  const lastDrawn = caseFile.length === 0;
  if (turn.step !== 'choose') return { seat, step: turn.step, drew, played, hintonPlayed, lastDrawn };
  return { seat, step: turn.step, drew, played, hintonPlayed, lastDrawn, location: turn.location, by: turn.by };
};

const handsFor = (hands: State['hands'], viewer: Viewer): View['hands'] =>
  hands.map((hand, seat) => (seat === viewer ? hand : { count: hand.length }));

/** Open are the hideout that a viewer must choose about now, and with recall those it has seen. */
const hideoutsFor = (
  { hideouts, turn, seen }: State,
  viewer: Viewer,
  { recall }: { readonly recall: boolean },
): View['hideouts'] => {
  const shown: View['hideouts'][number][] = hideouts.map((card) => (card === null ? null : UNSEEN));
  const open = (location: Location): void => {
    shown[numberOf(location) - 1] = hideouts[numberOf(location) - 1] ?? null;
  };
  if (turn.step === 'choose' && turn.seat === viewer) open(turn.location);
  if (recall) for (const sight of seen) if (sight.seat === viewer) open(sight.location);
  return shown;
};

const memoirFor = (memoir: Memoir, viewer: Viewer): MemoirView =>
  memoir.type === 'searched' && memoir.seat !== viewer ? { type: 'searched', seat: memoir.seat } : memoir;

/** What a viewer may know now (the ledger's "Who sees what"). */
export const viewFor = (state: State, viewer: Viewer, how: { readonly recall: boolean }): View => {
  const searching = state.turn.step === 'search' && state.turn.seat === viewer;
  const view: View = {
    game: 'bonnie-and-clyde',
    seat: viewer,
    options: state.options,
    scores: state.scores,
    dealer: state.dealer,
    car: state.car,
    idleTurns: state.idleTurns,
    hands: handsFor(state.hands, viewer),
    caseFile: { count: state.caseFile.length },
    fbiFiles: searching ? state.fbiFiles : { count: state.fbiFiles.length, top: state.fbiFiles[0] ?? null },
    hideouts: hideoutsFor(state, viewer, how),
    table: state.table,
    captured: state.captured,
    seen: state.seen,
    turn: turnFor(state),
    toAct: toAct(state),
    outcome: outcomeOf(state) ?? null,
  };
  return how.recall ? { ...view, recall: { memoirs: state.memoirs.map((memoir) => memoirFor(memoir, viewer)) } } : view;
};

/** What a viewer learns from an event as it happens. */
export const eventFor = (event: Event, viewer: Viewer): EventView => {
  switch (event.type) {
    case 'dealt': {
      const hand = viewer === null ? undefined : event.hands[viewer];
      const top = event.fbiFiles[0];
      return {
        type: 'dealt',
        dealer: event.dealer,
        ...(hand === undefined ? {} : { hand }),
        ...(top === undefined ? {} : { top }),
      };
    }
    case 'drew': {
      const { type, seat, from, cards } = event;
      const told = { type, seat, from, count: cards.length };
      return from === 'fbi-files' || seat === viewer ? { ...told, cards } : told;
    }
    case 'fetched':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat };
    case 'looked':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat, location: event.location, by: event.by };
    case 'took':
      return event.seat === viewer ? event : { type: event.type, seat: event.seat, location: event.location };
    default:
      return event;
  }
};

/**
 * What the log may still say of an event: with printed memory a card that one has seen is not named, but for a discard that
 * nobody has touched the FBI files since.
 */
export const retell = (event: EventView, now: View, since: Since<EventView>): EventView => {
  if (now.options.memory === 'helped') return event;
  switch (event.type) {
    case 'dealt':
      return { type: event.type, dealer: event.dealer };
    case 'drew':
      return { type: event.type, seat: event.seat, from: event.from, count: event.count };
    case 'fetched':
      return { type: event.type, seat: event.seat };
    case 'looked':
      return { type: event.type, seat: event.seat, location: event.location, by: event.by };
    case 'took':
      return { type: event.type, seat: event.seat, location: event.location };
    case 'discarded':
      return since.some(touchesFiles) ? { type: event.type, seat: event.seat } : event;
    default:
      return event;
  }
};

const touchesFiles = (event: EventView): boolean => {
  switch (event.type) {
    case 'dealt':
    case 'discarded':
    case 'hinton-laid':
    case 'fetched':
      return true;
    case 'drew':
      return event.from === 'fbi-files';
    default:
      return false;
  }
};

/** Nothing private is shown that the view of the seat does not hold while it matters. */
export const sights = (): readonly number[] => [];

/** All but the car's way and whose turn it is tells somebody something. */
export const reveals = (event: Event): boolean => event.type !== 'drove' && event.type !== 'turn-began';
