import type { Props } from './model.ts';
import type { Outlook } from './preview.ts';
import { previewWords } from './preview-words.ts';
import { line } from './words.ts';

const NAMES = {
  meld: 'board.preview.meld',
  layoff: 'board.preview.layoff',
  'one-by-one': 'board.preview.one-by-one',
  peek: 'board.preview.peek',
  discard: 'board.preview.discard',
} as const;

/** One layoff of several cards stands beside the same cards one at a time. */
const nameOf = ({ kind, count }: Outlook) => (kind === 'layoff' && count > 1 ? 'board.preview.together' : NAMES[kind]);

/**
 * What each choice would bring, in words. It lies over the foot of the stage and moves nothing; it takes no taps.
 * The region is there before it has something to say, so that a screen reader hears of it.
 */
export const Preview = ({ outlooks, say }: Pick<Props, 'say'> & { readonly outlooks: readonly Outlook[] }) => (
  <section class="previews" aria-live="polite" aria-label={say(line('board.preview'))}>
    {outlooks.length > 0 && (
      <ul>
        {outlooks.map((outlook) => (
          <li key={outlook.kind} class={`preview ${outlook.kind}`}>
            <strong>{say(line(nameOf(outlook)))}</strong> {previewWords(outlook).map(say).join(' · ')}
          </li>
        ))}
      </ul>
    )}
  </section>
);
