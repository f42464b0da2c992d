import type { Language } from '@tabletrotter/rules';

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, in the largest unit that fits: "2 days ago", "now". */
export const sinceText = (ago: number, language: Language): string => {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const step = STEPS.find(([, ms]) => ago >= ms);
  return step === undefined ? format.format(0, 'second') : format.format(-Math.floor(ago / step[1]), step[0]);
};
