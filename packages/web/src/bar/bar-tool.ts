import { createStore } from '../store.ts';

/** What the page puts into the bar while it is shown. */
export interface BarTool {
  readonly press: () => void;
}

/** The button of the table that is shown, for who sits there and what about them; `null` elsewhere. */
export const barTool = createStore<BarTool | null>(null);
