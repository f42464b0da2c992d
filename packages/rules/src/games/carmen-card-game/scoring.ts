import type { ScoreLine } from '../../core/game.ts';

/** There are no points in this game: it is won, or everyone loses. */
export const scoreLines = (): readonly ScoreLine[] => [];
