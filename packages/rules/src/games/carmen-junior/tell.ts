import { never, type Param, type Sentence } from '../../core/basics.ts';
import type { Card, Piece } from './components.ts';
import type { EventView } from './state.ts';

const pieceWord = (piece: Piece): Param => ({ word: `piece.${piece}` });
const cardWord = (card: Card): Param => ({ word: card === 'stretch-and-carmine' ? `card.${card}` : `piece.${card}` });

/** An event as a line of the log: a key of the dictionary, and what goes into it. */
export const tell = (event: EventView): Sentence => {
  switch (event.type) {
    case 'dealt': {
      const params = { player: { seat: event.first } };
      if (event.hid === undefined) return { key: 'log.dealt', params };
      return { key: 'log.dealt-known', params: { ...params, pieces: { words: event.hid.map((piece) => `piece.${piece}`) } } };
    }
    case 'turn-began':
      return { key: event.bonus ? 'log.turn-began.bonus' : 'log.turn-began', params: { player: { seat: event.seat } } };
    case 'rolled':
      return { key: `log.rolled.${event.to}`, params: { player: { seat: event.seat }, die: event.die } };
    case 'moved':
      return {
        key: event.from === event.to ? 'log.stayed' : 'log.moved',
        params: { player: { seat: event.seat }, piece: pieceWord(event.to) },
      };
    case 'looked': {
      const params = { player: { seat: event.seat }, piece: pieceWord(event.piece) };
      const { owner } = event;
      return event.said === 'carmen' && owner !== undefined && owner !== null
        ? { key: 'log.looked.carmen-known', params: { ...params, owner: { seat: owner } } }
        : { key: `log.looked.${event.said}`, params };
    }
    case 'collected':
      return {
        key: event.left ? 'log.collected.left' : 'log.collected.stays',
        params: { player: { seat: event.seat }, piece: pieceWord(event.piece), section: event.section + 1 },
      };
    case 'put-aside':
    case 'returned':
    case 'laid':
      return { key: `log.${event.type}`, params: { player: { seat: event.seat }, card: cardWord(event.card) } };
    case 'drew': {
      const params = { player: { seat: event.seat } };
      const aside = event.aside.length > 0 ? '-aside' : '';
      const put = event.aside.length > 0 ? { aside: { words: event.aside.map((piece) => `piece.${piece}`) } } : {};
      return event.card === undefined
        ? { key: `log.drew${aside}`, params: { ...params, ...put } }
        : { key: `log.drew${aside}-known`, params: { ...params, ...put, card: cardWord(event.card) } };
    }
    case 'game-ended':
      return { key: 'log.game-ended', params: { player: { seat: event.seat } } };
    default:
      return never(event);
  }
};
