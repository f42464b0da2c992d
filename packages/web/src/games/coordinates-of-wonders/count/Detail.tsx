import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../../../words/words.ts';
import type { StoryProps } from '../../screen.ts';
import { aboutSights, BOX, PLACES } from '../model.ts';
import { word } from '../words.ts';

const OF_THE_BOX = new Map(PLACES.map((place) => [place.id, place]));

interface DetailProps extends Pick<StoryProps, 'say'> {
  readonly id: string;
  /** What the host's file says of a place of one's own; `null` for one of the box. */
  readonly own: { readonly country?: string; readonly note?: string } | null;
}

/** What there is to know of a place besides where it lies: its country, its inhabitants, a line about a sight. */
export const Detail = ({ id, own, say }: DetailProps) => {
  const { language } = useWords();
  const [about, setAbout] = useState<string | undefined>(undefined);
  const place = own === null && BOX.has(id) ? OF_THE_BOX.get(id) : undefined;
  useEffect(() => {
    if (place?.kind !== 'sight') return;
    let wanted = true;
    void aboutSights[language]().then((lines) => {
      if (wanted) setAbout(Object.entries(lines).find(([sight]) => sight === id)?.[1]);
    });
    return () => {
      wanted = false;
    };
  }, [id, place, language]);
  const parts =
    place === undefined
      ? [own?.country, own?.note]
      : [
          new Intl.DisplayNames(language, { type: 'region' }).of(place.country),
          place.population === undefined
            ? about
            : say(word('board.inhabitants', { number: new Intl.NumberFormat(language).format(place.population) })),
        ];
  const told = parts.filter((part) => part !== undefined && part !== '').join(' · ');
  return told === '' ? null : <span class="world-detail">{told}</span>;
};
