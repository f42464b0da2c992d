import type { Sentence } from '@tabletrotter/rules';
import type { cardOf, Direction, Place, Product } from './model.ts';

/** The words of the game's dictionary that its board uses; a test looks each of them up in every language. */
export const BOARD_WORDS = [
  'afterword.title',
  'board.agent',
  'board.agent-deck',
  'board.agent.reads',
  'board.airfield',
  'board.all-passes',
  'board.bump',
  'board.choose-direction',
  'board.choose-plane',
  'board.choose-player',
  'board.destination',
  'board.die',
  'board.die-rolled',
  'board.flight',
  'board.fly',
  'board.goal-of',
  'board.got-it',
  'board.home',
  'board.home-closed',
  'board.home-open',
  'board.inspect',
  'board.map',
  'board.memorise',
  'board.memorise.helped',
  'board.memorise.printed',
  'board.only-you',
  'board.pad',
  'board.pad.as-far',
  'board.pad.blocked',
  'board.pad.bumps',
  'board.pad.chain',
  'board.pad.closer',
  'board.pad.farther',
  'board.pad.flight',
  'board.pad.home',
  'board.pad.home-closed',
  'board.pad.home-not-by-bump',
  'board.pad.lands',
  'board.pad.off-map',
  'board.pad.shares',
  'board.pad.station',
  'board.pad.stops',
  'board.pass',
  'board.pass.destination',
  'board.pass.homeward',
  'board.pass.of',
  'board.pass.way',
  'board.passport',
  'board.passport.empty',
  'board.passport.of',
  'board.pile.closed',
  'board.pile.empty',
  'board.plane-of',
  'board.points',
  'board.product-deck',
  'board.products',
  'board.quiz',
  'board.quiz.declare',
  'board.quiz.more',
  'board.quiz.none',
  'board.quiz.put-back',
  'board.quiz.right',
  'board.quiz.search',
  'board.quiz.wrong',
  'board.recorder.bumps',
  'board.recorder.cargo',
  'board.recorder.detour',
  'board.recorder.km',
  'board.recorder.lead',
  'board.recorder.most-bumped',
  'board.recorder.sixes',
  'board.recorder.turn',
  'board.roll',
  'board.square',
  'board.station',
  'board.tickets',
  'board.tickets.none',
  'board.top-two',
  'board.top-two.look',
  'board.trade-places',
  'board.your-goal',
  'board.your-plane',
  'board.zoom-in',
  'board.zoom-out',
  'board.zoom-whole',
  'prompt.bump',
  'prompt.declare',
  'prompt.fly',
  'prompt.inspect',
  'prompt.over',
  'prompt.roll',
  'prompt.trade-places',
  'score.home',
  'wait.bump',
  'wait.declare',
  'wait.fly',
  'wait.inspect',
  'wait.roll',
  'wait.trade-places',
] as const;
export type BoardWord = (typeof BOARD_WORDS)[number];

/** A sentence of the board. */
export const line = (key: BoardWord, params: Sentence['params'] = {}): Sentence => ({ key, params });

const word = (key: string): Sentence => ({ key, params: {} });

/** The name of a place alone, and as part of a sentence. */
export const nameOfPlace = (place: Place): Sentence => word(`place.${place}`);
export const placeName = (place: Place): { readonly word: string } => ({ word: `place.${place}` });

/** A direction alone, and as part of a sentence. */
export const directionWord = (direction: Direction): Sentence => word(`direction.${direction}`);
export const directionName = (direction: Direction): { readonly word: string } => ({ word: `direction.${direction}` });

/** A product alone, and as part of a sentence. */
export const nameOfProduct = (product: Product): Sentence => word(`product.${product}`);
export const productWord = (product: Product): { readonly word: string } => ({ word: `product.${product}` });
export const productWords = (products: readonly Product[]): { readonly words: readonly string[] } => ({
  words: products.map((product) => `product.${product}`),
});

/** The country that makes a product, alone. */
export const nameOfCountry = (country: ReturnType<typeof cardOf>['country']): Sentence => word(`country.${country}`);
