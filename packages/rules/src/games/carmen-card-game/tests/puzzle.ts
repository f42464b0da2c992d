import type { Json, Seat } from '../../../core/basics.ts';
import type { Raw } from '../../../testing/table.ts';
import { type Card, type Kind, SLOTS } from '../components.ts';
import { at, position, type Sketch } from './table.ts';

/** A position in which a good player in seat 0 has little doubt: what to do, or what never to do. */
export interface Puzzle {
  readonly title: string;
  readonly position: Raw;
  readonly accept?: readonly Json[];
  readonly avoid?: readonly Json[];
  readonly reason: string;
}

type Columns = { readonly [K in Kind]?: readonly (Card | null)[] };

export const MINE = {
  henchman: ['robin-banks', 'yul-b-sorry', 'bessie-may-mucho'],
  loot: ['liberty-torch', 'hudson-bay', 'opera-chandelier'],
  location: ['oslo', 'lima', 'cairo'],
} as const;
export const THEIRS = {
  henchman: ['carmen-sandiego', 'fast-eddie-b', 'nick-brunch'],
  loot: ['crown-jewels', 'tea-in-china', 'grand-canyon'],
  location: ['london', 'paris', 'kathmandu'],
} as const;
const CENTER = { henchman: 'sam-o-nella', loot: 'gandhis-glasses', location: 'new-delhi' } as const;

/** What differs from two seats after the deal, with one pair in front of them (the Crown Jewels) and one in the centre. */
export interface Twist {
  readonly mine?: Columns;
  readonly theirs?: Columns;
  readonly center?: Sketch['center'];
  readonly solved?: Sketch['solved'];
  readonly turn?: Raw;
  /** What seat 0 has seen, and seat 1. */
  readonly seen?: readonly Card[];
  readonly rival?: readonly Card[];
  readonly and?: Raw;
}

const knownTo = (seat: Seat, cards: readonly Card[]): readonly Raw[] => cards.map((card) => ({ seat, card }));

/** A two-seat position. */
export const twoSeats = ({
  mine = {},
  theirs = {},
  center = {},
  solved,
  turn = {},
  seen = [],
  rival = [],
  and = {},
}: Twist): Raw =>
  position({
    seats: 2,
    rows: [
      { ...MINE, ...mine },
      { ...THEIRS, ...theirs },
    ],
    center: { ...CENTER, ...center },
    ...(solved === undefined ? {} : { solved }),
    turn,
    and: { known: [...knownTo(0, seen), ...knownTo(1, rival)], ...and },
  });

/** Seat 0's cards of these kinds count as looked at (and are known to it). */
export const looked = (...kinds: readonly Kind[]): Raw => ({
  looked: kinds.flatMap((kind) => SLOTS.map((slot) => ({ seat: 0, kind, slot }))),
});

const set = (loot: Card, location: Card, henchman: Card): Json => ({ loot, location, henchman });

export const END = { turn: at('end') };
/** After an arrest at the end of the turn. */
export const ARRESTED = {
  solved: [set('montezumas-remedy', 'mexico-city', 'sandy-dunes')],
  turn: at('swap', { when: 'end' }),
  and: { lastArrest: 0 },
};
/** The rival's warrant has failed. */
export const PENALTY = { turn: at('penalty', { seat: 1, by: 0, when: 'end' }) };
/** The rival has named a wrong set. */
export const REPLACE = { turn: at('replace', { seat: 1, by: 0, exposed: ['loot', 'location'] }) };

/** The decks are empty, and every pair but the centre's is split between the two. */
export const LATE = {
  mine: { loot: ['liberty-torch', 'opera-chandelier', 'pyramid-plans'], location: ['london', 'beijing', 'arizona'] },
  theirs: { location: ['new-york', 'sydney', 'cairo'] },
  solved: [
    set('hudson-bay', 'montreal', 'sandy-dunes'),
    set('montezumas-remedy', 'mexico-city', 'bjorn-toulouse'),
    set('eiffel-elevator', 'paris', 'irma-dillow'),
    set('haralds-shampoo', 'oslo', 'sarah-nade'),
    set('abominable-snowman', 'kathmandu', 'katherine-drib'),
    set('pizarros-sword', 'lima', 'li-non-mee'),
  ],
  and: { lastArrest: 0 },
} as const;
