import { never, type Sentence } from '../../core/basics.ts';
import type { EventView } from './state.ts';

export const tell = (event: EventView): Sentence => {
  switch (event.type) {
    case 'dealt':
      return { key: 'log.dealt', params: { count: event.cards } };
    case 'peeked':
      return event.number === undefined
        ? { key: 'log.peeked', params: { player: { seat: event.seat } } }
        : { key: 'log.peeked-known', params: { player: { seat: event.seat }, number: { word: `number.${event.number}` } } };
    case 'chose':
      return event.stride === undefined
        ? { key: 'log.chose', params: { player: { seat: event.seat } } }
        : { key: 'log.chose-known', params: { player: { seat: event.seat }, count: event.stride } };
    case 'thrown': {
      const { round } = event;
      if (event.throw === undefined) return { key: 'log.thrown', params: { round } };
      const { die, struck } = event.throw;
      const number = { word: `number.${die}` };
      return struck === null
        ? { key: 'log.thrown-known', params: { round, number } }
        : { key: 'log.struck', params: { round, number, player: { seat: struck } } };
    }
    case 'game-ended':
      return { key: 'log.game-ended', params: { count: event.outcome.winners.length } };
    default:
      return never(event);
  }
};
