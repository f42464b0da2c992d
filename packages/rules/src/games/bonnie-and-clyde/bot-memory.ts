import { leftOf } from '../../core/basics.ts';
import { type Card, copiesOf, countOf, HAND_CARDS, type HandCard, isOutlaw, LOCATIONS, OUTLAWS, rankOf } from './components.ts';
import { handOf, topOf } from './rules.ts';
import type { MemoirView, View } from './state.ts';

/** The FBI files as a seat remembers them, top first; `null` for a card that it has never seen. */
interface Files {
  readonly pile: readonly (HandCard | null)[];
  /** Cards of `pile` that somebody has taken in secret, nobody else knows which. */
  readonly missing: number;
  /** By seat: cards known to be in its hand. */
  readonly held: readonly (readonly HandCard[])[];
}

/** What a seat can work out when its turn comes; all of it from its own view. By card: in the order of `HAND_CARDS`. */
export interface Knowledge {
  readonly seat: number;
  readonly seats: number;
  /** By card: copies that may be anywhere the seat cannot see. */
  readonly unseen: readonly number[];
  /** How many cards that is in all. */
  readonly pool: number;
  readonly rivals: readonly Rival[];
  /** By location: how likely an outlaw lies there; up to 1, and the two add up to as many as are left. */
  readonly outlaws: readonly number[];
  /** Bit by location: a card lies there. */
  readonly hideouts: number;
  /** Bit by location: a meld of it is on the table. */
  readonly melded: number;
  readonly caseFile: number;
  /** Bit by location: the seat has looked there, so it learns nothing by looking again. */
  readonly looked: number;
  /** By card: copies that the seat believes to lie in the FBI files, and the share of them not taken in secret. */
  readonly files: readonly number[];
  readonly filesSure: number;
  /** Points of this hand that lie before the seat now. */
  readonly points: number;
  readonly caught: number;
}

/** What is known of another seat. */
export interface Rival {
  readonly seat: number;
  readonly next: boolean;
  readonly size: number;
  /** By card: how many it is expected to hold. */
  readonly expects: readonly number[];
  /** By card: how many it was seen to take and still holds. */
  readonly collects: readonly number[];
  /** Points of this hand that lie before it now. */
  readonly points: number;
  readonly caught: number;
}

/** How much likelier an outlaw is where somebody has looked and taken nothing: other cards are mostly taken. */
const LEFT_ALONE = 8;

export const bit = (rank: number): number => 1 << rank;

const surface = (files: Files, top: HandCard | null): Files => {
  let { pile, missing } = files;
  // a secret search took what should lie above the card that has come to light
  while (missing > 0 && pile.length > 0 && pile[0] !== top && pile[0] !== null) {
    pile = pile.slice(1);
    missing--;
  }
  return { ...files, missing, pile: top === null || pile.length === 0 ? pile : [top, ...pile.slice(1)] };
};

const hold = (files: Files, seat: number, card: HandCard): Files['held'] =>
  files.held.map((cards, other) => (other === seat ? [...cards, card] : cards));

const shed = (files: Files, seat: number | null, card: HandCard, count: number): Files['held'] =>
  files.held.map((cards, other) => {
    let left = other === seat ? count : 0;
    return left === 0 ? cards : cards.filter((each) => each !== card || left-- <= 0);
  });

const remember = (files: Files, memoir: MemoirView): Files => {
  switch (memoir.type) {
    case 'buried':
      return { ...files, pile: [...files.pile, ...new Array<null>(memoir.count).fill(null)] };
    case 'laid':
      return { ...files, pile: [memoir.card, ...files.pile], held: shed(files, memoir.seat, memoir.card, 1) };
    case 'played':
      return { ...files, held: shed(files, memoir.seat, memoir.location, memoir.count) };
    case 'taken': {
      const found = surface(files, memoir.card);
      return surface({ ...found, pile: found.pile.slice(1), held: hold(found, memoir.seat, memoir.card) }, memoir.next);
    }
    case 'searched': {
      if (memoir.files === undefined || memoir.card === undefined) return { ...files, missing: files.missing + 1 };
      const place = memoir.files.indexOf(memoir.card);
      return { ...files, pile: memoir.files.filter((_, index) => index !== place), missing: 0 };
    }
  }
};

