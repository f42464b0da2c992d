import type { Sentence } from '@tabletrotter/rules';
import { useRoving } from '../../ui/rove.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Stamp } from '../../ui/Stamp.tsx';
import { CardFace } from './CardFace.tsx';
import { type Card, type EventView, homeOf, LOOT, type Loot, type Props, type Spot, type View } from './model.ts';
import type { Consequence } from './outlook.ts';
import type { Verdict } from './verdict.ts';
import { cardName, line, nameOfCard, spotName } from './words.ts';

/** A card that was seen, and where it lies. */
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

/** What was turned up for all, where it lies, and the stamp on it. */
export const VerdictSheet = ({ verdict, say }: { readonly verdict: Verdict } & Pick<Props, 'say'>) => (
  <section class="verdict" aria-label={say(line('board.verdict'))}>
    {verdict.cards.map(({ card, spot }) => (
      <span key={card} class="verdict-card">
        <CardFace card={card} say={say} nameless />
        <span class="verdict-words">
          {say(nameOfCard(card))}
          <br />
          <small>{say(spotName(spot))}</small>
        </span>
      </span>
    ))}
    <Stamp tone={verdict.right ? 'good' : 'bad'}>{say(line(verdict.stamp))}</Stamp>
  </section>
);
