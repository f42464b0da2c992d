import { Drawn } from '../../ui/Icon.tsx';
import { Pawn } from '../../ui/Pawn.tsx';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import type { AtlasProps } from './Atlas.tsx';
import { type Feature, featureAt } from './features.ts';
import { DRAWINGS } from './icons.ts';
import { goalOf, movingPlane, planePlace, type Square, squareOf, squareOfGoal, squarePlace, type View } from './model.ts';
import { isOpen, type Outlook } from './outlook.ts';
import { outlookText } from './outlook-words.ts';
import { squareWords } from './square-words.ts';
import { nameOfPlace } from './words.ts';

interface SquareProps extends AtlasProps {
  readonly square: Square;
  /** Tab stops here. */
  readonly stop: boolean;
  readonly onFocus: () => void;
}

const SIGNS = {
  home: DRAWINGS.home,
  destination: DRAWINGS.destination,
  station: DRAWINGS.agent,
  airfield: DRAWINGS.airfield,
  flight: DRAWINGS.flight,
} as const;

const planesOn = ({ seats }: View, square: Square): readonly number[] =>
  seats.flatMap((plane, seat) => (squareOf(plane) === square ? [seat] : []));

const goalsOn = ({ seats }: View, square: Square): readonly number[] =>
  seats.flatMap((plane, seat) => (squareOfGoal(goalOf(plane)) === square ? [seat] : []));

/** The line whose end lies on a square. */
const outlookAt = (outlooks: readonly Outlook[], square: Square): Outlook | undefined =>
  outlooks.find(({ path, result }) => isOpen(result) && path.at(-1) === square);

const Sign = ({ feature, named, say }: { readonly feature: Feature; readonly named: boolean } & Pick<AtlasProps, 'say'>) => (
  <>
    <span class={`sign sign-${feature.kind}`}>
      <Drawn drawing={SIGNS[feature.kind]} />
    </span>
    {feature.place !== null && (
      <span class={named ? 'square-name always' : 'square-name'}>{say(nameOfPlace(feature.place))}</span>
    )}
  </>
);

/** One of the 240 squares: what lies there, who stands there, who must go there, and what comes of going there now. */
export const SquareButton = (props: SquareProps) => {
  const { view, square, outlooks, aimed, choices, chosen, say } = props;
  const feature = featureAt(square);
  const planes = planesOn(view, square);
  const goals = goalsOn(view, square);
  const outlook = outlookAt(outlooks, square);
  const isMine = view.seat !== null && goals.includes(view.seat);
  const isTarget = outlook !== undefined || planes.some((seat) => choices.includes(seat));
  const isChosen = planes.some((seat) => seat === chosen) || (outlook !== undefined && outlook.direction === aimed);
  const moving = outlooks.length > 0 ? movingPlane(view) : null;
  const words = squareWords(view, square).map(say).join(', ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a square of a board, and a button
    <button
      type="button"
      role="gridcell"
      class={`square${isTarget ? ' target' : ''}${isChosen ? ' chosen' : ''}${isMine ? ' my-goal' : ''}`}
      aria-label={outlook === undefined ? words : `${outlookText(view, outlook, say)}. ${words}`}
      tabIndex={props.stop ? 0 : -1}
      data-square={square}
      onClick={() => props.onTap(square)}
      onMouseEnter={() => props.onAim(square)}
      onFocus={() => {
        props.onFocus();
        props.onAim(square);
      }}
      onBlur={() => props.onAim(null)}
    >
      {feature !== null && <Sign feature={feature} named={feature.kind === 'home' || goals.length > 0} say={say} />}
      {goals.length > 0 && (
        <span class="goals">
          {goals.map((seat) => (
            <SeatGlyph key={seat} seat={seat} />
          ))}
        </span>
      )}
      <span class="square-at" data-at={squarePlace(square)} data-planes={planes.length}>
        {planes.map((seat) => (
          <span key={seat} class={seat === moving ? 'square-plane moving' : 'square-plane'} data-at={planePlace(square, seat)}>
            <Pawn seat={seat} drawing={DRAWINGS.plane} />
          </span>
        ))}
      </span>
    </button>
  );
};
