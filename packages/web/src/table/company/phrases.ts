import type { Phrase, Sayable } from '@tabletrotter/protocol';
import type { IconName } from '../../ui/Icon.tsx';
import type { Words } from '../../words/words.ts';

/** As in the protocol, which would bring its schemas along. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'oops',
  'wow',
  'thinking',
  'hurry',
  'back-soon',
  'one-more',
  'heart',
  'laugh',
  'clap',
  'surprise',
] as const satisfies readonly Phrase[];

/** What is felt rather than said has a picture. */
const PICTURES: { readonly [P in Phrase]?: IconName } = {
  heart: 'heart',
  laugh: 'laugh',
  clap: 'confetti',
  surprise: 'surprise',
};

/** The picture of what was said; `null` where there is none. */
export const pictureOf = (what: Sayable): IconName | null => (what.kind === 'phrase' ? (PICTURES[what.phrase] ?? null) : null);

/** What was said: a phrase in the reader's language, a free text as it was written. */
export const saidText = (t: Words['t'], what: Sayable): string => (what.kind === 'text' ? what.text : t(`talk.${what.phrase}`));
