import type { ComponentChildren } from 'preact';
import './button.css';

interface ButtonProps {
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly onClick?: () => void;
  readonly type?: 'button' | 'submit';
  /** Looks unavailable but still answers a tap, with the reason. */
  readonly refused?: boolean;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly label?: string;
  readonly class?: string;
  readonly autoFocus?: boolean;
  /** The key that does the same, as `aria-keyshortcuts` names it, and as it is told. */
  readonly shortcut?: { readonly keys: string; readonly told: string };
  readonly children: ComponentChildren;
}

/** A real button. `refused` is for what the rules do not allow now: a tap says why. */
export const Button = (props: ButtonProps) => (
  <button
    type={props.type ?? 'button'}
    class={`button ${props.kind ?? 'plain'} ${props.class ?? ''}`}
    onClick={props.onClick}
    disabled={props.disabled ?? false}
    aria-disabled={props.refused ? true : undefined}
    aria-pressed={props.pressed}
    aria-label={props.label}
    aria-keyshortcuts={props.shortcut?.keys}
    title={props.shortcut?.told}
  >
    {props.children}
  </button>
);
