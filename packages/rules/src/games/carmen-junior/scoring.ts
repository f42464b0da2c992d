import type { ScoreLine } from '../../core/game.ts';

/** There are no points: the first with the whole poster wins (CJ-2.10, CJ-3.8). */
export const scoreLines = (): readonly ScoreLine[] => [];
