import type { Sentence } from '@tabletrotter/rules';
import { Drawn } from '../../ui/Icon.tsx';
import { DRAWINGS } from './icons.ts';
import type { Item } from './lane.ts';
import { latitude, longitude, placeName, type View } from './model.ts';
import { word } from './words.ts';

interface NamePlateProps {
  readonly view: View;
  readonly id: string;
  readonly kind: Item['kind'];
  say(sentence: Sentence): string;
}

/** The numbers of a card's back, as it prints them; nothing while it lies back down. */
export const Numbers = ({ view, id }: { readonly view: Pick<View, 'backs'>; readonly id: string }) => {
  const back = view.backs[id];
  if (back === undefined) return null;
  return (
    <span class="numbers">
      <span>{latitude(back.latitudeMinutes)}</span> <span>{longitude(back.longitudeMinutes)}</span>
    </span>
  );
};

/** How long a name is, in letters, and its longest word: by them its letters are made to fit. */
const lengthsOf = (name: string) => ({
  '--letters': name.length,
  '--word': Math.max(...name.split(/[\s-]/).map((part) => part.length)),
});

/** A place's plate on a line: its name; the start card and the new one are marked; with numbers as long as all may see them. */
export const NamePlate = ({ view, id, kind, say }: NamePlateProps) => {
  const name = say(word('board.place', { place: placeName(view, id) }));
  return (
    <span class="name-plate" data-kind={kind} style={lengthsOf(name)}>
      {kind === 'start' && (
        <span class="plate-mark">
          <Drawn drawing={DRAWINGS.start} />
          <span class="unseen">{say(word('board.start'))} </span>
        </span>
      )}
      {kind === 'new' && <span class="plate-mark new-mark">{say(word('board.new'))}</span>}
      <span class="plate-name">{name}</span>
      {view.options.memory === 'helped' && <Numbers view={view} id={id} />}
    </span>
  );
};
