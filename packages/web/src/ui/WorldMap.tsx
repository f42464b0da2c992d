import world from 'map:world';
import type { ComponentChildren } from 'preact';
import './world-map.css';

interface WorldMapProps {
  /** Draws where countries meet, too. */
  readonly borders?: boolean;
  /** Fills its box and is cut off at the edges; else it is shown whole. */
  readonly fill?: boolean;
  /** What lies on the map, in degrees: a place stands at x = longitude, y = −latitude. */
  readonly children?: ComponentChildren;
}

/**
 * The world as a school atlas prints it: equirectangular, from 84° north to 60° south, 1 unit a degree (Natural Earth). 14 kB
 * gzip, so load it lazily where it is only an ornament. A picture: what lies on it must be named by who puts it there.
 */
export const WorldMap = ({ borders = false, fill = false, children }: WorldMapProps) => (
  <svg
    class="world-map"
    viewBox={world.viewBox}
    preserveAspectRatio={fill ? 'xMidYMid slice' : 'xMidYMid meet'}
    aria-hidden="true"
    focusable="false"
  >
    <path class="graticule" d={world.graticule} />
    <path class="land" d={world.land} />
    {borders && <path class="borders" d={world.borders} />}
    {children}
  </svg>
);
