import { type Seat, withAt } from '../../core/basics.ts';
import { misread, readList, readOneOf, readRecord, readWhole } from '../../core/parse.ts';
import { type Random, shuffled } from '../../core/random.ts';
import { CARDS, copiesOf, countOf, HAND_CARDS, type HandCard, LOCATIONS } from './components.ts';
import type { Memoir, MemoirView, State } from './state.ts';

/** A card of the FBI files: a known one, or the number of a buried one that nobody has seen yet. */
type Slot = HandCard | number;

type Searched = Extract<Memoir, { readonly type: 'searched' }>;

/** A memoir in which buried cards may still be unknown, but for those that were taken. */
type Sketch = Exclude<Memoir, Searched> | (Omit<Searched, 'files'> & { readonly files: readonly Slot[] });

/** What follows from memoirs so far. */
interface Remembered {
  /** The FBI files, top first. */
  readonly pile: readonly Slot[];
  /** By seat: cards known to be in its hand. */
  readonly held: readonly (readonly HandCard[])[];
  /** By number: what a buried card has turned out to be; `null` while unknown. */
  readonly buried: readonly (HandCard | null)[];
  readonly sketches: readonly Sketch[];
}

/** A whole past: the FBI files as they lie, what each seat is known to hold, and the memoirs with every search filled in. */
export interface Past {
  readonly pile: readonly HandCard[];
  readonly held: readonly (readonly HandCard[])[];
  readonly memoirs: readonly Memoir[];
}

const resolve = ({ buried }: Pick<Remembered, 'buried'>, slot: Slot): Slot =>
  typeof slot === 'number' ? (buried[slot] ?? slot) : slot;

/** Learns that a slot is this card; `undefined` where it is known to be another. */
const learn = (known: Remembered, slot: Slot | undefined, card: HandCard): Remembered | undefined => {
  if (slot === undefined) return undefined;
  const found = resolve(known, slot);
  if (typeof found !== 'number') return found === card ? known : undefined;
  return { ...known, buried: known.buried.map((each, number) => (number === found ? card : each)) };
};

/** Learns what lies in these slots, as far as it is given. */
const learnAll = (known: Remembered, slots: readonly Slot[], cards: readonly Slot[]): Remembered | undefined => {
  if (slots.length !== cards.length) return undefined;
  let learnt: Remembered | undefined = known;
  for (const [index, card] of cards.entries()) {
    if (learnt === undefined) return undefined;
    if (typeof card !== 'number') learnt = learn(learnt, slots[index], card);
  }
  return learnt;
};

const holding = ({ held }: Remembered, seat: Seat, card: HandCard): Remembered['held'] =>
  held.map((cards, other) => (other === seat ? [...cards, card] : cards));

/** A seat lays down some of a card: what it was known to hold of it may be among them. */
const shedding = ({ held }: Remembered, seat: Seat | null, card: HandCard, count: number): Remembered['held'] =>
  held.map((cards, other) => {
    if (other !== seat) return cards;
    let left = count;
    return cards.filter((each) => each !== card || left-- <= 0);
  });

/** All cards there are: no pile is higher (BC-1.1). */
const BOX = CARDS.reduce((sum, card) => sum + copiesOf(card), 0);

/** What one memoir makes of what was known; `undefined` where it contradicts it. */
const follow = (before: Remembered, sketch: Sketch): Remembered | undefined => {
  const known = { ...before, sketches: [...before.sketches, sketch] };
  const { pile } = known;
  switch (sketch.type) {
    case 'buried': {
      if (pile.length + sketch.count > BOX) return undefined;
      const first = known.buried.length;
      const slots = Array.from({ length: sketch.count }, (_, index) => first + index);
      return { ...known, pile: [...pile, ...slots], buried: [...known.buried, ...slots.map(() => null)] };
    }
    case 'laid':
      if (pile.length >= BOX) return undefined;
      return { ...known, pile: [sketch.card, ...pile], held: shedding(known, sketch.seat, sketch.card, 1) };
    case 'played':
      return { ...known, held: shedding(known, sketch.seat, sketch.location, sketch.count) };
    case 'taken': {
      const taken = learn(known, pile[0], sketch.card);
      const rest = pile.slice(1);
      if (taken === undefined || (sketch.next === null) !== (rest.length === 0)) return undefined;
      const exposed = sketch.next === null ? taken : learn(taken, rest[0], sketch.next);
      return exposed === undefined ? undefined : { ...exposed, pile: rest, held: holding(exposed, sketch.seat, sketch.card) };
    }
    case 'searched': {
      const place = sketch.files.indexOf(sketch.card);
      const rest = pile.filter((_, index) => index !== place);
      const seen = learnAll(known, pile, sketch.files);
      if (seen === undefined || place < 0) return undefined;
      return { ...seen, pile: rest, held: holding(seen, sketch.seat, sketch.card) };
    }
  }
};

