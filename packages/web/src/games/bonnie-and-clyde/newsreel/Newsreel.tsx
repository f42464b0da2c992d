import type { StoryProps } from '../../screen.ts';
import type { EventView } from '../model.ts';
import { line } from '../words.ts';
import './newsreel.css';
import { headlinesOf, stopsOf } from './news.ts';
import { RoadMap } from './RoadMap.tsx';

/** A hand as the evening paper tells it: the way of the car, and the headlines. */
export const Newsreel = ({ hand, say }: StoryProps & { readonly hand: readonly EventView[] }) => (
  <div class="newsreel-desk">
    <article class="newsreel">
      <header class="masthead">
        <p class="paper-name">{say(line('news.masthead'))}</p>
        <p class="paper-edition">{say(line('news.edition'))}</p>
      </header>
      <RoadMap stops={stopsOf(hand)} say={say} />
      <ol class="headlines">
        {headlinesOf(hand).map((headline, place) => (
          <li key={place}>{say(headline)}</li>
        ))}
      </ol>
    </article>
  </div>
);
