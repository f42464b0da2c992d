import type { Seat } from '../../core/basics.ts';
import type { Action } from './actions.ts';
import { canWait } from './bot-dangers.ts';
import {
  centerOf,
  chanceOf,
  chanceOfPair,
  exchanged,
  isBefore,
  isInFront,
  type Journal,
  type Note,
  nextOf,
  removed,
  replenished,
  unsettled,
} from './bot-journal.ts';
import { holdsPair, knowsCarmen, knowsCenter, notesOf } from './bot-knowledge.ts';
import { worth } from './bot-outlook.ts';
import { WEIGHTS } from './bot-weights.ts';
import { CARMEN, homeOf, KINDS, type Kind, LOOT, type Loot } from './components.ts';
import type { ShownStep, Turn, View } from './state.ts';

/** What might be done, and a rough chance to win by it; above 1, where the case is closed at once. */
export interface Option {
  readonly action: Action;
  readonly worth: number;
}

type StepOf<Name extends 'look' | 'replace'> = Extract<ShownStep, { readonly step: Name }>;

const CLOSED = 2;
const MOVABLE: readonly Kind[] = ['loot', 'location'];

/** After the turn, without an arrest. */
const waited = (journal: Journal, turns = 1): Journal => ({ ...journal, idleTurns: journal.idleTurns + turns });

/** What the centre is worth with one of the own cards in it. */
const swapsOf = (journal: Journal, kinds: readonly Kind[], after: (next: Journal) => number): readonly Option[] =>
  journal.notes.flatMap((note): readonly Option[] => {
    const { kind, at } = note;
    if (at === 'center' || at.seat !== journal.seat || !kinds.includes(kind)) return [];
    return [{ action: { type: 'swap', kind, slot: at.slot }, worth: after(exchanged(journal, note)) }];
  });

const bestOf = (options: readonly Option[]): number => options.reduce((most, option) => Math.max(most, option.worth), 0);

// ---- arrests ------------------------------------------------------------------------------------------------------------

/** The swap after an arrest, or none. The slots of what was arrested are filled when the turn ends. */
const swapOptions = (journal: Journal): readonly Option[] => {
  const { seat } = journal;
  const after = (next: Journal): number => worth(replenished({ ...next, idleTurns: 0 }), nextOf(next, seat));
  const own = journal.notes.some((note) => isBefore(note, seat)) ? swapsOf(journal, KINDS, after) : sendsOf(journal, after);
  return [{ action: { type: 'pass' }, worth: after(journal) }, ...own];
};

/** CC-3.5: with no card left, another gumshoe's goes to the centre, and the centre's comes here. */
const sendsOf = (journal: Journal, after: (next: Journal) => number): readonly Option[] =>
  journal.notes.flatMap((note): readonly Option[] => {
    const { kind, at } = note;
    if (at === 'center' || !journal.playing.includes(at.seat)) return [];
    const next = exchanged(journal, note, { seat: journal.seat, slot: 'top' });
    return [{ action: { type: 'swap', kind, slot: at.slot, seat: at.seat }, worth: after(next) }];
  });

/** How likely the least likely henchman is Carmen. */
const risk = (journal: Journal): number =>
  notesOf(journal, 'henchman')
    .filter(isInFront)
    .reduce((least, note) => Math.min(least, chanceOf(journal, note, CARMEN)), 1);

/** Whom to arrest, of those least likely to be Carmen: everybody loses where it is her. */
const arrestOptions = (journal: Journal): readonly Option[] => {
  const least = risk(journal);
  return notesOf(journal, 'henchman').flatMap((note): readonly Option[] => {
    const { at } = note;
    if (at === 'center' || chanceOf(journal, note, CARMEN) > least) return [];
    return [{ action: { type: 'arrest', ...at }, worth: (1 - least) * bestOf(swapOptions(removed(journal, [note]))) }];
  });
};

/** Where all would be lost without, any risk will do. */
const isRiskTaken = (journal: Journal, rest: number): boolean =>
  risk(journal) === 0 || rest === 0 || (rest < WEIGHTS.reckless && risk(journal) < WEIGHTS.daring);

/** Warrants for pairs that are known, if they cannot wait; with a henchman who may be Carmen only where waiting is no better. */
const warrantOptions = (journal: Journal, rest: number): readonly Option[] => {
  const front = journal.notes.filter(isInFront);
  const nobody = !front.some(({ kind }) => kind === 'henchman');
  if (canWait(journal) || (!nobody && !isRiskTaken(journal, rest))) return [];
  return front
    .filter(({ kind }) => kind === 'loot')
    .flatMap((loot) =>
      front.flatMap((location): readonly Option[] => {
        if (location.kind !== 'location' || loot.at === 'center' || location.at === 'center') return [];
        if (chanceOfPair(journal, loot, location) < 1) return [];
        const next = removed(journal, [loot, location]);
        return [
          {
            action: { type: 'warrant', loot: loot.at, location: location.at },
            worth: bestOf(nobody ? swapOptions(next) : arrestOptions(next)),
          },
        ];
      }),
    );
};

// ---- Carmen -------------------------------------------------------------------------------------------------------------

/** Where Carmen most likely is; of equal places, where the others have looked. */
const likeliest = (journal: Journal): Note => {
  const [first, ...others] = notesOf(journal, 'henchman').map((note) => ({
    note,
    chance: chanceOf(journal, note, CARMEN) + note.by.length / 1_000,
  }));
  if (first === undefined) throw new Error('there is always a henchman in the centre');
  return others.reduce((best, other) => (other.chance > best.chance ? other : best), first).note;
};