/**
 * The ways an unseen search may have gone, in random order: one for each different card that it may have taken. A buried one may
 * have been any that was not to be had nearer the top.
 */
const waysOf = function* (known: Remembered, seat: Seat, random: Random): Generator<Sketch> {
  const files = known.pile.map((slot) => resolve(known, slot));
  for (const [place, slot] of shuffled([...files.entries()], random)) {
    const nearer = files.slice(0, place);
    const faces = typeof slot === 'number' ? shuffled(HAND_CARDS, random) : [slot];
    for (const card of faces)
      if (!nearer.includes(card)) yield { type: 'searched', seat, files: withAt(files, place, card), card };
  }
};

const NOTHING = (seats: number): Remembered => ({
  pile: [],
  held: new Array<readonly HandCard[]>(seats).fill([]),
  buried: [],
  sketches: [],
});

/** What else is known, so that a past can be told from an impossible one. */
export interface PastHints {
  readonly seats: number;
  /** The seat that remembers; of its own hand it knows more than these memoirs. */
  readonly seat: Seat;
  readonly top: HandCard | null;
  /** Whose Ted Hinton is out of hand and not yet on the files. */
  readonly hintonInUse: Seat | null;
  /** The whole FBI files, where the seat is looking through them now. */
  readonly files: readonly HandCard[] | undefined;
  /** The cards seen nowhere, given that these lie in the files or are held; `undefined` where that is more than there are. */
  readonly unseen: (elsewhere: readonly HandCard[]) => readonly HandCard[] | undefined;
  /** By seat: cards in hand, which are at least as many as those known to be there. */
  readonly handSizes: readonly number[];
}

/**
 * One past that fits what a seat remembers. Every search that it did not see is given one of the cards that it may have
 * taken, each equally likely, as far as what came to light later allows it. `undefined` where no past fits.
 *
 * A depth-first search in random order. A wrong guess early on can cost dearly, so it starts anew after a while, each time
 * with twice the patience, until it has been through everything.
 */
export const imaginePast = (memoirs: readonly MemoirView[], hints: PastHints, random: Random): Past | undefined => {
  for (let patience = 100; ; patience *= 2) {
    let steps = 0;
    const from = (index: number, known: Remembered): Past | undefined => {
      const memoir = memoirs[index];
      if (memoir === undefined) return settle(known, hints, random);
      for (const way of waysFor(memoir, known, random)) {
        if (memoir.type === 'searched' && ++steps > patience) return undefined;
        const next = follow(known, way);
        const past = next === undefined ? undefined : from(index + 1, next);
        if (past !== undefined) return past;
      }
      return undefined;
    };
    const past = from(0, NOTHING(hints.seats));
    if (past !== undefined || steps <= patience) return past;
  }
};

const waysFor = (memoir: MemoirView, known: Remembered, random: Random): Iterable<Sketch> => {
  if (memoir.type !== 'searched') return [memoir];
  const { seat, files, card } = memoir;
  return files === undefined || card === undefined ? waysOf(known, seat, random) : [{ type: 'searched', seat, files, card }];
};

/** The end of a possible past: what is still buried is given cards, and all of it is checked once more. */
const settle = (end: Remembered, hints: PastHints, random: Random): Past | undefined => {
  const shed = hints.hintonInUse === null ? end.held : shedding(end, hints.hintonInUse, 'hinton', 1);
  const known = { ...end, held: withAt(shed, hints.seat, []) };
  const seen =
    hints.files !== undefined
      ? learnAll(known, known.pile, hints.files)
      : hints.top === null
        ? known
        : learn(known, known.pile[0], hints.top);
  if (seen === undefined || seen.held.some((cards, seat) => cards.length > (hints.handSizes[seat] ?? 0))) return undefined;
  const elsewhere = [
    ...seen.pile.map((slot) => resolve(seen, slot)).filter((slot) => typeof slot !== 'number'),
    ...seen.held.flat(),
  ];
  const unseen = hints.unseen(elsewhere);
  if (unseen === undefined) return undefined;
  for (let attempt = 0; attempt < FACE_ATTEMPTS; attempt++) {
    const past = unearth(seen, shuffled(unseen, random));
    if (pastOf(past.memoirs, past.pile, hints.seats) !== undefined) return past;
  }
  return undefined;
};

