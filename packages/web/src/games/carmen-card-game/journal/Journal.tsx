import { useState } from 'preact/hooks';
import { KeptLine } from '../../../table/KeptLine.tsx';
import { PrivateMark } from '../../../ui/Private.tsx';
import { useRoving } from '../../../ui/rove.ts';
import type { JournalProps } from '../../screen.ts';
import { KindSign } from '../CardFace.tsx';
import { KINDS, type Kind, type View } from '../model.ts';
import { line } from '../words.ts';
import { Grid } from './Grid.tsx';
import './journal.css';

/** The evidence journal of one seat: a grid a kind, of cards against the places where they may lie. */
export const Journal = (props: JournalProps<View>) => {
  const { view, journal, say } = props;
  const [kind, setKind] = useState<Kind>('loot');
  const rove = useRoving(KINDS.length);
  const printed = view.known === undefined;
  return (
    <div class="journal">
      <header class="journal-head">
        <div class="journal-tabs" role="tablist" aria-label={say(line('journal.title'))} {...rove.group}>
          {KINDS.map((each, place) => (
            <button
              key={each}
              type="button"
              role="tab"
              class={`kind-${each}`}
              aria-selected={kind === each}
              aria-controls="journal-grid"
              onClick={() => setKind(each)}
              {...rove.item(place)}
            >
              <KindSign kind={each} />
              {say(line(`board.column.${each}`))}
            </button>
          ))}
        </div>
        <p class="journal-how">
          <PrivateMark>{say(line('board.only-you'))}</PrivateMark> {say(line(printed ? 'journal.printed' : 'journal.helped'))}
        </p>
      </header>
      <div id="journal-grid" role="tabpanel" aria-label={say(line(`board.column.${kind}`))}>
        <Grid key={kind} kind={kind} printed={printed} {...props} />
      </div>
      <KeptLine saved={journal.saved} failure={journal.failure} />
    </div>
  );
};
