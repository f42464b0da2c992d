import { never, type Sentence } from '../../core/basics.ts';
import type { HandCard, Location, Outlaw } from './components.ts';
import type { EventView } from './state.ts';

const word = (card: HandCard | Outlaw | Location): { readonly word: string } => ({ word: `card.${card}` });

/** An event as a line of the log: a key of the dictionary, and what goes into it. */
export const tell = (event: EventView): Sentence => {
  switch (event.type) {
    case 'dealt':
      return { key: 'log.dealt', params: { player: { seat: event.dealer } } };
    case 'turn-began':
      return { key: 'log.turn-began', params: { player: { seat: event.seat } } };
    case 'drew': {
      const params = { player: { seat: event.seat }, count: event.count };
      if (event.cards === undefined) return { key: `log.drew.${event.from}`, params };
      return {
        key: `log.drew-known.${event.from}`,
        params: { ...params, cards: { words: event.cards.map((card) => `card.${card}`) } },
      };
    }
    case 'hinton-played':
      return {
        key: `log.hinton.${event.use}`,
        params: { player: { seat: event.seat }, ...(event.location === null ? {} : { card: word(event.location) }) },
      };
    case 'fetched':
      return known('log.fetched', event);
    case 'hinton-laid':
      return { key: 'log.hinton-laid', params: { player: { seat: event.seat } } };
    case 'played':
      return {
        key: `log.${event.kind}.${event.sideways ? 'sideways' : 'upright'}`,
        params: { player: { seat: event.seat }, count: event.count, card: word(event.location) },
      };
    case 'looked':
      return known('log.looked', event, event.location);
    case 'took':
      return known('log.took', event, event.location);
    case 'captured':
      return known('log.captured', event, event.location);
    case 'left':
      return { key: 'log.left', params: { player: { seat: event.seat }, place: word(event.location) } };
    case 'drove':
      return { key: 'log.drove', params: { from: event.from, to: event.to } };
    case 'discarded':
      return known('log.discarded', event);
    case 'hand-ended':
      return { key: event.out ? 'log.hand-ended.out' : 'log.hand-ended.case-file', params: { player: { seat: event.seat } } };
    case 'game-ended': {
      const [winner] = event.outcome.winners;
      return { key: 'log.game-ended', params: { player: { seat: winner ?? 0 } } };
    }
    default:
      return never(event);
  }
};

/** A line that names a card where the reader may know it, under `key-known`; under `key` where not. */
const known = (key: string, event: { readonly seat: number; readonly card?: HandCard | Outlaw }, place?: Location): Sentence => ({
  key: event.card === undefined ? key : `${key}-known`,
  params: {
    player: { seat: event.seat },
    ...(event.card === undefined ? {} : { card: word(event.card) }),
    ...(place === undefined ? {} : { place: word(place) }),
  },
});
