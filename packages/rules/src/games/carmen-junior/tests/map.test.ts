/// <reference types="node" />
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../core/basics.ts';
import { wordsOf } from '../../../testing/sentences.ts';
import { playOne } from '../../../testing/walk.ts';
import { CARDS, HOMES, NEIGHBOURS, OCEANS, PIECES, type Piece } from '../components.ts';
import { carmenJunior } from '../index.ts';
import { holds, isConnected, reach, setOf, stepsTo, touches } from '../map.ts';

const touching = (piece: Piece): readonly Piece[] => NEIGHBOURS[piece];

/** Where at most so many steps lead, step by step, by the words of CJ-3.2. */
const walked = (from: Piece, steps: number, board: readonly Piece[]): ReadonlySet<Piece> => {
  let edge: readonly Piece[] = [from];
  const found = new Set(board.filter((piece) => piece === from));
  for (let step = 0; step < steps; step++) {
    edge = edge.flatMap(touching).filter((piece) => board.includes(piece) && !found.has(piece));
    for (const piece of edge) found.add(piece);
  }
  return found;
};

const connected = (board: readonly Piece[]): boolean =>
  board[0] === undefined || walked(board[0], board.length, board).size === board.length;

const boards = fc.subarray(PIECES.slice(), { minLength: 1 });

describe('the map', () => {
  test('[CJ-1.1] [CJ-1.2] 32 pieces, a location card of each, and the bonus card', () => {
    expect(PIECES).toHaveLength(32);
    expect(CARDS).toEqual([...PIECES, 'stretch-and-carmine']);
  });

  test('[CJ-1.2] neighbours touch both ways, each named once and in no piece its own', () => {
    for (const piece of PIECES) {
      expect(new Set(touching(piece)).size).toBe(touching(piece).length);
      expect(touching(piece)).not.toContain(piece);
      for (const other of touching(piece)) expect(touching(other), `${piece}, ${other}`).toContain(piece);
    }
    expect(connected(PIECES)).toBe(true);
  });

  test('[CJ-1.2] from the Pacific to the Arctic it is two steps by way of Alaska', () => {
    expect(touching('pacific-ocean')).not.toContain('arctic-ocean');
    expect([touching('pacific-ocean'), touching('arctic-ocean')].map((list) => list.includes('alaska'))).toEqual([true, true]);
    expect(stepsTo('pacific-ocean', 'arctic-ocean', setOf(PIECES))).toBe(2);
  });

  test('[CJ-1.2] the rulebooks list the same neighbours', async () => {
    const words = await wordsOf(carmenJunior);
    for (const language of LANGUAGES) {
      const rulebook = readFileSync(new URL(`../RULES.${language}.md`, import.meta.url), 'utf8');
      const [paragraph = ''] = /^- \*\*CJ-1\.2\*\*.*$/m.exec(rulebook) ?? [];
      const name = (piece: Piece): string => words[language][`piece.${piece}`] ?? piece;
      for (const piece of PIECES)
        expect(paragraph, `${language}: ${piece}`).toContain(`_${name(piece)}:_ ${touching(piece).map(name).join(', ')}.`);
    }
  });

  test('[CJ-1.3] a home is any piece but the four oceans', () => {
    expect(OCEANS).toEqual(['arctic-ocean', 'pacific-ocean', 'atlantic-ocean', 'indian-ocean']);
    expect([...HOMES, ...OCEANS]).toEqual(PIECES);
  });
});

describe('steps on any board', () => {
  test('[CJ-3.2] reach what one finds by walking', () => {
    fc.assert(
      fc.property(boards, fc.constantFrom(...PIECES), fc.integer({ min: 0, max: 6 }), (board, from, steps) => {
        const found = walked(from, steps, board);
        const set = reach(from, steps, setOf(board));
        expect(PIECES.filter((piece) => holds(set, piece))).toEqual(PIECES.filter((piece) => found.has(piece)));
      }),
      { numRuns: 500 },
    );
  });

  test('[CJ-3.2] count the fewest steps', () => {
    fc.assert(
      fc.property(boards, fc.constantFrom(...PIECES), fc.constantFrom(...PIECES), (board, from, to) => {
        const counts = Array.from({ length: 33 }, (_, steps) => steps);
        expect(stepsTo(from, to, setOf(board))).toBe(counts.find((steps) => walked(from, steps, board).has(to)));
      }),
      { numRuns: 300 },
    );
  });

  test('[CJ-3.5] whether pieces are connected, and touch', () => {
    fc.assert(
      fc.property(boards, fc.constantFrom(...PIECES), (board, piece) => {
        expect(isConnected(setOf(board))).toBe(connected(board));
        expect(touches(piece, setOf(board))).toBe(touching(piece).some((other) => board.includes(other)));
      }),
      { numRuns: 300 },
    );
  });

  test('[CJ-3.5] after every move of an older game the pieces are connected and every pawn can move', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.nat({ max: 10_000 }), (seats, seed) => {
        const origin = { seats, options: { rules: 'older' } };
        const { tables } = playOne(carmenJunior, origin, { seed: `${seed}`, manner: 'wild', mostActions: 8_000 });
        for (const { state } of tables) {
          expect(connected(state.board)).toBe(true);
          for (const { at } of state.seats)
            expect(state.board.includes(at) || touching(at).some((piece) => state.board.includes(piece))).toBe(true);
        }
      }),
      { numRuns: 6 },
    );
  }, 60_000);
});
