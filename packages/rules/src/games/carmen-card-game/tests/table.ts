import { type Json, at as nth, type Viewer } from '../../../core/basics.ts';
import { host } from '../../../core/host.ts';
import type { Match } from '../../../core/hosted.ts';
import { type Raw, testTable } from '../../../testing/table.ts';
import { type Card, DECKS, HENCHMEN, homeOf, KINDS, type Kind, kindOf, LOOT, slotsAt } from '../components.ts';
import { carmenCardGame } from '../index.ts';
import type { View } from '../state.ts';

export const game = host(carmenCardGame);

export const { open, load, impossible, act, refused, unread } = testTable(game);

/** That many sets out of the game, from the end of the decks; without henchmen, pairs that left alone (CC-3.3). */
export const sets = (count: number, { henchmen = true } = {}): readonly Json[] =>
  Array.from({ length: count }, (_, index) => {
    const loot = nth(LOOT, LOOT.length - 1 - index);
    return { loot, location: homeOf(loot), henchman: henchmen ? nth(HENCHMEN, HENCHMEN.length - 1 - index) : null };
  });

/** A column from the top: a card, `null` for an empty slot, `_` for any card that a test does not care about. */
type Column = readonly (Card | '_' | null)[];

/** What a test cares about at a table; all else is as after the deal, filled from the cards not named, in order. */
export interface Sketch {
  readonly seats?: number;
  readonly rows?: readonly { readonly [K in Kind]?: Column }[];
  readonly center?: { readonly [K in Kind]?: Card };
  /** Sets out of the game, as the position has them. */
  readonly solved?: readonly Json[];
  readonly turn?: Raw;
  /** Any other key of the position. */
  readonly and?: Raw;
}

const START = { seat: 0, step: 'start', when: 'start', warrantUsed: false, shifted: false };

/** A whole position from a sketch: 39 cards, each once. */
export const position = ({ seats = 3, rows = [], center = {}, solved = [], turn = {}, and = {} }: Sketch = {}): Raw => {
  const slots = slotsAt(seats).length;
  const sketched = Array.from({ length: seats }, (_, seat) => rows[seat] ?? {});
  const text = JSON.stringify([rows, center, solved]);
  const pools = Object.fromEntries(
    KINDS.map((kind): [Kind, Card[]] => [kind, DECKS[kind].filter((card) => !text.includes(`"${card}"`))]),
  );
  const next = (kind: Kind): Card => {
    const card = pools[kind]?.shift();
    if (card === undefined) throw new Error(`no ${kind} is left for the sketch`);
    return card;
  };
  const column = (cards: Column | undefined, kind: Kind): readonly (Card | null)[] =>
    Array.from({ length: slots }, (_, slot) => {
      const card = cards === undefined ? '_' : (cards[slot] ?? null);
      if (card !== null && card !== '_' && kindOf(card) !== kind) throw new Error(`${card} is no ${kind}`);
      return card === '_' ? next(kind) : card;
    });
  const laid = sketched.map((row) => Object.fromEntries(KINDS.map((kind) => [kind, column(row[kind], kind)])));
  const middle = Object.fromEntries(KINDS.map((kind) => [kind, center[kind] ?? next(kind)]));
  return {
    game: 'carmen-card-game',
    options: { memory: 'helped' },
    rows: laid,
    center: middle,
    decks: pools,
    solved,
    looked: [],
    known: [],
    out: [],
    lastArrest: null,
    idleTurns: 0,
    turn: { ...START, ...turn },
    ...and,
  };
};

/** A step of a turn for a sketch, with what goes with it. */
export const at = (step: string, more: Raw = {}): Raw => ({
  step,
  when: step === 'end' ? 'end' : 'start',
  warrantUsed: !['start', 'look', 'end'].includes(step),
  ...more,
});

export const turnOf = (match: Match): unknown => match.position()['turn'];

/** What a viewer may know of a position. */
export const viewOf = (raw: unknown, viewer: Viewer, recall = true): View => {
  const state = carmenCardGame.parsePosition(raw);
  if (!state.ok) throw new Error(state.error.message);
  return carmenCardGame.viewFor(state.value, viewer, { recall });
};

/** Two empty slots, and a gumshoe with nothing but those. */
export const NOTHING = [null, null] as const;
export const BARE = { henchman: NOTHING, loot: NOTHING, location: NOTHING };
