import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { gapAt, type Point } from '../drag/point.ts';
import { HandTools } from './HandTools.tsx';
import './hand.css';
import { fanOf } from './hand-fan.ts';
import type { HandOrder } from './hand-order.ts';
import { PrivateMark } from './Private.tsx';
import { useRoving } from './rove.ts';
import { useWidth } from './width.ts';

/** A card of a hand. Its place is its index in the hand as it comes, sorted. */
export interface Held {
  /** The same for equal cards, which stand in for each other. */
  readonly name: string;
  /** What a screen reader says of it. */
  readonly label: string;
  readonly face: ComponentChildren;
  readonly isFresh: boolean;
  readonly isSelected: boolean;
}

interface HandProps {
  readonly title: string;
  /** Says that nobody else sees it. */
  readonly onlyYou: string;
  readonly empty: string;
  readonly cards: readonly Held[];
  readonly order: HandOrder;
  readonly onTap: (place: number) => void;
  /** Places of the cards that are being dragged, and the gap that they would go into. */
  readonly carried?: readonly number[];
  readonly gap?: number | null;
  /** Its place on the board, where cards move from and to. */
  readonly at?: string;
}

/** The place in the hand of the card that an element belongs to; `null` where it belongs to none. */
export const heldAt = (element: Element): number | null => {
  const place = element.closest<HTMLElement>('[data-held]')?.dataset['held'];
  return place === undefined ? null : Number(place);
};

/** The gap of the hand inside `board` that is nearest to a point. */
export const handGapAt = (board: Element | null, at: Point): number =>
  gapAt(
    [...(board?.querySelectorAll('[data-held]') ?? [])].map((card) => card.getBoundingClientRect()),
    at,
  );

/** Keys that stay with their cards while others come, go and change places: equal cards are counted from the left. */
const keysOf = (names: readonly string[]): readonly string[] =>
  names.map((name, index) => `${name}-${names.slice(0, index).filter((each) => each === name).length}`);

/** How a card is marked besides being selected. */
interface Marks {
  readonly isFresh: boolean;
  readonly isCarried: boolean;
  /** What is dragged would go before it. */
  readonly isBehindGap: boolean;
}

const classOf = ({ isFresh, isCarried, isBehindGap }: Marks): string =>
  `hand-card${isFresh ? ' fresh' : ''}${isCarried ? ' carried' : ''}${isBehindGap ? ' gap-before' : ''}`;

/** The viewer's own cards as a fan that fits its room, in the player's own order; a tap selects, another one lets go. */
export const Hand = ({ title, onlyYou, empty, cards, order, onTap, carried = [], gap = null, at }: HandProps) => {
  const group = useRef<HTMLDivElement>(null);
  const rove = useRoving(cards.length);
  const fan = fanOf(cards.length, useWidth(group));
  const shown = order.places.flatMap((place) => {
    const card = cards[place];
    return card === undefined ? [] : [{ card, place }];
  });
  const keys = keysOf(shown.map(({ card }) => card.name));
  return (
    <section class="hand" aria-label={title} data-at={at}>
      <header class="hand-head">
        <span class="hand-title">{title}</span>
        <PrivateMark>{onlyYou}</PrivateMark>
        <HandTools cards={cards} order={order} />
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of toggles, not of form fields */}
      <div
        ref={group}
        class={`hand-cards${fan.spines ? ' spines' : ''}${gap === cards.length ? ' gap-last' : ''}`}
        role="group"
        aria-label={title}
        style={{
          '--card-w': `${fan.card}px`,
          '--step': `${fan.step}px`,
          gridTemplateColumns: `repeat(${fan.columns - 1}, ${fan.step}px) ${fan.card}px`,
        }}
        {...rove.group}
      >
        {shown.map(({ card, place }, index) => (
          <button
            key={keys[index]}
            type="button"
            class={classOf({ isFresh: card.isFresh, isCarried: carried.includes(place), isBehindGap: gap === index })}
            data-at={at && `${at}.${card.name}`}
            data-held={place}
            aria-label={card.label}
            aria-pressed={card.isSelected}
            onClick={() => onTap(place)}
            {...rove.item(index)}
          >
            {card.face}
          </button>
        ))}
        {cards.length === 0 && <p class="quiet">{empty}</p>}
      </div>
    </section>
  );
};
