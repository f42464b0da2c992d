import type { ComponentChildren } from 'preact';
import './stamp.css';

export const TONES = ['good', 'bad', 'game'] as const;
/** Good news, bad news, or the colour of the game that is played. */
export type Tone = (typeof TONES)[number];

/** A rubber stamp across something: MATCH, CASE CLOSED. One an event, never more. */
export const Stamp = ({ tone, children }: { readonly tone: Tone; readonly children: ComponentChildren }) => (
  <strong class={`stamp ${tone}`}>{children}</strong>
);
