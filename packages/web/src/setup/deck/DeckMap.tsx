import type { OwnPlace } from '@tabletrotter/rules/games/coordinates-of-wonders';
import { lazily } from '../../ui/lazily.tsx';

const WorldMap = lazily(async () => (await import('../../ui/WorldMap.tsx')).WorldMap);

const DEGREE = 60;

/** All places of a deck as dots on a small map: whoever has mixed up two columns sees it at once. */
export const DeckMap = ({ places }: { readonly places: readonly OwnPlace[] }) => (
  <div class="deck-map">
    <WorldMap>
      {places.map(({ id, latitudeMinutes, longitudeMinutes }) => (
        <circle key={id} class="deck-dot" cx={longitudeMinutes / DEGREE} cy={-latitudeMinutes / DEGREE} r="2.4" />
      ))}
    </WorldMap>
  </div>
);
