import { never, type Sentence } from '../../core/basics.ts';
import type { Action } from './actions.ts';
import { canWait } from './bot-dangers.ts';
import { centerOf, chanceOf, chanceOfPair, exchanged, isInFront, type Journal, type Note, noteAt } from './bot-journal.ts';
import { holdsPair, knowsCarmen, knowsCenter } from './bot-knowledge.ts';
import { CARMEN, type Card, homeOf, type Kind, type Loot } from './components.ts';
import type { View } from './state.ts';

type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

const because = (key: string, cards: { readonly [name: string]: Card } = {}): Sentence => ({
  key: `why.${key}`,
  params: Object.fromEntries(Object.entries(cards).map(([name, card]) => [name, { word: `card.${card}` }])),
});

/** Why a seat does this, in a sentence. It may name what only that seat knows. */
export const why = (view: View, journal: Journal, action: Action): Sentence => {
  switch (action.type) {
    case 'roll':
      return because(knowsCarmen(journal, journal.seat) === 1 ? 'roll.pair' : 'roll.carmen');
    case 'look':
      return whyLook(view, journal, action);
    case 'warrant':
      return whyWarrant(journal, action);
    case 'arrest':
      return whyArrest(journal, action);
    case 'swap':
      return whySwap(view, journal, action);
    case 'pass':
      return because(knowsCenter(journal, journal.seat) === 1 ? 'pass.pair' : 'pass');
    case 'warrant-for-carmen':
      return whyCarmen(journal, action.loot);
    case 'accuse':
      return because(knowsCarmen(journal, journal.seat) === 1 ? 'accuse.sure' : 'accuse.guess');
    case 'end-turn':
      return whyEnd(journal);
    default:
      return never(action);
  }
};

const whyLook = (view: View, journal: Journal, { seat, kind, slot }: ActionOf<'look'>): Sentence => {
  const isUnseen = !view.looked.some((spot) => spot.seat === seat && spot.kind === kind && spot.slot === slot);
  const note = noteAt(journal, kind, { seat, slot });
  if (seat === journal.seat && isUnseen) return because('look.own');
  if (note?.card !== null) return because('look.again');
  if (kind !== 'henchman') return because('look.half');
  return because(knowsCarmen(journal, journal.seat) === 1 ? 'look.henchman' : 'look.carmen');
};

/** Whether a rival has seen both cards of a pair. */
const isShared = (loot: Note, location: Note): boolean => loot.by.some((rival) => location.by.includes(rival));

const whyWarrant = (journal: Journal, action: ActionOf<'warrant'>): Sentence => {
  const [loot, location] = [noteAt(journal, 'loot', action.loot), noteAt(journal, 'location', action.location)];
  if (!loot?.card || !location?.card) throw new Error('no warrant is called for cards that are not known');
  const cards = { loot: loot.card, location: location.card };
  return because(isShared(loot, location) ? 'warrant.first' : 'warrant.known', cards);
};

const whyArrest = (journal: Journal, place: ActionOf<'arrest'>): Sentence => {
  const note = noteAt(journal, 'henchman', place);
  if (note === undefined || chanceOf(journal, note, CARMEN) > 0) return because('arrest.risk');
  return note.card === null ? because('arrest.elsewhere') : because('arrest.known', { card: note.card });
};

const pairInCenter = (journal: Journal): number =>
  chanceOfPair(journal, centerOf(journal, 'loot'), centerOf(journal, 'location'));

/** Whether a rival has seen both halves that lie in the centre. */
const isWatched = (journal: Journal): boolean => isShared(centerOf(journal, 'loot'), centerOf(journal, 'location'));

const whySwap = (view: View, journal: Journal, { kind, slot, seat = journal.seat }: ActionOf<'swap'>): Sentence => {
  const sent = noteAt(journal, kind, { seat, slot });
  if (sent === undefined) return because('swap');
  const after = exchanged(journal, sent);
  const [loot, location] = [centerOf(after, 'loot').card, centerOf(after, 'location').card];
  if (kind === 'henchman') return because(sent.card === CARMEN ? 'swap.hide' : 'swap.henchman');
  if (loot !== null && location !== null && pairInCenter(after) === 1) return because('swap.pair', { loot, location });
  if (isWatched(journal) && pairInCenter(journal) > 0) return because('swap.spoil');
  if (sent.card === null) return because(view.turn.step === 'replace' ? 'swap.replace' : 'swap');
  return because(holdsPair(journal, journal.seat) === 1 && isHalf(journal, sent) ? 'swap.half' : 'swap.known', {
    card: sent.card,
  });
};

const isHalf = (journal: Journal, sent: Note): boolean => {
  const other: Kind = sent.kind === 'loot' ? 'location' : 'loot';
  return journal.notes.some(
    (note) =>
      note.kind === other &&
      isInFront(note) &&
      note.card !== null &&
      (other === 'location' ? chanceOfPair(journal, sent, note) : chanceOfPair(journal, note, sent)) === 1,
  );
};

/** Whether a set may lie in the centre. */
const isPossible = (journal: Journal, named: Loot): boolean =>
  chanceOf(journal, centerOf(journal, 'loot'), named) * chanceOf(journal, centerOf(journal, 'location'), homeOf(named)) > 0;

const whyCarmen = (journal: Journal, named: Loot): Sentence => {
  const cards = { loot: named, location: homeOf(named) };
  if (!isPossible(journal, named)) return because('carmen.spoil');
  const isSure = knowsCenter(journal, journal.seat) === 1;
  if (!isSure) return because('carmen.guess', cards);
  return because(knowsCarmen(journal, journal.seat) === 1 ? 'carmen.sure' : 'carmen.pair', cards);
};

const whyEnd = (journal: Journal): Sentence => {
  const front = journal.notes.filter(isInFront);
  const knowsPair = front.some(
    (loot) => loot.kind === 'loot' && front.some((note) => note.kind === 'location' && chanceOfPair(journal, loot, note) === 1),
  );
  if (!knowsPair) return because('end.no-pair');
  const isSafe = front.some((note) => note.kind === 'henchman' && chanceOf(journal, note, CARMEN) === 0);
  if (!isSafe) return because('end.risk');
  return because(canWait(journal) ? 'end.wait' : 'end.later');
};
