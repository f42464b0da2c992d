import { useRoving } from '../../ui/rove.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { CardFace, cardLabel } from './CardFace.tsx';
import type { HandCard, Props } from './model.ts';
import { line } from './words.ts';

interface FilesProps extends Pick<Props, 'say'> {
  readonly files: readonly HandCard[];
  readonly chosen: HandCard | null;
  readonly onChoose: (card: HandCard) => void;
}

/** A sheet with the whole FBI files, top first, for the seat that searches them. */
export const Files = ({ files, chosen, onChoose, say }: FilesProps) => {
  const rove = useRoving(files.length);
  return (
    <Sheet title={say(line('board.files'))} onlyYou={say(line('board.only-you'))}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of toggles, not of form fields */}
      <div class="files" role="group" aria-label={say(line('pile.fbi-files'))} {...rove.group}>
        {files.map((card, place) => (
          <button
            key={place}
            type="button"
            class="hand-card"
            aria-label={cardLabel(card, say)}
            aria-pressed={chosen === card && files.indexOf(card) === place}
            onClick={() => onChoose(card)}
            {...rove.item(place)}
          >
            <CardFace card={card} say={say} />
          </button>
        ))}
      </div>
    </Sheet>
  );
};
