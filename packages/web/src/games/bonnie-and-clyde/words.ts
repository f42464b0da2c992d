import type { Sentence } from '@tabletrotter/rules';
import type { Card } from './model.ts';

/** The words of the game's dictionary that its board uses; a test looks each of them up in every language. */
export const BOARD_WORDS = [
  'board.road',
  'board.car-here',
  'board.hideout.unseen',
  'board.hideout.empty',
  'board.hideout.seen',
  'board.hand',
  'board.hand-empty',
  'board.in-hand',
  'board.table',
  'board.tables',
  'board.nothing-played',
  'board.piles',
  'board.pile-empty',
  'board.cards',
  'board.on-top',
  'board.draw-case-file',
  'board.draw-fbi-files',
  'board.meld',
  'board.layoff',
  'board.discard',
  'board.hinton-draw-two',
  'board.hinton-search',
  'board.hinton-peek',
  'board.hinton-peek-somewhere',
  'board.take',
  'board.leave',
  'board.drive-up-to',
  'board.drive-down-to',
  'board.drive-up',
  'board.drive-down',
  'board.sideways',
  'board.upright',
  'board.cards-left',
  'board.last-turn',
  'board.only-you',
  'board.steps',
  'board.step.draw',
  'board.step.play',
  'board.step.discard',
  'board.choose-cards',
  'board.choose-place',
  'board.choose-file',
  'board.found',
  'board.files',
  'board.all',
  'board.cancel',
  'pile.case-file',
  'pile.fbi-files',
  'prompt.draw',
  'prompt.play',
  'prompt.search',
  'prompt.choose',
  'prompt.choose-take',
  'prompt.choose-leave',
  'prompt.drive',
  'prompt.over',
  'wait.draw',
  'wait.play',
  'wait.search',
  'wait.choose',
  'wait.drive',
  'score.outlaw',
] as const;
export type BoardWord = (typeof BOARD_WORDS)[number];

/** A sentence of the board. */
export const line = (key: BoardWord, params: Sentence['params'] = {}): Sentence => ({ key, params });

/** A card's or location's name as part of a sentence. */
export const cardName = (card: Card): { readonly word: string } => ({ word: `card.${card}` });

/** A card's or location's name alone. */
export const nameOfCard = (card: Card): Sentence => ({ key: `card.${card}`, params: {} });
