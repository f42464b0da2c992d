import type { Seat, Viewer } from '../../../core/basics.ts';
import { AGENT_CARDS, type AgentCard, PRODUCTS, type Product } from '../components.ts';
import type { EventView, Glimpse, View } from '../state.ts';
import { agentWord } from '../tell.ts';

/** Which cards may lie at a place, as far as one has been told; `null`: any that is not elsewhere. */
type Place = readonly Product[] | null;

const unknown = <Card>(count: number): readonly (Card | null)[] => new Array<null>(count).fill(null);

/** Places whose card is certain can rule that card out everywhere else, which may make another certain. */
const ruledOut = (places: readonly Place[]): readonly Place[] => {
  const certain = new Set(places.flatMap((place) => (place?.length === 1 ? place : [])));
  const next = places.map((place) =>
    place === null || place.length === 1 ? place : place.filter((product) => !certain.has(product)),
  );
  return next.some((place, index) => place?.length !== places[index]?.length) ? ruledOut(next) : next;
};

/**
 * One who writes down all it is told and moves each note with its card: written from the ledger, to be compared with what the
 * game says that a seat can know. Of the piles at the start, it has seen its own.
 */
export const journal = (began: readonly (readonly Product[])[], viewer: Viewer) => {
  let deck: readonly Place[] = unknown<readonly Product[]>(PRODUCTS.length - began.flat().length);
  let piles: readonly (readonly Place[])[] = began.map((pile) => unknown<readonly Product[]>(pile.length));
  let agents: readonly (AgentCard | null)[] = unknown<AgentCard>(AGENT_CARDS.length);
  let own: readonly Product[] = viewer === null ? [] : (began[viewer] ?? []);

  const change = (seat: Seat, pile: readonly Place[]): void => {
    piles = piles.map((each, index) => (index === seat ? pile : each));
  };
  const think = (): void => {
    const all = ruledOut([...deck, ...piles.flat()]);
    let from = deck.length;
    deck = all.slice(0, from);
    piles = piles.map((pile) => {
      from += pile.length;
      return all.slice(from - pile.length, from);
    });
  };
  const draw = (seat: Seat, count: number, products: readonly Product[] | undefined): void => {
    change(seat, [...deck.slice(0, count), ...(piles[seat] ?? [])]);
    deck = deck.slice(count);
    if (products !== undefined) own = [...products, ...own];
  };

  return {
    note(event: EventView): void {
      switch (event.type) {
        case 'agent-drawn':
          agents = [...agents.slice(1), event.card];
          break;
        case 'reached':
        case 'gift':
          draw(event.seat, event.count, event.products);
          break;
        case 'declared': {
          const { seat, count, right, products = [], lost = [] } = event;
          const pile = piles[seat] ?? [];
          if (right) {
            const named = (place: Place): Place => (place === null ? products : place.filter((each) => products.includes(each)));
            change(seat, [...pile.slice(0, count).map(named), ...pile.slice(count)]);
          } else {
            change(seat, pile.slice(count));
            deck = [...deck, ...lost.map((product) => [product])];
            if (seat === viewer) own = own.slice(count);
          }
          think();
          break;
        }
        default:
      }
    },
    /** What all can know. */
    known: () => [
      show('deck', deck),
      ...piles.map((pile, seat) => show(`pile ${seat}`, pile)),
      `agents ${agents.map(agentName).join(' ')}`,
    ],
    /** The own pile, from memory. */
    own: () => own,
  };
};

const agentName = (card: AgentCard | null): string => (card === null ? '?' : agentWord(card));

const show = (name: string, places: readonly Place[]): string =>
  `${name} ${places.map((place) => (place === null ? '?' : place.toSorted().join('|'))).join(' ')}`;

const placesOf = (glimpse: Glimpse): readonly Place[] =>
  typeof glimpse === 'number' ? unknown<readonly Product[]>(glimpse) : glimpse.map(() => glimpse);

/** What a view says that can be known, as the journal writes it. */
export const knownIn = ({ recall, productDeck, travelAgentDeck }: View): readonly string[] => {
  const { productDeck: bottom = [], travelAgentDeck: read = [], piles = [] } = recall ?? {};
  const agents = [...unknown<AgentCard>(travelAgentDeck.count - read.length), ...read];
  return [
    show('deck', [...unknown<readonly Product[]>(productDeck.count - bottom.length), ...bottom.map((product) => [product])]),
    ...piles.map((pile, seat) => show(`pile ${seat}`, pile.flatMap(placesOf))),
    `agents ${agents.map(agentName).join(' ')}`,
  ];
};
