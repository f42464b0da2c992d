import './poster.css';
import { SECTIONS } from './model.ts';

/** A wanted poster without a word: somebody in a hat and a coat, before the lines of a measuring wall. */
const Art = () => (
  <g>
    <rect width="100" height="100" fill="#f4e3b5" />
    <path d="M0 22H100M0 44H100M0 66H100M0 88H100" stroke="#c9a86a" stroke-width="1.5" />
    <path d="M8 100c2-20 16-28 31-30l11 14 11-14c15 2 29 10 31 30z" fill="#b3121d" />
    <path d="M39 70l11 14 11-14-4-8H43z" fill="#f0c39b" />
    <path d="M31 44c-4 14-4 26 2 32 8-4 8-20 8-30zM69 44c4 14 4 26-2 32-8-4-8-20-8-30z" fill="#4a2417" />
    <path d="M36 40h28v14c0 9-6 16-14 16s-14-7-14-16z" fill="#f0c39b" />
    <path d="M10 42c10-8 20-9 24-10 2-14 8-20 16-20s14 6 16 20c4 1 14 2 24 10-10 4-24 6-40 6s-30-2-40-6z" fill="#b3121d" />
    <path d="M33 34c8 4 26 4 34 0l.600 4c-10 4-25 4-35.200 0z" fill="#20151a" />
  </g>
);

/** Where a section lies on the poster: upper left, upper right, lower left, lower right. */
const cornerOf = (section: number): readonly [x: number, y: number] => [(section % 2) * 50, Math.floor(section / 2) * 50];

/** One section of the poster, alone. A picture: what holds it says what it is. */
export const Section = ({ section }: { readonly section: number }) => {
  const [x, y] = cornerOf(section);
  return (
    <svg class="section" viewBox={`${x} ${y} 50 50`} aria-hidden="true" focusable="false">
      <Art />
    </svg>
  );
};

/** A poster with the sections that were found; the others are left open. A picture: what holds it says how many. */
export const Poster = ({ found }: { readonly found: readonly boolean[] }) => (
  <span class="poster" aria-hidden="true">
    {Array.from({ length: SECTIONS }, (_, section) =>
      found[section] === true ? <Section key={section} section={section} /> : <span key={section} class="section open" />,
    )}
  </span>
);
