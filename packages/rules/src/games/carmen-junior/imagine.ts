import { at, type Seat } from '../../core/basics.ts';
import { type Random, shuffled } from '../../core/random.ts';
import { BONUS, CARDS, type Card, type Piece } from './components.ts';
import { type Gumshoe, type Seen, type State, UNKNOWN, type View } from './state.ts';
import { ownersOfTaken } from './taken.ts';

/** A piece under which a section still lies, and whose it may be. */
export interface Clue {
  readonly piece: Piece;
  readonly owners: readonly Seat[];
}

/** What a seat with recall knows of the sections that still lie under pieces. */
export interface Knowledge {
  /** By owner: how many of its sections lie where the seat does not know for certain. */
  readonly missing: readonly number[];
  /** Where the seat hid sections itself, by owner and section. */
  readonly hidden: readonly (readonly (Piece | typeof UNKNOWN | null)[])[];
  readonly clues: readonly Clue[];
  /** Pieces of which nothing is known. */
  readonly open: readonly Piece[];
}

/** What follows from the seat's own looks, from where it hid sections, and from all that was said (CJ-2.4 to CJ-2.6). */
export const knowledgeOf = ({ seats, board, seat, seen = [], heard = [] }: View): Knowledge => {
  if (seat === null) throw new Error('only a seat knows more than all');
  const hidden = seats.map((gumshoe) => gumshoe.hidden);
  const known = new Set(hidden.flat());
  const settled = heard.filter(({ said }) => said !== 'carmen').map(({ piece }) => piece);
  const clues: Clue[] = [];
  const open: Piece[] = [];
  for (const piece of board) {
    if (known.has(piece) || settled.includes(piece)) continue;
    const sayers = heard.filter((each) => each.piece === piece).map((each) => each.seat);
    const mine = seen.find((each) => each.piece === piece)?.owner ?? null;
    if (mine !== null) clues.push({ piece, owners: [mine] });
    else if (sayers.length > 0) clues.push({ piece, owners: possibleOwners(hidden, sayers) });
    else open.push(piece);
  }
  const missing = hidden.map((sections) => sections.filter((section) => section === UNKNOWN).length);
  return { missing, hidden, clues, open };
};

/** Whoever says "I found Carmen" has found another's. */
const possibleOwners = (hidden: Knowledge['hidden'], sayers: readonly Seat[]): readonly Seat[] =>
  hidden.flatMap((sections, owner) => (sections.includes(UNKNOWN) && !sayers.includes(owner) ? [owner] : []));

/** In how many ways the clues from `index` on can be given to sections, so many of which each owner still has to give. `memo`: empty, for these clues alone. */
export const waysFrom = (clues: readonly Clue[], index: number, left: readonly number[], memo: Map<string, number>): number => {
  const clue = clues[index];
  if (clue === undefined) return 1;
  const key = `${index}:${left.join()}`;
  const known = memo.get(key);
  if (known !== undefined) return known;
  const ways = clue.owners.reduce((sum, owner) => sum + waysWith(clues, index, left, owner, memo), 0);
  memo.set(key, ways);
  return ways;
};

const waysWith = (
  clues: readonly Clue[],
  index: number,
  left: readonly number[],
  owner: Seat,
  memo: Map<string, number>,
): number => {
  const count = at(left, owner);
  return count === 0 ? 0 : count * waysFrom(clues, index + 1, left.toSpliced(owner, 1, count - 1), memo);
};

/** Whose section lies at each clue, every way equally likely. */
const assign = ({ clues, missing }: Knowledge, random: Random): readonly Seat[] => {
  const memo = new Map<string, number>();
  let left = missing;
  return clues.map((clue, index) => {
    let pick = random.below(waysFrom(clues, index, left, memo));
    const owner = clue.owners.find((each) => {
      const ways = waysWith(clues, index, left, each, memo);
      if (pick < ways) return true;
      pick -= ways;
      return false;
    });
    if (owner === undefined) throw new Error(`nobody’s section can lie under ${clue.piece}`);
    left = left.toSpliced(owner, 1, at(left, owner) - 1);
    return owner;
  });
};

/** Where all sections lie, by owner: any way that fits what is known, each equally likely. */
const imagineHidden = (known: Knowledge, random: Random): State['seats'][number]['hidden'][] => {
  const owners = assign(known, random);
  const open = shuffled(known.open, random);
  return known.hidden.map((sections, owner) => {
    const found = known.clues.flatMap(({ piece }, index) => (owners[index] === owner ? [piece] : []));
    const places = shuffled([...found, ...open.splice(0, at(known.missing, owner) - found.length)], random);
    return sections.map((section) => (section === UNKNOWN ? (places.pop() ?? null) : section));
  });
};

/** Cards that nobody shows: others' hands and the deck. No hand holds a card whose piece is gone (CJ-2.8). */
const imagineCards = (
  view: View,
  random: Random,
): { readonly hands: readonly (Card | null)[]; readonly deck: readonly Card[] } => {
  const { seats, board, aside, turn } = view;
  const shown: readonly (Card | typeof UNKNOWN | null)[] = [...seats.flatMap(({ card, faceUp }) => [card, ...faceUp]), ...aside];
  const pool = shuffled(
    CARDS.filter((card) => !shown.includes(card)),
    random,
  );
  const take = (fits: (card: Card) => boolean): Card => {
    const index = pool.findIndex(fits);
    const [card] = pool.splice(index, 1);
    if (index < 0 || card === undefined) throw new Error('no card is left for a hand');
    return card;
  };
  const hasBonus = (seat: Seat): boolean => turn.step === 'move' && turn.die === null && turn.seat === seat;
  // the one card that is known for certain must not be dealt to another
  const first = seats.findIndex(({ card }, seat) => card === UNKNOWN && hasBonus(seat));
  const bonus = first < 0 ? undefined : take((card) => card === BONUS);
  const hands = seats.map(({ card }, seat) => {
    if (card !== UNKNOWN) return card;
    if (seat === first && bonus !== undefined) return bonus;
    const mustRoll = turn.step !== 'over' && turn.seat === seat;
    return take((each) => (each === BONUS ? !mustRoll : board.includes(each)));
  });
  return { hands, deck: pool };
};

/**
 * A whole state that fits all that the view's seat knows. Where sections lie is weighed exactly; others' cards are any that
 * nobody shows (nobody is taken to follow what others drew and put back).
 */
export const imagine = (view: View, random: Random): State => {
  const { seat, seats, seen, heard } = view;
  if (seat === null || seen === undefined || heard === undefined) throw new Error('only a seat with recall can imagine the rest');
  const hidden = imagineHidden(knowledgeOf(view), random);
  const { hands, deck } = imagineCards(view, random);
  const taken = ownersOfTaken(view, new Set(hidden.flat()), random);
  return {
    options: view.options,
    seats: seats.map(
      ({ home, at: square, faceUp }, each): Gumshoe => ({
        home,
        at: square,
        card: hands[each] ?? null,
        hidden: at(hidden, each),
        faceUp,
      }),
    ),
    board: view.board,
    deck,
    aside: view.aside,
    seen: heard.map(({ seat: looker, piece, said }): Seen => {
      if (said === 'no-clues') return { seat: looker, piece, owner: null };
      const owner = taken.get(piece) ?? hidden.findIndex((sections) => sections.includes(piece));
      return { seat: looker, piece, owner };
    }),
    turn: view.turn,
  };
};
