import type { Seat, Sentence } from '@tabletrotter/rules';
import { Button } from '../../ui/Button.tsx';
import { OwnAnswer, Pads } from './Doubt.tsx';
import { type Action, neighbourOf, type Placed, type Props, placeName, type Side, type View } from './model.ts';
import { word } from './words.ts';

interface ActionsProps extends Props {
  readonly ghost: Placed | null;
  /** The neighbour chosen to check against. */
  readonly chosen: Side | null;
  readonly errors: number;
  /** Who answers a new card at this device, where they are several. */
  readonly pads: readonly Seat[];
}

interface Deed {
  readonly label: Sentence;
  /** `null` while something must be chosen first. */
  readonly action: Action | null;
}

const checkDeed = (view: View, chosen: Side | null): Deed => {
  const { turn } = view;
  const neighbour = turn.step === 'check' && chosen !== null ? neighbourOf(view, turn.placed, chosen) : undefined;
  if (neighbour === undefined || chosen === null) return { label: word('board.check.choose'), action: null };
  return {
    label: word('board.check-with', { place: placeName(view, neighbour) }),
    action: { type: 'check', neighbour: chosen },
  };
};

/** What the primary button does. */
const deedOf = ({ view, ghost, chosen, errors }: ActionsProps): Deed | null => {
  switch (view.turn.step) {
    case 'place':
      return { label: word('board.place-here'), action: ghost === null ? null : { type: 'place', ...ghost } };
    case 'check':
      return checkDeed(view, chosen);
    case 'guess':
      return { label: word('board.guess.lock', { count: errors }), action: { type: 'guess', errors } };
    case 'doubt':
    case 'over':
      return null;
  }
};

/** What the viewer can do now. */
export const Actions = (props: ActionsProps) => {
  const { view, acting, attempt, say } = props;
  if (view.turn.step === 'doubt')
    return props.pads.length > 0 ? <Pads {...props} seats={props.pads} /> : <OwnAnswer {...props} />;
  const deed = deedOf(props);
  if (deed === null) return null;
  const { label, action } = deed;
  return (
    <Button kind="primary" disabled={action === null} refused={acting} onClick={() => action !== null && attempt(action)}>
      {say(label)}
    </Button>
  );
};
