import type { ComponentChildren } from 'preact';
import { CardGap } from './Card.tsx';
import './pile.css';

interface PileProps {
  readonly name: string;
  /** How many cards are in it, in words. */
  readonly count: string;
  /** The card that can be seen, face or back; `null` where there is none. */
  readonly top: ComponentChildren | null;
  /** The name of the card on top, where its face is up. */
  readonly topName?: string;
  /** All of it for who does not see it. */
  readonly label: string;
  /** A tap does what is asked now. */
  readonly target: boolean;
  readonly onTap: () => void;
  /** Its place on the board, where things move from and to. */
  readonly at?: string;
}

/** A pile of cards as a button, with its name and how many it holds. */
export const Pile = ({ name, count, top, topName, label, target, onTap, at }: PileProps) => (
  <button type="button" class={target ? 'pile target' : 'pile'} aria-label={label} data-at={at} onClick={onTap}>
    <span class={top === null ? 'pile-cards none' : 'pile-cards'}>{top ?? <CardGap />}</span>
    <span class="pile-words">
      <strong>{name}</strong>
      <span>{count}</span>
      {topName !== undefined && <span class="pile-top">{topName}</span>}
    </span>
  </button>
);
