import { never, type Sentence } from '../../core/basics.ts';
import { type AgentCard, type Place, type Product, placeAt, squaresBetween } from './components.ts';
import type { EventView } from './state.ts';

const placeWord = (place: Place): { readonly word: string } => ({ word: `place.${place}` });
const products = (list: readonly Product[]): { readonly words: readonly string[] } => ({
  words: list.map((product) => `product.${product}`),
});

/** The word of a Travel Agent card. */
export const agentWord = (card: AgentCard): string => (card.card === 'fly-to' ? `agent.fly-to.${card.to}` : `agent.${card.card}`);

/** An event as a line of the log: a key of the dictionary, and what goes into it. */
export const tell = (event: EventView): Sentence => {
  switch (event.type) {
    case 'threw-for-start': {
      const most = Math.max(...event.throws.map(({ die }) => die));
      const best = event.throws.filter(({ die }) => die === most);
      const [first] = best;
      return best.length === 1 && first !== undefined
        ? { key: 'log.threw.first', params: { player: { seat: first.seat }, die: most } }
        : { key: 'log.threw.tie', params: { die: most } };
    }
    case 'dealt':
      return { key: 'log.dealt', params: { player: { seat: event.first } } };
    case 'turn-began':
      return { key: 'log.turn-began', params: { player: { seat: event.seat } } };
    case 'rolled':
      return { key: 'log.rolled', params: { player: { seat: event.seat }, die: event.die } };
    case 'agent-drawn':
      return { key: 'log.agent-drawn', params: { player: { seat: event.seat }, card: { word: agentWord(event.card) } } };
    case 'flew':
      return tellLine(event);
    case 'carried': {
      const place = placeAt(event.to);
      if (place === undefined) throw new Error(`nobody is carried to square ${event.to}`);
      return {
        key: `log.carried.${event.airfield === null ? 'charter' : event.by}`,
        params: { player: { seat: event.seat }, place: placeWord(place) },
      };
    }
    case 'reached': {
      const params = { player: { seat: event.seat }, place: placeWord(event.destination), count: event.count };
      return event.products === undefined || event.count === 0
        ? { key: 'log.reached', params }
        : { key: 'log.reached-known', params: { ...params, products: products(event.products) } };
    }
    case 'gift': {
      const params = { player: { seat: event.seat } };
      if (event.count === 0) return { key: 'log.gift.none', params };
      return event.products === undefined
        ? { key: 'log.gift', params }
        : { key: 'log.gift-known', params: { ...params, products: products(event.products) } };
    }
    case 'tailwind':
    case 'extra-turn':
      return { key: `log.${event.type}`, params: { player: { seat: event.seat } } };
    case 'traded':
      return { key: 'log.traded', params: { player: { seat: event.seat }, other: { seat: event.other } } };
    case 'declare-due':
      return event.seat === event.by
        ? { key: 'log.customs', params: { player: { seat: event.seat } } }
        : { key: 'log.inspection', params: { player: { seat: event.seat }, other: { seat: event.by } } };
    case 'nothing-happened':
      return { key: 'log.nothing-happened', params: { player: { seat: event.seat } } };
    case 'declared':
      return tellDeclaration(event);
    case 'game-ended':
      return { key: 'log.game-ended', params: { player: { seat: event.seat } } };
    default:
      return never(event);
  }
};

/** Where a line ends: so many squares away, and at what the map calls that square. */
const tellLine = ({ seat, by, direction, from, to }: Extract<EventView, { readonly type: 'flew' }>): Sentence => {
  const params = { player: { seat }, direction: { word: `direction.${direction}` }, count: squaresBetween(from, to) };
  const key = by === 'count' ? 'log.flew' : 'log.bumped';
  const place = placeAt(to);
  return place === undefined ? { key, params } : { key: `${key}-to`, params: { ...params, place: placeWord(place) } };
};

const tellDeclaration = ({ seat, right, products: named, lost }: Extract<EventView, { readonly type: 'declared' }>): Sentence => {
  const params = { player: { seat } };
  const key = `log.declared.${right ? 'right' : 'wrong'}`;
  if (named === undefined || lost === undefined) return { key, params };
  return {
    key: `${key}-known`,
    params: { ...params, named: products(named), ...(right ? {} : { lost: products(lost) }) },
  };
};
