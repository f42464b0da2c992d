import world from 'map:world';
import '../../ui/world-map.css';
import type { Country } from './model.ts';
import './origin.css';
import { ORIGINS } from './places.ts';

/** The part of the world around a country that is shown, in degrees. */
const WIDTH = 100;
const HEIGHT = 60;

/** A corner of that part: the country in its middle, or as near to it as the world goes. */
const cornerOf = (middle: number, part: number, least: number, most: number): number =>
  Math.max(least, Math.min(middle - part / 2, most - part));

/** Where on earth a country is. An ornament: its name stands beside it. */
export const Origin = ({ country }: { readonly country: Country }) => {
  const { latitude, longitude } = ORIGINS[country];
  const [left, top] = [cornerOf(longitude, WIDTH, -180, 180), cornerOf(-latitude, HEIGHT, -84, 60)];
  return (
    <svg class="world-map origin" viewBox={`${left} ${top} ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <path class="land" d={world.land} />
      <path class="borders" d={world.borders} />
      <circle class="origin-ring" cx={longitude} cy={-latitude} r="6" />
      <circle class="origin-mark" cx={longitude} cy={-latitude} r="2.4" />
    </svg>
  );
};
