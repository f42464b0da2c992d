import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { useRoving } from '../ui/rove.ts';
import './panes.css';

/** One of several things that take the same room. */
export interface Pane {
  readonly title: string;
  show(): ComponentChildren;
}

interface PanesProps {
  /** What they are together, for whoever does not see them. */
  readonly label: string;
  readonly panes: readonly Pane[];
}

/** Tabs with one pane open at a time; a single pane stands alone. */
export const Panes = ({ label, panes }: PanesProps) => {
  const [open, setOpen] = useState(0);
  const rove = useRoving(panes.length);
  const id = useId();
  const single = panes.length < 2;
  // what is in a pane stays as it is when others come to stand beside it
  return (
    <div class="panes">
      {!single && (
        <div class="panes-tabs" role="tablist" aria-label={label} {...rove.group}>
          {panes.map(({ title }, place) => (
            <button
              key={place}
              type="button"
              role="tab"
              id={`${id}-tab-${place}`}
              aria-selected={place === open}
              aria-controls={`${id}-pane`}
              onClick={() => setOpen(place)}
              {...rove.item(place)}
            >
              {title}
            </button>
          ))}
        </div>
      )}
      <div class="pane" {...(single ? {} : { role: 'tabpanel', id: `${id}-pane`, 'aria-labelledby': `${id}-tab-${open}` })}>
        {panes[open]?.show()}
      </div>
    </div>
  );
};
