import { never, type Sentence } from '../../core/basics.ts';
import type { Place } from './actions.ts';
import { CARMEN, type Card, type Kind } from './components.ts';
import type { EventView } from './state.ts';

const card = (name: Card): { readonly word: string } => ({ word: `card.${name}` });
const kind = (name: Kind): { readonly word: string } => ({ word: `kind.${name}` });

/** A gumshoe and one of its slots, as `owner` and `slot`, with a prefix where a sentence speaks of two. */
const placed = (place: Place, prefix = ''): Sentence['params'] => ({
  [`${prefix}owner`]: { seat: place.seat },
  [`${prefix}slot`]: { word: `slot.${place.slot}` },
});

/** An event as a line of the log: a key of the dictionary, and what goes into it. */
export const tell = (event: EventView): Sentence => {
  switch (event.type) {
    case 'dealt':
      return { key: 'log.dealt', params: { player: { seat: event.first } } };
    case 'turn-began':
      return { key: 'log.turn-began', params: { player: { seat: event.seat } } };
    case 'rolled':
      return { key: 'log.rolled', params: { player: { seat: event.seat }, kind: kind(event.kind) } };
    case 'nothing-to-look-at':
      return { key: 'log.nothing-to-look-at', params: { player: { seat: event.seat }, kind: kind(event.kind) } };
    case 'looked':
      return tellLook(event);
    case 'warrant-called':
      return tellWarrant(event);
    case 'arrested': {
      const player = { seat: event.seat };
      if (event.place === null || event.henchman === null) return { key: 'log.arrested.nobody', params: { player } };
      return { key: 'log.arrested', params: { player, card: card(event.henchman), ...placed(event.place) } };
    }
    case 'cover-blown':
      return { key: 'log.cover-blown', params: { player: { seat: event.seat }, ...placed(event.place) } };
    case 'swapped':
      return tellSwap(event);
    case 'passed':
      return { key: `log.passed.${event.why}`, params: { player: { seat: event.seat } } };
    case 'carmen-called':
      return tellCarmen(event);
    case 'accused':
      return tellAccusal(event);
    case 'drew':
      return { key: 'log.drew', params: { player: { seat: event.seat }, kind: kind(event.kind) } };
    case 'game-ended': {
      const [winner] = event.outcome.winners;
      return { key: `log.game-ended.${event.outcome.reason}`, params: winner === undefined ? {} : { player: { seat: winner } } };
    }
    default:
      return never(event);
  }
};

type ViewOf<Type extends EventView['type']> = Extract<EventView, { readonly type: Type }>;

const tellLook = ({ seat, spot, card: seen }: ViewOf<'looked'>): Sentence => {
  const whose = spot.seat === seat ? 'own' : 'other';
  const params = { player: { seat }, kind: kind(spot.kind), ...placed(spot) };
  return seen === undefined
    ? { key: `log.looked.${whose}`, params }
    : { key: `log.looked-known.${whose}`, params: { ...params, card: card(seen) } };
};

const tellWarrant = ({ seat, loot, location, match }: ViewOf<'warrant-called'>): Sentence => {
  const params = { player: { seat }, ...placed(loot, 'loot-'), ...placed(location, 'location-') };
  if (loot.card === undefined || location.card === undefined) return { key: 'log.warrant.forgotten', params };
  return {
    key: match ? 'log.warrant.match' : 'log.warrant.wrong',
    params: { ...params, loot: card(loot.card), location: card(location.card) },
  };
};

const tellSwap = ({ seat, why, kind: which, from, to }: ViewOf<'swapped'>): Sentence => {
  const params = { player: { seat }, kind: kind(which), ...placed(from) };
  return from.seat === seat
    ? { key: `log.swapped.${why}`, params }
    : { key: 'log.swapped.sent', params: { ...params, to: { word: `slot.${to}` } } };
};

const tellCarmen = ({ seat, named, loot, location, right }: ViewOf<'carmen-called'>): Sentence => {
  const params = { player: { seat } };
  if (named === undefined || loot === undefined || location === undefined) return { key: 'log.carmen.forgotten', params };
  return {
    key: right === true ? 'log.carmen.right' : 'log.carmen.wrong',
    params: { ...params, named: card(named), loot: card(loot), location: card(location) },
  };
};

const tellAccusal = ({ seat, place, henchman }: ViewOf<'accused'>): Sentence => {
  const where = place === 'center' ? 'center' : 'row';
  const params = { player: { seat }, ...(place === 'center' ? {} : placed(place)) };
  if (henchman === undefined) return { key: `log.accused.${where}.forgotten`, params };
  const key = `log.accused.${where}${henchman === CARMEN ? '' : '.wrong'}`;
  return { key, params: { ...params, card: card(henchman) } };
};
