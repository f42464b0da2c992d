import { SeatGlyph } from '../../../ui/SeatGlyph.tsx';

/** A detective whose face is the shape of the seat. A picture: what holds it says who it is. */
export const Portrait = ({ seat }: { readonly seat: number }) => (
  <span class="portrait" aria-hidden="true">
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <rect width="100" height="100" fill="#f4e3b5" />
      <path d="M0 22H100M0 44H100M0 66H100M0 88H100" stroke="#c9a86a" stroke-width="1.5" />
      <path d="M14 100c2-17 15-24 26-26h20c11 2 24 9 26 26z" fill="#6d5a3c" />
      <path d="M40 74l10 13 10-13 5 26H35z" fill="#d9c7a0" />
    </svg>
    <SeatGlyph seat={seat} />
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <circle cx="43" cy="58" r="6" fill="#fffcf5" stroke="#20151a" stroke-width="1.5" />
      <circle cx="57" cy="58" r="6" fill="#fffcf5" stroke="#20151a" stroke-width="1.5" />
      <circle cx="44.500" cy="58" r="2.400" fill="#20151a" />
      <circle cx="58.500" cy="58" r="2.400" fill="#20151a" />
      <path d="M44 69q6 5 12 0" fill="none" stroke="#20151a" stroke-width="2.500" stroke-linecap="round" />
      <path d="M20 42c10-7 17-8 19-9 2-12 5-17 11-17s9 5 11 17c2 1 9 2 19 9-8 4-18 6-30 6s-22-2-30-6z" fill="#6d5a3c" />
      <path d="M38.500 33c7 4 16 4 23 0l.800 5c-8 4-17 4-24.600 0z" fill="#20151a" />
    </svg>
  </span>
);
