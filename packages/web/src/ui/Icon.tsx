import type { IconDrawing } from './drawing.ts';
import './icon.css';
import { ICONS, type IconName } from './icons.ts';

export type { IconName } from './icons.ts';

/** A drawing from `icon:<set>/<name>`, in the colour and height of the text beside it. A decoration: words say what it means. */
export const Drawn = ({ drawing: { style, size, outlines } }: { readonly drawing: IconDrawing }) => (
  <svg class={style === 'solid' ? 'icon solid' : 'icon'} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
    {outlines.map((outline) => (
      <path key={outline} d={outline} />
    ))}
  </svg>
);

/** One of the page's own icons. */
export const Icon = ({ name }: { readonly name: IconName }) => <Drawn drawing={ICONS[name]} />;
