import { CardFace, KindBack } from './CardFace.tsx';
import { cardAt, isFace, type Props, type Spot } from './model.ts';

/** A card on its way by hand: as its player sees it. */
export const Carried = ({ view, spot, say }: Pick<Props, 'view' | 'say'> & { readonly spot: Spot }) => {
  const card = cardAt(view, spot);
  return <span class="carried-card">{isFace(card) ? <CardFace card={card} say={say} /> : <KindBack kind={spot.kind} />}</span>;
};
