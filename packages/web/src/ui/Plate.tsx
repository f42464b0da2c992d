import type { ComponentChildren } from 'preact';
import './plate.css';

interface PlateProps {
  /** As large as the sign of a town; else as that of a street. */
  readonly large?: boolean;
  readonly children: ComponentChildren;
}

/** An enamelled plate with a name on it: of a place, a wonder, a file. */
export const Plate = ({ large = false, children }: PlateProps) => <span class={large ? 'plate large' : 'plate'}>{children}</span>;
