import type { Sentence } from '@tabletrotter/rules';
import type { Told } from '../screen.ts';
import { type Aim, type Picks, spotIn } from './choice.ts';
import type { Marks } from './journal/marks.ts';
import { notedAt, seenAgo } from './journal/memory.ts';
import {
  actorOf,
  cardAt,
  type EventView,
  hasCards,
  homeOf,
  isFace,
  LOOT,
  nextIn,
  playing,
  type Spot,
  type View,
} from './model.ts';
import { isOnlyCarmen, riskAt, unseenHenchmen } from './suspects.ts';
import { cardName, line } from './words.ts';

/** A line of a consequence card. `danger` must not be missed. */
export interface Consequence {
  readonly tone: 'plain' | 'good' | 'bad' | 'danger';
  /** The card that it is about, if it is about one. */
  readonly about?: Spot;
  readonly text: Sentence;
  /** How many turns ago the viewer learned so, where that is known. */
  readonly turnsAgo?: number | null;
}

/** What the viewer has to go by. */
export interface Memory {
  readonly told: readonly Told<EventView>[];
  readonly marks: Marks;
}

/** What the viewer knows, or has noted, of the card at a place, and since when. */
export const recollections = (view: View, { told, marks }: Memory, about: Spot): readonly Consequence[] => {
  const card = cardAt(view, about);
  if (isFace(card))
    return [{ tone: 'plain', about, text: line('if.seen', { card: cardName(card) }), turnsAgo: seenAgo(told, card) }];
  const noted = notedAt(marks, told, about).map(({ card: named, mark, turnsAgo }): Consequence => {
    const text = line(mark === 'v' ? 'if.noted' : 'if.guessed', { card: cardName(named) });
    return { tone: 'plain', about, text, turnsAgo };
  });
  return noted.length > 0
    ? noted
    : [{ tone: 'plain', about, text: line(view.known === undefined ? 'if.not-noted' : 'if.unseen') }];
};

const plain = (text: Sentence): Consequence => ({ tone: 'plain', text });

const ofWarrant = (view: View, picks: Picks, memory: Memory): readonly Consequence[] => {
  const { loot, location } = picks;
  if (loot === undefined || location === undefined) return [];
  const spots: readonly Spot[] = [
    { kind: 'loot', at: loot },
    { kind: 'location', at: location },
  ];
  const [one, other] = spots.map((spot) => cardAt(view, spot));
  const known = LOOT.find((each) => each === one);
  const isPair = known === undefined || !isFace(other ?? null) ? null : homeOf(known) === other;
  const henchmen = view.rows.some((_, seat) => hasCards(view, seat, ['henchman']));
  const wrong: Consequence = { tone: 'bad', text: line('if.no-pair', { player: { seat: nextIn(view, actorOf(view)) } }) };
  return [
    ...spots.flatMap((spot) => recollections(view, memory, spot)),
    ...(isPair === null
      ? []
      : [{ tone: isPair ? 'good' : 'bad', text: line(isPair ? 'if.known-pair' : 'if.known-no-pair') } as const]),
    ...(isPair === false ? [] : [plain(line(henchmen ? 'if.pair' : 'if.no-henchman'))]),
    ...(isPair === true ? [] : [wrong]),
    ...(isPair === false || !henchmen
      ? []
      : [{ tone: 'danger', text: line(isOnlyCarmen(view) ? 'if.only-carmen' : 'if.pair-carmen') } as const]),
  ];
};

const ofArrest = (view: View, spot: Spot, memory: Memory): readonly Consequence[] => {
  if (spot.at === 'center') return [];
  const known = recollections(view, memory, spot);
  switch (riskAt(view, spot.at)) {
    case 'safe':
      return [...known, { tone: 'good', text: line('if.safe') }];
    case 'carmen':
      return [...known, { tone: 'danger', text: line('if.is-carmen') }];
    case 'only-carmen':
      return [...known, { tone: 'danger', text: line('if.only-carmen') }];
    case 'unknown':
      // counting is a help that the printed game does not give
      return [
        ...known,
        {
          tone: 'danger',
          text:
            view.known === undefined
              ? line('if.maybe-carmen')
              : line('if.maybe-carmen-of', { count: unseenHenchmen(view).count }),
        },
      ];
  }
};

const ofAccusal = (view: View, spot: Spot, memory: Memory): readonly Consequence[] => [
  ...recollections(view, memory, spot),
  { tone: 'good', text: line('if.accuse-right') },
  {
    tone: 'danger',
    text:
      playing(view) === 2 ? line('if.accuse-last', { player: { seat: nextIn(view, actorOf(view)) } }) : line('if.accuse-wrong'),
  },
];

const ofSwap = (view: View, spot: Spot, memory: Memory): readonly Consequence[] => {
  const sent = spot.at !== 'center' && spot.at.seat !== actorOf(view);
  return [...recollections(view, memory, spot), plain(line(sent ? 'if.send' : 'if.swap'))];
};

/** What the chosen cards would bring, before anything is turned up that cannot be turned down again. */
export const outlookOf = (view: View, aim: Aim, picks: Picks, memory: Memory): readonly Consequence[] => {
  if (aim === 'warrant') return ofWarrant(view, picks, memory);
  const spot = spotIn(picks);
  if (spot === null) return [];
  switch (aim) {
    case 'look':
      return [];
    case 'arrest':
      return ofArrest(view, spot, memory);
    case 'accuse':
      return ofAccusal(view, spot, memory);
    case 'swap':
      return ofSwap(view, spot, memory);
  }
};

/** What naming a set would bring. */
export const outlookOfCarmen = (): readonly Consequence[] => [
  { tone: 'good', text: line('if.named-right') },
  { tone: 'danger', text: line('if.named-out') },
  { tone: 'bad', text: line('if.named-wrong') },
];
