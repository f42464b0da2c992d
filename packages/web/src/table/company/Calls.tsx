import type { ShownTable } from '../../live/state.ts';
import type { TableVoice } from '../voice.ts';
import { Bubbles } from './Bubbles.tsx';
import './calls.css';
import { Nudge } from './Nudge.tsx';

interface CallsProps {
  readonly state: ShownTable;
  readonly voice: TableVoice;
  /** The panel with what was said is in sight. */
  readonly talkOpen: boolean;
}

/** What people call across the table: that somebody waits, and what has just been said. */
export const Calls = ({ state: { viewer, talk, nudge }, voice, talkOpen }: CallsProps) => (
  <div class="calls">
    <Nudge nudge={nudge} voice={voice} />
    <Bubbles talk={talk} viewer={viewer} read={talkOpen} voice={voice} />
  </div>
);
