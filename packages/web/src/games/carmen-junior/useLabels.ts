import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { useWords } from '../../words/words.ts';
import { drawingOf, HEIGHT, WIDTH } from './jigsaw.ts';
import { type Label, type Side, sidesFor } from './labels.ts';
import { PIECES, type Piece } from './model.ts';

/** The names on a map as they are written now, in its units times `scale`. */
const labelsIn = (root: HTMLElement, scale: number): readonly Label[] =>
  PIECES.flatMap((piece) => {
    const name = root.querySelector<HTMLElement>(`[data-piece="${piece}"] > .piece-name`);
    const [x, y] = drawingOf(piece).middle;
    return name === null ? [] : [{ piece, x: x * scale, y: y * scale, width: name.offsetWidth, height: name.offsetHeight }];
  });

/** Where names stand on a map of so many pixels a unit; `blank`: they are not there at all. */
export const useLabels = (root: RefObject<HTMLElement | null>, scale: number, blank: boolean): ReadonlyMap<Piece, Side> => {
  const { language } = useWords();
  const [sides, place] = useState<ReadonlyMap<Piece, Side>>(new Map());
  useLayoutEffect(() => {
    if (root.current === null || scale === 0 || blank) return;
    place(sidesFor(labelsIn(root.current, scale), { width: WIDTH * scale, height: HEIGHT * scale }));
  }, [root, scale, blank, language]);
  return sides;
};
