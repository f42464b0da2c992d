import { CardGap } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Roving } from '../../ui/rove.ts';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import { CardFace, KindBack } from './CardFace.tsx';
import { knownBy } from './journal/evidence.ts';
import { CARMEN, cardAt, isFace, type Props, placeName, type Spot, type View } from './model.ts';
import { cardName, line, nameOfCard, spotName } from './words.ts';

/** What a board says of a place, and what a tap on it does. */
export interface PlaceState {
  readonly target: boolean;
  readonly picked: boolean;
}

export interface PlaceProps extends Pick<Props, 'view' | 'say' | 'nameOf'> {
  readonly spot: Spot;
  readonly state: PlaceState;
  readonly onTap: (spot: Spot) => void;
  readonly item: ReturnType<Roving['item']>;
}

const isLooked = ({ looked }: View, { kind, at }: Spot): boolean =>
  at !== 'center' && looked.some((each) => each.seat === at.seat && each.kind === kind && each.slot === at.slot);

/** Whether the card there lies open for all: the centre's pair while Carmen is sought, and what a game ended with. */
const isOpen = (view: View, spot: Spot): boolean => {
  const { turn } = view;
  const pair = spot.at === 'center' && spot.kind !== 'henchman';
  if (turn.step === 'accuse') return pair;
  if (turn.step !== 'over') return false;
  const isCarmen = cardAt(view, spot) === CARMEN;
  return turn.reason === 'CC-6.1' ? pair || isCarmen : turn.reason === 'CC-3.3' && isCarmen;
};

/** All that can be seen of a place, for who does not see it: "Azure, loot, top, face down, you saw: Crown Jewels". */
const placeLabel = ({ view, spot, say, nameOf }: PlaceProps): string => {
  const card = cardAt(view, spot);
  const knowing = knownBy(view, spot).map(nameOf);
  const what = (): readonly string[] => {
    if (card === null) return [say(line('board.empty-slot'))];
    if (!isFace(card)) return [say(line('board.face-down'))];
    if (isOpen(view, spot)) return [say(line('board.face-up', { card: cardName(card) }))];
    return [say(line('board.face-down')), say(line('board.saw', { card: cardName(card) }))];
  };
  return [
    say(spotName(spot)),
    ...what(),
    ...(isLooked(view, spot) ? [say(line('board.looked'))] : []),
    ...(knowing.length > 0 ? [say(line('board.known-by', { players: knowing.join(', ') }))] : []),
  ].join(', ');
};

/** One place of a column, or of the centre: a back, what the viewer knows to lie there, or a gap. */
export const Place = (props: PlaceProps) => {
  const { view, spot, state, onTap, item, say } = props;
  const card = cardAt(view, spot);
  const secret = isFace(card) && !isOpen(view, spot);
  const slot = spot.at === 'center' ? null : spot.at.slot;
  return (
    <button
      type="button"
      class={`spot${state.target ? ' target' : ''}${secret ? ' secret' : ''}`}
      aria-label={placeLabel(props)}
      aria-pressed={state.target || state.picked ? state.picked : undefined}
      data-at={placeName(spot)}
      onClick={() => onTap(spot)}
      {...item}
    >
      <span class="spot-card">
        {card === null ? <CardGap /> : isFace(card) ? <CardFace card={card} say={say} nameless /> : <KindBack kind={spot.kind} />}
      </span>
      <span class="spot-words">
        {slot !== null && (
          <span class="spot-tag">
            {say(line(slot === 'center' ? 'tag.middle' : `tag.${slot}`))}
            {isLooked(view, spot) && <Icon name="eye" />}
          </span>
        )}
        {isFace(card) && <span class="spot-name">{say(nameOfCard(card))}</span>}
        <span class="spot-known">
          {knownBy(view, spot).map((seat) => (
            <SeatGlyph key={seat} seat={seat} />
          ))}
        </span>
      </span>
    </button>
  );
};
