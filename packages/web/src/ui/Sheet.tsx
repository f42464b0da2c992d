import type { ComponentChildren } from 'preact';
import { PrivateMark } from './Private.tsx';
import './sheet.css';
import { useSeen } from './seen.ts';

interface SheetProps {
  readonly title: string;
  /** Says that only this viewer sees it; `null` where everybody does. */
  readonly onlyYou: string | null;
  readonly children: ComponentChildren;
}

/** A sheet that opens on the table for a while; it comes into sight by itself. */
export const Sheet = ({ title, onlyYou, children }: SheetProps) => {
  const seen = useSeen();
  return (
    <section ref={seen} class={onlyYou === null ? 'sheet' : 'sheet private'} aria-label={title}>
      <header class="sheet-head">
        <h2 class="small">{title}</h2>
        {onlyYou !== null && <PrivateMark>{onlyYou}</PrivateMark>}
      </header>
      <div class="sheet-body">{children}</div>
    </section>
  );
};
