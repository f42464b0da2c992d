/** One tone, or a breath of noise, of a sound. */
export interface Note {
  readonly wave: 'sine' | 'triangle' | 'square' | 'noise';
  /** Hertz as it begins and as it ends; of noise, what it is filtered to. */
  readonly pitch: readonly [begins: number, ends: number];
  /** Seconds after the sound begins. */
  readonly after: number;
  /** Seconds. */
  readonly lasts: number;
  /** Loudness, 0 to 1. */
  readonly loud: number;
}

const tone = (wave: Note['wave'], hertz: number | Note['pitch'], after: number, lasts: number, loud: number): Note => ({
  wave,
  pitch: typeof hertz === 'number' ? [hertz, hertz] : hertz,
  after,
  lasts,
  loud,
});

/** All that can be heard at a table, as scores for the little synthesiser. */
export const SOUNDS = {
  /** It is the reader's turn: two notes of a desk bell. */
  turn: [tone('sine', 784, 0, 0.5, 0.5), tone('sine', 1175, 0.13, 0.7, 0.45)],
  /** Somebody waits for the reader: two knocks on the table. */
  nudge: [0, 0.16].map((after) => tone('triangle', [240, 160], after, 0.12, 0.8)),
  /** A card slides over the table. */
  card: [tone('noise', [2600, 900], 0, 0.09, 0.5)],
  /** A car or a plane goes to another place. */
  ride: [tone('triangle', [150, 220], 0, 0.28, 0.5), tone('noise', [500, 900], 0, 0.25, 0.15)],
  roll: [0, 0.08, 0.15, 0.24, 0.36].map((after) => tone('noise', [1800, 700], after, 0.04, 0.6)),
  /** A stamp comes down and it is right. */
  good: [tone('noise', [300, 120], 0, 0.08, 0.9), tone('triangle', 523, 0.09, 0.25, 0.4), tone('triangle', 659, 0.18, 0.35, 0.4)],
  /** A stamp comes down and it is wrong. */
  bad: [tone('noise', [300, 120], 0, 0.08, 0.9), tone('triangle', [196, 165], 0.09, 0.4, 0.45)],
  /** A token or a piece is put down. */
  token: [tone('sine', [420, 260], 0, 0.07, 0.6)],
  win: [523, 659, 784, 1047].map((hertz, place) => tone('triangle', hertz, place * 0.14, place === 3 ? 0.8 : 0.3, 0.4)),
} as const satisfies { readonly [name: string]: readonly Note[] };

export type SoundName = keyof typeof SOUNDS;
