import type { Sentence } from '@tabletrotter/rules';
import { useRoving } from '../../ui/rove.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Stamp } from '../../ui/Stamp.tsx';
import { CardFace } from './CardFace.tsx';
import { type Card, type EventView, homeOf, LOOT, type Loot, type Props, type Spot, type View } from './model.ts';
import type { Consequence } from './outlook.ts';
import { cardName, line, nameOfCard, spotName } from './words.ts';

/** A card that was looked at, and where it lies. */
export interface Glimpse {
  readonly spot: Spot;
  readonly card: Card;
}

/** What a private sight shows. */
export const glimpsesIn = (events: readonly EventView[]): readonly Glimpse[] =>
  events.flatMap((event) => {
    if (event.type !== 'looked' || event.card === undefined) return [];
    const { seat, slot, kind } = event.spot;
    return [{ spot: { kind, at: { seat, slot } }, card: event.card }];
  });

/** The card just looked at, for the eyes of its looker alone, until it is put back. */
export const SightSheet = ({ glimpses, say }: { readonly glimpses: readonly Glimpse[] } & Pick<Props, 'say'>) => (
  <Sheet title={say(line('board.sight'))} onlyYou={say(line('board.only-you'))}>
    {glimpses.map(({ spot, card }) => (
      <div key={card} class="glimpse">
        <CardFace card={card} say={say} nameless />
        <p>
          <strong>{say(nameOfCard(card))}</strong>
          <span>{say(spotName(spot))}</span>
        </p>
      </div>
    ))}
  </Sheet>
);

const agoWords = (turnsAgo: number | null | undefined, say: Props['say']): string => {
  if (turnsAgo == null) return '';
  return ` ${say(turnsAgo === 0 ? line('if.this-turn') : line('if.ago', { count: turnsAgo }))}`;
};

const setName = (loot: Loot): Sentence => line('board.set', { loot: cardName(loot), location: cardName(homeOf(loot)) });

interface OutlookProps extends Pick<Props, 'say'> {
  readonly lines: readonly Consequence[];
  /** The set that is named, where it is about one. */
  readonly named: Loot | null;
}

/** What the chosen cards would bring, before it is done. */
export const OutlookSheet = ({ lines, named, say }: OutlookProps) => (
  <Sheet title={say(line('board.outlook'))} onlyYou={null}>
    {named !== null && <p class="named">{say(setName(named))}</p>}
    <ul class="outlook">
      {lines.map(({ tone, about, text, turnsAgo }, place) => (
        <li key={place} class={`consequence ${tone}`}>
          {about !== undefined && <span class="consequence-about">{say(spotName(about))}: </span>}
          {say(text)}
          {agoWords(turnsAgo, say)}
        </li>
      ))}
    </ul>
  </Sheet>
);

interface SetsProps extends Pick<Props, 'view' | 'say'> {
  readonly named: Loot | null;
  readonly onName: (loot: Loot) => void;
}

const isSolved = ({ solved }: View, loot: Loot): boolean => solved.some((set) => set.loot === loot);

/** The thirteen sets, one of which is to be named as the one in the centre. */
export const SetsSheet = ({ view, named, onName, say }: SetsProps) => {
  const rove = useRoving(LOOT.length);
  return (
    <Sheet title={say(line('board.name-pair'))} onlyYou={null}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of toggles, not of form fields */}
      <div class="sets" role="group" aria-label={say(line('board.name-pair'))} {...rove.group}>
        {LOOT.map((loot, place) => (
          <button
            key={loot}
            type="button"
            class={isSolved(view, loot) ? 'set solved' : 'set'}
            aria-pressed={named === loot}
            onClick={() => onName(loot)}
            {...rove.item(place)}
          >
            {say(setName(loot))}
          </button>
        ))}
      </div>
    </Sheet>
  );
};

/** What was turned up for all, and whether it was right. */
export interface Verdict {
  readonly right: boolean;
  readonly stamp: 'stamp.match' | 'stamp.no-match' | 'stamp.right' | 'stamp.wrong';
  readonly cards: readonly Card[];
}

/** The stamp on what happened last, as long as the table deals with it; the cards are those that the log still names. */
export const verdictOf = ({ turn }: View, last: EventView | undefined): Verdict | null => {
  const cards = (type: EventView['type']): readonly Card[] => {
    if (last?.type !== type) return [];
    if (last.type === 'warrant-called') return [last.loot.card, last.location.card].filter((card) => card !== undefined);
    return last.type === 'carmen-called' ? [last.loot, last.location].filter((card) => card !== undefined) : [];
  };
  switch (turn.step) {
    case 'arrest':
      return { right: true, stamp: 'stamp.match', cards: cards('warrant-called') };
    case 'penalty':
      return { right: false, stamp: 'stamp.no-match', cards: cards('warrant-called') };
    case 'accuse':
      return { right: true, stamp: 'stamp.right', cards: cards('carmen-called') };
    case 'replace':
      return { right: false, stamp: 'stamp.wrong', cards: cards('carmen-called') };
    default:
      return null;
  }
};

export const VerdictSheet = ({ verdict, say }: { readonly verdict: Verdict } & Pick<Props, 'say'>) => (
  <section class="verdict" aria-label={say(line('board.verdict'))}>
    {verdict.cards.map((card) => (
      <span key={card} class="verdict-card">
        <CardFace card={card} say={say} nameless />
        {say(nameOfCard(card))}
      </span>
    ))}
    <Stamp tone={verdict.right ? 'good' : 'bad'}>{say(line(verdict.stamp))}</Stamp>
  </section>
);
