import type { Param, Sentence } from '../../core/basics.ts';
import { type Chances, chanceAt, isSure } from './bot-chances.ts';
import { type Distances, firstOf, type Wants } from './bot-journey.ts';
import type { Piece } from './components.ts';
import { setOf, stepsTo } from './map.ts';
import type { View } from './state.ts';

/** A reason from the dictionary. */
export const because = (key: string, params: Sentence['params'] = {}): Sentence => ({ key: `why.${key}`, params });

const pieceWord = (piece: Piece): Param => ({ word: `piece.${piece}` });

const look = (chances: Chances, piece: Piece): 'sure' | 'heard' | 'fresh' | undefined => {
  const chance = chanceAt(chances, piece);
  if (chance === 0) return undefined;
  if (isSure(chance)) return 'sure';
  return chances.heard.has(piece) ? 'heard' : 'fresh';
};

/** Why a junior detective flies there. */
export const whyFly = (chances: Chances, to: Piece): Sentence =>
  because(`look.${look(chances, to) ?? 'fresh'}`, { piece: pieceWord(to) });

/** Why an older gumshoe stops there. */
export const whyWalk = (view: View, { chances, ...wants }: Wants, distances: Distances, to: Piece): Sentence => {
  const params = { piece: pieceWord(to) };
  const reason = look(chances, to);
  if (to === wants.card) return because(reason === undefined ? 'card' : 'card.look', params);
  if (reason !== undefined) return because(`look.${reason}`, params);
  const target = firstOf(to, { chances, ...wants }, distances);
  if (target === undefined) return because('middle', params);
  return because('way', { piece: pieceWord(target), count: stepsTo(to, target, setOf(view.board)) ?? 0 });
};
