import { Icon } from '../../ui/Icon.tsx';
import { CardBack, CardFace } from './CardFace.tsx';
import type { Load } from './drags.ts';
import { filesOf, type Props } from './model.ts';

/** What is being dragged, as it hangs from the finger. */
export const Carried = ({ load, view, say }: Pick<Props, 'view' | 'say'> & { readonly load: Load }) => {
  switch (load.type) {
    case 'cards':
      return (
        <span class="carried-cards">
          {load.selection.places.map((place) => (
            <CardFace key={place} card={load.selection.card} say={say} />
          ))}
        </span>
      );
    case 'pile': {
      const { top } = filesOf(view);
      const isFace = load.from === 'fbi-files' && top !== null;
      return <span class="carried-cards">{isFace ? <CardFace card={top} say={say} /> : <CardBack />}</span>;
    }
    case 'car':
      return (
        <span class="carried-car">
          <Icon name="car" />
        </span>
      );
  }
};
