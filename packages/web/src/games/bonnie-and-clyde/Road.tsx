import type { Sentence } from '@tabletrotter/rules';
import { Icon } from '../../ui/Icon.tsx';
import { useRoving } from '../../ui/rove.ts';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import { CardBack, cardLabel, MiniCard } from './CardFace.tsx';
import { LOCATIONS, type Location, numberOf, type View } from './model.ts';
import { cardName, line, nameOfCard } from './words.ts';

/** A location that may be chosen now, and what a tap there does. */
export interface Target {
  readonly location: Location;
  readonly label: Sentence;
}

interface RoadProps {
  readonly view: View;
  readonly targets: readonly Target[];
  /** Where the car may stand after what the primary button would do. */
  readonly ahead: readonly number[];
  readonly onTap: (location: Location) => void;
  readonly say: (sentence: Sentence) => string;
  readonly nameOf: (seat: number) => string;
}

/** How many cards of a location lie before each seat, for those that have any. */
const playedAt = (view: View, location: Location): readonly (readonly [number, number])[] =>
  view.hands
    .map((_, seat): readonly [number, number] => [
      seat,
      view.table.reduce((sum, play) => (play.seat === seat && play.location === location ? sum + play.count : sum), 0),
    ])
    .filter(([, count]) => count > 0);

const hideoutWords = (view: View, location: Location): Sentence => {
  const card = view.hideouts[numberOf(location) - 1] ?? null;
  if (card === null) return line('board.hideout.empty');
  return typeof card === 'string' ? line('board.hideout.seen', { card: cardName(card) }) : line('board.hideout.unseen');
};

/** All that can be seen of a location, for who does not see it. */
const tileLabel = ({ view, say, nameOf }: RoadProps, location: Location): string =>
  [
    cardLabel(location, say),
    ...(view.car === numberOf(location) ? [say(line('board.car-here'))] : []),
    say(hideoutWords(view, location)),
    ...playedAt(view, location).map(([seat, count]) => `${nameOf(seat)} ×${count}`),
  ].join(', ');

/** What lies under a location: nothing, a back, or the card that the viewer has seen there. */
const Hideout = ({ view, location }: Pick<RoadProps, 'view'> & { readonly location: Location }) => {
  const card = view.hideouts[numberOf(location) - 1] ?? null;
  const seen = typeof card === 'string';
  return (
    <span
      class={`hideout${card === null ? ' empty' : ''}${seen ? ' seen' : ''}`}
      data-at={`hideout.${numberOf(location)}`}
      aria-hidden="true"
    >
      {seen && <MiniCard card={card} />}
      {seen && <Icon name="eye" />}
      {card !== null && !seen && <CardBack />}
    </span>
  );
};

/** The road of ten locations, with the car, the hideouts and who has played what. */
export const Road = (props: RoadProps) => {
  const { view, targets, ahead, onTap, say } = props;
  const rove = useRoving(LOCATIONS.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of places, not of form fields
    <div class="road" role="group" aria-label={say(line('board.road'))} {...rove.group}>
      {LOCATIONS.map((location, place) => {
        const target = targets.find((each) => each.location === location);
        const here = view.car === numberOf(location);
        const ghost = !here && ahead.includes(numberOf(location));
        const label = tileLabel(props, location);
        return (
          <button
            key={location}
            type="button"
            class={`tile${here ? ' here' : ''}${ghost ? ' ahead' : ''}${target === undefined ? '' : ' target'}`}
            aria-label={target === undefined ? label : `${say(target.label)}. ${label}`}
            data-drop={`road.${numberOf(location)}`}
            onClick={() => onTap(location)}
            {...rove.item(place)}
          >
            <span class="tile-number">{numberOf(location)}</span>
            <span class="tile-car" data-at={`road.${numberOf(location)}`}>
              {(here || ghost) && <Icon name="car" />}
            </span>
            <Hideout view={view} location={location} />
            <span class="tile-name">{say(nameOfCard(location))}</span>
            <span class="tile-plays">
              {playedAt(view, location).map(([seat, count]) => (
                <span key={seat} class="tile-play">
                  <SeatGlyph seat={seat} />
                  {count}
                </span>
              ))}
            </span>
          </button>
        );
      })}
    </div>
  );
};
