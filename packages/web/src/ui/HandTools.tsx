import { useState } from 'preact/hooks';
import { useWords } from '../words/words.ts';
import type { Held } from './Hand.tsx';
import { gapBeside, type HandOrder } from './hand-order.ts';
import { Icon } from './Icon.tsx';

interface HandToolsProps {
  readonly cards: readonly Held[];
  readonly order: HandOrder;
}

/** Moves what is selected along the hand, without a drag, and sorts the hand again. */
export const HandTools = ({ cards, order }: HandToolsProps) => {
  const { t } = useWords();
  const [moved, say] = useState('');
  const picked = cards.flatMap(({ isSelected }, place) => (isSelected ? [place] : []));
  const move = (by: -1 | 1): void => {
    const gap = gapBeside(order.places, picked, by);
    if (gap === null) return;
    order.put(picked, gap);
    say(t('hand.moved', { place: by < 0 ? gap + 1 : gap - picked.length + 1, all: cards.length }));
  };
  const tool = (name: 'left' | 'right', by: -1 | 1) => (
    <button
      type="button"
      class="icon-button"
      aria-label={t(`hand.${name}`)}
      aria-disabled={gapBeside(order.places, picked, by) === null}
      onClick={() => move(by)}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <div class={picked.length === 0 ? 'hand-tools idle' : 'hand-tools'}>
      {picked.length > 0 && tool('left', -1)}
      {picked.length > 0 && tool('right', 1)}
      {!order.isSorted && (
        <button type="button" class="icon-button" aria-label={t('hand.sort')} onClick={order.sort}>
          <Icon name="sort" />
        </button>
      )}
      <span class="unseen" aria-live="polite">
        {moved}
      </span>
    </div>
  );
};
