import type { Sentence } from '@tabletrotter/rules';
import { nameOfCard } from '../named.ts';
import type { Piece } from './model.ts';

export { nameOfCard };

/** The words of the game's dictionary that its board uses; a test looks each of them up in every language. */
export const BOARD_WORDS = [
  'afterword.found',
  'afterword.hidden-by',
  'afterword.lead',
  'afterword.near',
  'afterword.not-found',
  'afterword.print',
  'afterword.solved',
  'afterword.title',
  'afterword.visited',
  'board.bonus-card',
  'board.card',
  'board.cards',
  'board.choose-piece',
  'board.deck',
  'board.die-rolled',
  'board.due-hid',
  'board.due-say',
  'board.fly',
  'board.gone',
  'board.got-it',
  'board.hid',
  'board.home-of',
  'board.list',
  'board.looked',
  'board.map',
  'board.mark.carmen',
  'board.mark.hid',
  'board.mark.nothing',
  'board.mark.section',
  'board.may-go',
  'board.on-card',
  'board.only-you',
  'board.pawn-of',
  'board.pin-it',
  'board.pin.nothing',
  'board.pin.section',
  'board.pin.suspect',
  'board.pins',
  'board.poster',
  'board.region.africa',
  'board.region.all',
  'board.region.americas',
  'board.region.asia',
  'board.region.europe',
  'board.region.oceania',
  'board.region.oceans',
  'board.regions',
  'board.roll',
  'board.said.carmen',
  'board.said.no-clues',
  'board.said.own',
  'board.saw.none',
  'board.saw.other',
  'board.saw.own',
  'board.sort-name',
  'board.sort-near',
  'board.speak',
  'board.stay',
  'board.stays',
  'board.steps',
  'board.walk',
  'prompt.move',
  'prompt.move-bonus',
  'prompt.move-older',
  'prompt.over',
  'prompt.roll',
  'wait.move',
  'wait.move-bonus',
  'wait.move-older',
  'wait.roll',
] as const;
export type BoardWord = (typeof BOARD_WORDS)[number];

/** A sentence of the board. */
export const line = (key: BoardWord, params: Sentence['params'] = {}): Sentence => ({ key, params });

/** The name of a piece alone, and as part of a sentence. */
export const nameOfPiece = (piece: Piece): Sentence => ({ key: `piece.${piece}`, params: {} });
export const pieceName = (piece: Piece): { readonly word: string } => ({ word: `piece.${piece}` });