/** How likely a set lies in the centre: a rival who knows both halves has hardly put them there for nothing. */
const chanceOfSet = (journal: Journal, named: Loot): number => {
  const [loot, location] = [centerOf(journal, 'loot'), centerOf(journal, 'location')];
  const chance = chanceOf(journal, loot, named) * chanceOf(journal, location, homeOf(named));
  const isHalf = (loot.card === null) !== (location.card === null);
  return chance > 0 && isHalf ? Math.max(chance, ...rivals(journal).map((rival) => knowsCenter(journal, rival))) : chance;
};

const rivals = ({ playing, seat }: Journal): readonly Seat[] => playing.filter((each) => each !== seat);

/** What is left after a wrong set: of two, the rival alone replaces both halves. */
const afterWrongSet = (journal: Journal): number => {
  const { seat, playing } = journal;
  const next = unsettled(waited(journal));
  const [share, left] = playing.length === 2 ? [1, WEIGHTS.wrongSetOfTwo] : [0.2, WEIGHTS.wrongSet];
  const lost = rivals(next).map((rival) => share * holdsPair(next, rival) * knowsCarmen(next, rival));
  return left * (1 - Math.max(0, ...lost)) * worth(next, nextOf(next, seat));
};

/** The warrant for Carmen: sure, a guess, or wrong on purpose, so that the others must change the centre. */
const carmenOptions = (journal: Journal): readonly Option[] => {
  const found = chanceOf(journal, likeliest(journal), CARMEN);
  const failed = afterWrongSet(journal);
  return LOOT.map((loot): Option => {
    const right = chanceOfSet(journal, loot);
    const sure = right === 1 && found === 1;
    return { action: { type: 'warrant-for-carmen', loot }, worth: sure ? CLOSED : right * found + (1 - right) * failed };
  });
};

/** At whom to point. */
const accuseOptions = (journal: Journal): readonly Option[] => {
  const { at } = likeliest(journal);
  return [{ action: at === 'center' ? { type: 'accuse', seat: at } : { type: 'accuse', ...at }, worth: 1 }];
};

// ---- a turn -------------------------------------------------------------------------------------------------------------

/** Before the look: Carmen if she is sure, a shift on a cold trail; guesses and arrests can wait for what the look brings. */
const startOptions = (journal: Journal, { warrantUsed, shifted }: Turn): readonly Option[] => {
  const { seat } = journal;
  const isClosed = (next: Journal): boolean => knowsCenter(next, seat) * knowsCarmen(next, seat) === 1;
  const waiting = (next: Journal): number => worth(replenished(waited(next)), nextOf(next, seat));
  const roll: Option = { action: { type: 'roll' }, worth: waiting(journal) };
  if (warrantUsed) return [roll];
  if (isClosed(journal)) return carmenOptions(journal);
  return shifted ? [roll] : [roll, ...swapsOf(journal, MOVABLE, (next) => (isClosed(next) ? CLOSED : waiting(next)))];
};

/** After the look. */
const endOptions = (journal: Journal): readonly Option[] => {
  const rest = worth(replenished(waited(journal)), nextOf(journal, journal.seat));
  return [{ action: { type: 'end-turn' }, worth: rest }, ...carmenOptions(journal), ...warrantOptions(journal, rest)];
};

/** What a look may tell. */
const lookOptions = (journal: Journal, { kind }: StepOf<'look'>): readonly Option[] =>
  notesOf(journal, kind).flatMap((note): readonly Option[] => {
    const { at, card, by } = note;
    if (at === 'center') return [];
    const own = at.seat === journal.seat ? 0.5 : 0;
    return [{ action: { type: 'look', kind, ...at }, worth: card === null ? 2 + own + by.length / 10 : own }];
  });

/** CC-3.6: the own turn comes next. */
const penaltyOptions = (journal: Journal): readonly Option[] => {
  const after = (next: Journal): number => worth(replenished(waited(next)), journal.seat);
  return [{ action: { type: 'pass' }, worth: after(journal) }, ...swapsOf(journal, MOVABLE, after)];
};

/** CC-5.3: one card after another; of two gumshoes, the same one replaces them all. */
const replaceOptions = (journal: Journal, { seat: caller, exposed }: StepOf<'replace'>): readonly Option[] => {
  const alone = rivals(journal).every((rival) => rival === caller);
  const next = nextOf(journal, caller);
  const replaced =
    (left: readonly Kind[]) =>
    (after: Journal): number =>
      alone && left.length > 0 ? bestOf(replacing(after, left)) : worth(replenished(waited(after)), next);
  const replacing = (from: Journal, kinds: readonly Kind[]): readonly Option[] =>
    kinds.flatMap((kind) => swapsOf(from, [kind], replaced(kinds.filter((each) => each !== kind))));
  return replacing(journal, exposed);
};

/** All that is worth a thought in this view. */
export const optionsOf = (journal: Journal, { turn }: View): readonly Option[] => {
  switch (turn.step) {
    case 'start':
      return startOptions(journal, turn);
    case 'look':
      return lookOptions(journal, turn);
    case 'end':
      return endOptions(journal);
    case 'arrest':
      return arrestOptions(journal);
    case 'swap':
      return swapOptions(journal);
    case 'penalty':
      return penaltyOptions(journal);
    case 'accuse':
      return accuseOptions(journal);
    case 'replace':
      return replaceOptions(journal, turn);
    case 'over':
      return [];
  }
};
