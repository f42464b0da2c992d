import type { Sentence } from '@tabletrotter/rules';
import { Drawn, Icon } from '../../ui/Icon.tsx';
import { DRAWINGS } from './icons.ts';
import { REGIONS, type Region } from './regions.ts';
import type { Speech } from './speech.ts';
import { line } from './words.ts';

interface ToolsProps {
  readonly region: Region;
  readonly onRegion: (region: Region) => void;
  readonly listed: boolean;
  readonly onList: (listed: boolean) => void;
  readonly speech: Speech;
  readonly say: (sentence: Sentence) => string;
}

/** How the world is looked at: which part of it, or as a list, and whether it is read aloud. */
export const Tools = ({ region, onRegion, listed, onList, speech, say }: ToolsProps) => (
  <div class="cj-tools">
    {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields */}
    <div class="cj-regions" role="group" aria-label={say(line('board.regions'))}>
      {REGIONS.map((each) => (
        <button
          key={each}
          type="button"
          class={`chip ground-${each}`}
          aria-pressed={!listed && region === each}
          onClick={() => {
            onList(false);
            onRegion(each);
          }}
        >
          {say(line(`board.region.${each}`))}
        </button>
      ))}
    </div>
    <button
      type="button"
      class="icon-button"
      aria-label={say(line('board.list'))}
      aria-pressed={listed}
      onClick={() => onList(!listed)}
    >
      <Drawn drawing={listed ? DRAWINGS.map : DRAWINGS.list} />
    </button>
    {speech.able && (
      <button
        type="button"
        class="icon-button"
        aria-label={say(line('board.speak'))}
        aria-pressed={speech.on}
        onClick={() => speech.turn(!speech.on)}
      >
        <Icon name={speech.on ? 'volume' : 'volume-off'} />
      </button>
    )}
  </div>
);
