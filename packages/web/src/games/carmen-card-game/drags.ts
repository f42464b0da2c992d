import type { Landings } from '../../drag/places.ts';
import { aimOf, type Choice, deedOf, isTarget, type Tapped, targetsOf } from './choice.ts';
import { type Action, placeName, type Spot, type View } from './model.ts';

type Refuses = (view: View, action: Action) => unknown;

/** A card is dragged to the centre where one may be swapped, and onto the other half of a pair where a warrant may be called. */
const aimOfDrag = (view: View, { begun }: Choice): 'swap' | 'warrant' | null => {
  const aim = aimOf(view, begun);
  if (aim === 'swap' || aim === 'warrant') return aim;
  return aim === null && view.turn.step !== 'over' ? 'warrant' : null;
};

/** What a press picks up that lies in these places of the board, the innermost first. */
export const grabbed = (view: View, choice: Choice, places: readonly string[], refuses: Refuses): Spot | null => {
  const aim = aimOfDrag(view, choice);
  return targetsOf(view, aim, {}, refuses).find((spot) => places.includes(placeName(spot))) ?? null;
};

/** By place, what letting a card go there comes to: the same as the taps that it stands for. */
export const dropsFor = (view: View, choice: Choice, load: Spot, refuses: Refuses): ReadonlyMap<string, NonNullable<Tapped>> => {
  const aim = aimOfDrag(view, choice);
  const picks = { [load.kind]: load.at };
  if (aim === 'swap') {
    const action = deedOf(view, aim, picks);
    return action === null ? new Map() : new Map([[placeName({ kind: load.kind, at: 'center' }), { type: 'ask', action }]]);
  }
  const others = targetsOf(view, aim, picks, refuses).filter(
    (spot) => spot.kind !== load.kind && isTarget(view, 'warrant', picks, spot, refuses),
  );
  return new Map(
    others.map((spot) => [
      placeName(spot),
      { type: 'choose', choice: { begun: 'warrant', picks: { ...picks, [spot.kind]: spot.at } } },
    ]),
  );
};

/** Where a card may be let go. */
export const landingsFor = (drops: ReadonlyMap<string, unknown>): Landings =>
  new Map([...drops.keys()].map((place) => [place, 'on']));
