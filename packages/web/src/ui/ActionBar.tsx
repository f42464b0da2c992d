import type { ComponentChildren } from 'preact';
import './action-bar.css';

/** What can be done now: buttons in one row, the primary one last, at the bottom right. It is there when it is empty, too. */
export const ActionBar = ({ children }: { readonly children: ComponentChildren }) => <div class="actions">{children}</div>;
