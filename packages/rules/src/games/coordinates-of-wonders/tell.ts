import { never, type Param, type Sentence } from '../../core/basics.ts';
import { type Line, latitude, longitude, type Point } from './components.ts';
import { cardOf } from './deck.ts';
import type { EventView, Face, Turned } from './state.ts';

/** A card as it is called in each language. */
export const nameOf = ({ id, names }: Face): Param => ({ names: names ?? cardOf(null, id).names });

/** The number that counts on a line, as the back prints it (CW-3.4). */
export const printed = (line: Line, { latitudeMinutes, longitudeMinutes }: Point): string =>
  line === 'north-south' ? latitude(latitudeMinutes) : longitude(longitudeMinutes);

type ViewOf<Type extends EventView['type']> = Extract<EventView, { readonly type: Type }>;

/** An event as a line of the log: a key of the dictionary, and what goes into it. */
export const tell = (event: EventView): Sentence => {
  switch (event.type) {
    case 'dealt':
      return { key: 'log.dealt', params: { player: { seat: event.first }, place: nameOf(event.start) } };
    case 'turned-up':
    case 'stood':
      return { key: `log.${event.type}`, params: { player: { seat: event.seat }, place: nameOf(event.card) } };
    case 'placed':
      return tellPlace(event);
    case 'agreed':
    case 'answered':
    case 'called':
      return { key: `log.${event.type}`, params: { player: { seat: event.seat } } };
    case 'opened':
      return event.callers.length === 0
        ? { key: 'log.opened.none', params: {} }
        : { key: 'log.opened', params: { players: { seats: event.callers } } };
    case 'checked':
      return tellCheck(event);
    case 'paused':
      return { key: event.last ? 'log.paused.last' : 'log.paused', params: { player: { seat: event.seat } } };
    case 'guessed':
      return { key: 'log.guessed', params: { player: { seat: event.seat } } };
    case 'counted':
      return { key: 'log.counted', params: { count: event.errors } };
    case 'started-anew':
      return { key: 'log.started-anew', params: { place: nameOf(event.start) } };
    case 'game-ended':
      return { key: 'log.game-ended', params: {} };
    default:
      return never(event);
  }
};

/** Between which cards, or at which end of which line, a card is laid. */
const tellPlace = ({ seat, card, line, before, after }: ViewOf<'placed'>): Sentence => {
  const params = { player: { seat }, place: nameOf(card) };
  if (before !== null && after !== null)
    return { key: `log.placed.${line}.between`, params: { ...params, before: nameOf(before), after: nameOf(after) } };
  const only = before ?? after;
  if (only === null) throw new Error('the start card lies on both lines');
  const where = before === null ? 'first' : 'last';
  return { key: `log.placed.${line}.${where}`, params: { ...params, other: nameOf(only) } };
};

const isOpen = (card: Face & Partial<Turned>): card is Turned => card.latitudeMinutes !== undefined;

/** Who was right, and, as long as both cards are face up, by which numbers. */
const tellCheck = ({ by, seat, line, placed, neighbour, error, from, winner }: ViewOf<'checked'>): Sentence => {
  const verdict = error ? 'error' : 'right';
  const params = {
    caller: { seat: by },
    player: { seat },
    winner: { seat: winner },
    place: nameOf(placed),
    other: nameOf(neighbour),
  };
  const payment = from === null ? '-supply' : '';
  if (!isOpen(placed) || !isOpen(neighbour)) return { key: `log.checked.${verdict}${payment}`, params };
  const numbers = { number: printed(line, placed), 'other-number': printed(line, neighbour) };
  return { key: `log.checked.${verdict}${payment}-known`, params: { ...params, ...numbers } };
};
