import { KeptLine } from '../../table/KeptLine.tsx';
import { Drawn } from '../../ui/Icon.tsx';
import { DRAWINGS } from './icons.ts';
import type { Piece, Props } from './model.ts';
import { PINS, type Pins, showPins, withPin } from './pins.ts';
import { line, pieceName } from './words.ts';

interface PinProps extends Pick<Props, 'journal' | 'say'> {
  readonly piece: Piece;
  readonly pins: Pins;
  /** The words stand beside the pictures. */
  readonly wide?: boolean;
  readonly onPinned?: () => void;
}

/** The player's own pins for a piece, to be set and taken away. */
export const PinButtons = ({ piece, pins, journal, wide = false, onPinned, say }: PinProps) => {
  const pin = pins.get(piece);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
    <div
      class={wide ? 'piece-pins wide' : 'piece-pins'}
      role="group"
      aria-label={say(line('board.pins', { piece: pieceName(piece) }))}
    >
      {PINS.map((each) => (
        <button
          key={each}
          type="button"
          class={`${wide ? 'button' : 'icon-button'} sign-${each}`}
          aria-label={say(line(`board.pin.${each}`))}
          aria-pressed={pin === each}
          onClick={() => {
            journal.write(showPins(withPin(pins, piece, each)));
            onPinned?.();
          }}
        >
          <Drawn drawing={DRAWINGS[each]} />
          {wide && <span>{say(line(`board.pin.${each}`))}</span>}
        </button>
      ))}
      {journal.text !== '' && (
        // what went well shows by the pin
        <span class={journal.saved && journal.failure === null ? 'unseen' : 'piece-kept'}>
          <KeptLine saved={journal.saved} failure={journal.failure} />
        </span>
      )}
    </div>
  );
};
