import type { ComponentChildren } from 'preact';
import { useWords } from '../words/words.ts';
import { Icon, type IconName } from './Icon.tsx';
import { SeatGlyph } from './SeatGlyph.tsx';
import './seat-plate.css';

interface SeatPlateProps {
  readonly seat: number;
  readonly name: string;
  /** It is the viewer's own. */
  readonly mine: boolean;
  /** What there is to know of who sits here, such as that they are away: a picture and its words. */
  readonly marks: readonly { readonly icon: IconName; readonly text: string }[];
  /** It is this seat's turn. */
  readonly acting: boolean;
  /** The total so far; `null` where there are no points. */
  readonly points: number | null;
  /** What the game says of the seat. */
  readonly children?: ComponentChildren;
}

/** One seat in the list of the players: shape, name, what it holds and how it stands. */
export const SeatPlate = ({ seat, name, mine, marks, acting, points, children }: SeatPlateProps) => {
  const { t } = useWords();
  return (
    <li class={acting ? 'seat active' : 'seat'} aria-current={acting} data-at={`seat.${seat}`}>
      <SeatGlyph seat={seat} large />
      <span class="seat-words">
        <span class="seat-name">
          {mine && <span class="seat-you">{t('table.you')}</span>}
          <span class="seat-name-text">{name}</span>
        </span>
        <span class="seat-marks">
          {marks.map(({ icon, text }) => (
            <span key={icon} class="seat-mark" title={text}>
              <Icon name={icon} />
              <span class="unseen">{text}</span>
            </span>
          ))}
        </span>
        {/* in words where there is room; whoever does not see has read them beside the name */}
        <span class="seat-tags" aria-hidden="true">
          {[...(mine ? [t('table.you')] : []), ...marks.map(({ text }) => text)].join(' · ')}
        </span>
        {children}
      </span>
      {points !== null && (
        <span class="seat-points">
          <span class="unseen">{t('score.total')} </span>
          {points}
        </span>
      )}
    </li>
  );
};