/** A buried card may be given a face that an earlier search would have found nearer the top; then others are tried. */
const FACE_ATTEMPTS = 20;

/** Gives each card that is still buried one of `faces`, of which there are enough. */
const unearth = (known: Remembered, faces: HandCard[]): Past => {
  const buried = known.buried.map((card) => card ?? faces.pop());
  const faceOf = (slot: Slot): HandCard => {
    const card = typeof slot === 'number' ? buried[slot] : slot;
    if (card === undefined) throw new Error('there are more buried cards than unseen ones');
    return card;
  };
  const memoirs = known.sketches.map(
    (sketch): Memoir => (sketch.type === 'searched' ? { ...sketch, files: sketch.files.map(faceOf) } : sketch),
  );
  return { pile: known.pile.map(faceOf), held: known.held, memoirs };
};

/** What memoirs lead to; `undefined` where that is not the FBI files as they lie. */
const pastOf = (memoirs: readonly Memoir[], pile: readonly HandCard[], seats: number): Remembered | undefined => {
  let known: Remembered | undefined = NOTHING(seats);
  for (const memoir of memoirs) if (known !== undefined) known = follow(known, memoir);
  return known === undefined ? undefined : learnAll(known, known.pile, pile);
};

/**
 * More than a hand can leave: of its turns at most 137 draw from the case file or play cards, at most twelve come between two of them
 * (BC-2.11), and each leaves a card that is taken and one that is laid, besides what is played.
 */
const MOST_MEMOIRS = 4_000;

/**
 * Memoirs from a position's `recall`: they must lead to the FBI files as they lie, and what they say a seat took from there and
 * kept must be in its hand.
 */
export const readMemoirs = (
  raw: unknown,
  { fbiFiles, hands, turn }: Pick<State, 'fbiFiles' | 'hands' | 'turn'>,
): readonly Memoir[] => {
  const recall = readRecord(raw, 'recall', ['memoirs']);
  const { memoirs: listed } = recall;
  if (Array.isArray(listed) && listed.length > MOST_MEMOIRS)
    misread(`recall.memoirs are ${listed.length}: no hand leaves more than ${MOST_MEMOIRS}`, 'BC-2.11');
  const memoirs = readList(listed, 'recall.memoirs', (memoir, where) => readMemoir(memoir, where, hands.length));
  const known = pastOf(memoirs, fbiFiles, hands.length);
  if (known === undefined) return misread('recall.memoirs do not lead to the FBI files as they lie');
  const inUse = turn.step === 'search' || (turn.step === 'choose' && turn.by === 'hinton') ? turn.seat : null;
  const held = inUse === null ? known.held : shedding(known, inUse, 'hinton', 1);
  for (const [seat, cards] of held.entries())
    for (const card of cards)
      if (countOf(cards, card) > countOf(hands[seat] ?? [], card))
        misread(`recall.memoirs say that seat ${seat} took ${card} and kept it, but it is not in its hand`);
  return memoirs;
};

const MEMOIRS = ['buried', 'laid', 'taken', 'searched', 'played'] as const satisfies readonly Memoir['type'][];

const readMemoir = (raw: unknown, where: string, seats: number): Memoir => {
  const keys = ['type', 'seat', 'card', 'count', 'next', 'files', 'location'];
  const memoir = readRecord(raw, where, ['type'], keys);
  const seat = (): Seat => readWhole(memoir['seat'], `${where}.seat`, { min: 0, max: seats - 1 });
  const card = (): HandCard => readOneOf(memoir['card'], `${where}.card`, HAND_CARDS);
  const type = readOneOf(memoir['type'], `${where}.type`, MEMOIRS);
  switch (type) {
    case 'buried':
      return { type, count: readWhole(memoir['count'], `${where}.count`, { min: 1, max: 77 }) };
    case 'laid':
      return { type, seat: memoir['seat'] === null ? null : seat(), card: card() };
    case 'taken':
      return { type, seat: seat(), card: card(), next: readOneOf(memoir['next'], `${where}.next`, [...HAND_CARDS, null]) };
    case 'searched': {
      const files = readList(memoir['files'], `${where}.files`, (file, place) => readOneOf(file, place, HAND_CARDS));
      return { type, seat: seat(), files, card: card() };
    }
    case 'played':
      return {
        type,
        seat: seat(),
        location: readOneOf(memoir['location'], `${where}.location`, LOCATIONS),
        count: readWhole(memoir['count'], `${where}.count`, { min: 1, max: 6 }),
      };
  }
};
