import type { ComponentChildren } from 'preact';
import { Icon } from './Icon.tsx';
import './private.css';

/** Marks what only this viewer sees. */
export const PrivateMark = ({ children }: { readonly children: ComponentChildren }) => (
  <span class="private-mark">
    <Icon name="lock" />
    {children}
  </span>
);