const filesOf = (view: View): Files => {
  const start: Files = { pile: [], missing: 0, held: view.hands.map(() => []) };
  const files = (view.recall?.memoirs ?? []).reduce(remember, start);
  return 'count' in view.fbiFiles ? surface(files, view.fbiFiles.top) : { ...files, pile: view.fbiFiles, missing: 0 };
};

const isKnown = (card: View['hideouts'][number]): card is Card => typeof card === 'string';

/** By location: where the outlaws that are still hidden may lie. */
const outlawsOf = (view: View): readonly number[] => {
  const found = [...view.hideouts.filter(isKnown), ...view.captured.map(({ card }) => card)];
  const left = OUTLAWS.filter((outlaw) => !found.includes(outlaw)).length;
  const weights = view.hideouts.map((card, index): number => {
    const location = LOCATIONS[index];
    if (card === null || isKnown(card)) return 0;
    // BC-2.7: where the car stood, an outlaw had to be taken
    if (view.table.some((play) => play.sideways && play.location === location)) return 0;
    return view.seen.some((sight) => sight.seat !== view.seat && sight.location === location) ? LEFT_ALONE : 1;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return view.hideouts.map((card, index) => {
    if (isKnown(card)) return isOutlaw(card) ? 1 : 0;
    return sum === 0 ? 0 : Math.min(1, (left * (weights[index] ?? 0)) / sum);
  });
};

const pointsOf = (view: View, seat: number): number =>
  view.table.reduce((sum, play) => (play.seat === seat ? sum + play.count * (play.sideways ? 4 : 2) : sum), 0) +
  10 * caughtBy(view, seat);

const caughtBy = (view: View, seat: number): number => view.captured.filter((capture) => capture.seat === seat).length;

const counts = (cards: readonly Card[]): readonly number[] => HAND_CARDS.map((card) => countOf(cards, card));

const unseenOf = (view: View, files: Files): readonly number[] => {
  const shown = counts([
    ...handOf(view),
    ...view.hideouts.filter(isKnown),
    ...files.pile.filter((card) => card !== null),
    ...files.held.flatMap((cards, seat) => (seat === view.seat ? [] : cards)),
  ]);
  const inUse = view.turn.step === 'search' || (view.turn.step === 'choose' && view.turn.by === 'hinton') ? 1 : 0;
  return HAND_CARDS.map((card, rank) => {
    const played = view.table.reduce((sum, play) => (play.location === card ? sum + play.count : sum), 0);
    return Math.max(0, copiesOf(card) - (shown[rank] ?? 0) - played - (card === 'hinton' ? inUse : 0));
  });
};

const bits = (list: readonly boolean[]): number => list.reduce((sum, yes, rank) => (yes ? sum | bit(rank) : sum), 0);

/** All that the view's seat can work out. */
export const knowledgeOf = (view: View, seat: number): Knowledge => {
  const files = filesOf(view);
  const unseen = unseenOf(view, files);
  const pool = Math.max(
    1,
    unseen.reduce((sum, count) => sum + count, 0),
  );
  const rivals = view.hands.flatMap((hand, other): readonly Rival[] => {
    if (!('count' in hand)) return [];
    const collects = counts(files.held[other] ?? []);
    const free = Math.max(0, hand.count - collects.reduce((sum, count) => sum + count, 0));
    return [
      {
        seat: other,
        next: other === leftOf(seat, view.hands.length),
        size: hand.count,
        collects,
        expects: unseen.map((count, rank) => (collects[rank] ?? 0) + (count * free) / pool),
        points: pointsOf(view, other),
        caught: caughtBy(view, other),
      },
    ];
  });
  return {
    seat,
    seats: view.hands.length,
    unseen,
    pool,
    rivals,
    outlaws: outlawsOf(view),
    hideouts: bits(view.hideouts.map((card) => card !== null)),
    melded: bits(LOCATIONS.map((location) => view.table.some((play) => play.kind === 'meld' && play.location === location))),
    looked: bits(view.hideouts.map(isKnown)),
    caseFile: view.caseFile.count,
    files: counts(files.pile.filter((card) => card !== null)),
    filesSure: files.pile.length === 0 ? 0 : 1 - files.missing / files.pile.length,
    points: pointsOf(view, seat),
    caught: caughtBy(view, seat),
  };
};

/** The card that lies open on the FBI files, by rank. */
export const topRank = (view: View): number | undefined => {
  const { top } = topOf(view);
  return top === null ? undefined : rankOf(top);
};
