import type { Viewer } from '../../core/basics.ts';
import { type HandCard, numberOf } from './components.ts';
import { outcomeOf, toAct, topOf } from './rules.ts';
import type { Count, Event, EventView, Memoir, MemoirView, State, TurnView, View } from './state.ts';

const UNSEEN: Count = { count: 1 };

const turnFor = ({ turn, caseFile }: State): TurnView => {
  if (turn.step === 'deal' || turn.step === 'ended') throw new Error(`nobody sees the table at ${turn.step}`);
  const { seat, step, drew, played, hintonPlayed } = turn;
  const common = { seat, step, drew, played, hintonPlayed, lastDrawn: caseFile.length === 0 };
  return turn.step === 'choose' ? { ...common, location: turn.location, by: turn.by } : common;
};

/** The hideouts that a viewer may look into: the one it must choose about now, and with recall those it has seen. */
const mayLook = (state: State, viewer: Viewer, recall: boolean): ReadonlySet<number> => {
  const open = new Set<number>();
  if (viewer === null) return open;
  if (state.turn.step === 'choose' && state.turn.seat === viewer) open.add(numberOf(state.turn.location));
  if (recall) for (const sight of state.seen) if (sight.seat === viewer) open.add(numberOf(sight.location));
  return open;
};

const memoirFor = (memoir: Memoir, viewer: Viewer): MemoirView =>
  memoir.type === 'searched' && memoir.seat !== viewer ? { type: 'searched', seat: memoir.seat } : memoir;

/** What a viewer may know now (the ledger's "Who sees what"). */
export const viewFor = (state: State, viewer: Viewer, { recall }: { readonly recall: boolean }): View => {
  const open = mayLook(state, viewer, recall);
  const searching = state.turn.step === 'search' && state.turn.seat === viewer;
  return {
    game: 'bonnie-and-clyde',
    seat: viewer,
    options: state.options,
    scores: state.scores,
    dealer: state.dealer,
    car: state.car,
    idleTurns: state.idleTurns,
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : { count: hand.length })),
    caseFile: { count: state.caseFile.length },
    fbiFiles: searching ? state.fbiFiles : { count: state.fbiFiles.length, top: state.fbiFiles[0] ?? null },
    hideouts: state.hideouts.map((card, index) => (card === null || open.has(index + 1) ? card : UNSEEN)),
    table: state.table,
    captured: state.captured,
    seen: state.seen,
    turn: turnFor(state),
    toAct: toAct(state),
    outcome: outcomeOf(state) ?? null,
    ...(recall ? { recall: { memoirs: state.memoirs.map((memoir) => memoirFor(memoir, viewer)) } } : {}),
  };
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

/** What the log may still say of an event: with printed memory a card that one has seen is not named, unless it lies on top now. */
export const retell = (event: EventView, now: View): EventView => {
  if (now.options.memory === 'helped') return event;
  switch (event.type) {
    case 'dealt':
      return {
        type: event.type,
        dealer: event.dealer,
        ...(event.top !== undefined && isTop(now, event.top, 1) ? { top: event.top } : {}),
      };
    case 'drew':
      return { type: event.type, seat: event.seat, from: event.from, count: event.count };
    case 'fetched':
      return { type: event.type, seat: event.seat };
    case 'looked':
      return { type: event.type, seat: event.seat, location: event.location, by: event.by };
    case 'took':
      return { type: event.type, seat: event.seat, location: event.location };
    case 'discarded':
      if (event.card !== undefined && isTop(now, event.card, event.height)) return event;
      return { type: event.type, seat: event.seat, height: event.height };
    default:
      return event;
  }
};

const isTop = (now: View, card: HandCard, height: number): boolean => {
  const { count, top } = topOf(now);
  return count === height && top === card;
};

/** Nothing private is shown that the view of the seat does not hold while it matters. */
export const sights = (): readonly number[] => [];

/** All but the car's way and whose turn it is tells somebody something. */
export const reveals = (event: Event): boolean => event.type !== 'drove' && event.type !== 'turn-began';
