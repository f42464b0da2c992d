import { encode } from 'uqr';
import { useWords } from '../../words/words.ts';
import type { QrProps } from './Qr.tsx';

/** Room around it, in modules, that a camera needs. */
const QUIET = 4;

/** A link drawn module by module. Dark on light, by night as well: not every camera reads the reverse. */
export const QrDrawing = ({ link }: QrProps) => {
  const { t } = useWords();
  const { data, size } = encode(link, { ecc: 'M', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shape-rendering="crispEdges" role="img" aria-label={t('invite.qr')}>
      <path class="qr-light" d={`M0 0h${size}v${size}H0z`} />
      <path class="qr-dark" d={dark.join('')} />
    </svg>
  );
};
