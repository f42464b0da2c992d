import { Drawn } from '../../ui/Icon.tsx';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import { DRAWINGS } from './icons.ts';
import type { Mark } from './marks.ts';
import type { Pin } from './pins.ts';

interface SignProps {
  readonly mark: Mark | undefined;
  readonly pin: Pin | undefined;
}

/** The pins of a piece: what is known there, and what its player has marked. A picture: the piece says it in words. */
export const Sign = ({ mark, pin }: SignProps) => (
  <span class="piece-signs">
    {mark !== undefined && (
      <span class={`piece-pin sign-${mark.sign}${mark.sign === 'section' && mark.hid ? ' own-hiding' : ''}`}>
        {mark.sign === 'section' ? (
          <SeatGlyph seat={mark.owner} />
        ) : (
          <Drawn drawing={mark.sign === 'nothing' ? DRAWINGS.nothing : DRAWINGS.section} />
        )}
      </span>
    )}
    {pin !== undefined && (
      <span class={`piece-pin sign-${pin}`}>
        <Drawn drawing={DRAWINGS[pin]} />
      </span>
    )}
  </span>
);
