import type { Sentence } from '@tabletrotter/rules';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Drawn, Icon } from '../../ui/Icon.tsx';
import type { Sight } from './camera.ts';
import { DRAWINGS } from './icons.ts';
import { REGIONS } from './regions.ts';
import type { Speech } from './speech.ts';
import type { Explorer } from './useQuest.ts';
import { line } from './words.ts';

interface ToolsProps {
  readonly sight: Sight;
  readonly onSight: (sight: Sight) => void;
  readonly listed: boolean;
  readonly onList: (listed: boolean) => void;
  readonly speech: Speech;
  /** `null` where no place is to be found. */
  readonly explorer: Explorer | null;
  readonly say: (sentence: Sentence) => string;
}

/** How the world is looked at: which part of it, or as a list, and whether it is read aloud. */
export const Tools = ({ sight, onSight, listed, onList, speech, explorer, say }: ToolsProps) => {
  const regions = useRef<HTMLDivElement>(null);
  // what is chosen can be seen, also where the map has chosen it
  useLayoutEffect(() => {
    regions.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [sight]);
  return (
    <div class="cj-tools">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields */}
      <div class="cj-regions" ref={regions} role="group" aria-label={say(line('board.regions'))}>
        {REGIONS.map((each) => (
          <button
            key={each}
            type="button"
            class={`chip ground-${each}`}
            aria-pressed={!listed && sight === each}
            onClick={() => {
              onList(false);
              onSight(each);
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
      {explorer !== null && (
        <button
          type="button"
          class="icon-button"
          aria-label={say(line('board.explorer'))}
          title={say(line('board.explorer'))}
          aria-pressed={explorer.on}
          onClick={() => explorer.turn(!explorer.on)}
        >
          <Drawn drawing={DRAWINGS.explore} />
        </button>
      )}
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
};
