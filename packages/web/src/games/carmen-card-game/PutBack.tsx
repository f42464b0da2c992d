import { Button } from '../../ui/Button.tsx';
import type { Props } from './model.ts';
import type { Sighting } from './useSight.ts';
import { line } from './words.ts';

interface PutBackProps extends Pick<Props, 'say'> {
  readonly sighting: Sighting;
  /** Nobody but the player remembers: it may be written down. */
  readonly printed: boolean;
}

/** What can be done with a card in the hand. */
export const PutBack = ({ sighting, printed, say }: PutBackProps) => (
  <>
    <Button kind={printed ? 'plain' : 'primary'} onClick={sighting.putBack}>
      {say(line('board.put-back'))}
    </Button>
    {printed && (
      <Button kind="primary" onClick={sighting.note}>
        {say(line('board.note-put-back'))}
      </Button>
    )}
  </>
);
