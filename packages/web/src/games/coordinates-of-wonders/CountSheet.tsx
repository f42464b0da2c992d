import { Button } from '../../ui/Button.tsx';
import { lazily } from '../../ui/lazily.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { notesOf, type Props } from './model.ts';
import type { SeenCount } from './recent.ts';
import { word } from './words.ts';

const Story = lazily(async () => (await import('./count/Story.tsx')).Story);

interface CountSheetProps extends Pick<Props, 'view' | 'say' | 'nameOf'> {
  readonly count: SeenCount;
  readonly onClose: () => void;
}

/** The last count once more, until the next card is laid. */
export const CountSheet = ({ view, count, onClose, say, nameOf }: CountSheetProps) => (
  <Sheet title={say(word('board.last-count'))} onlyYou={null}>
    <Story count={count} notes={notesOf(view)} told={false} onTold={() => undefined} say={say} nameOf={nameOf} />
    <div class="check-foot">
      <Button kind="primary" class="check-close" onClick={onClose}>
        {say(word('board.got-it'))}
      </Button>
    </div>
  </Sheet>
);
