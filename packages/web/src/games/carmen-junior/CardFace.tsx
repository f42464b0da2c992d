import { Card, CardBack } from '../../ui/Card.tsx';
import { Drawn } from '../../ui/Icon.tsx';
import { DRAWINGS } from './icons.ts';
import { BONUS, type Card as CardId, type Props } from './model.ts';
import { PieceShape } from './PieceShape.tsx';
import { line, nameOfCard, nameOfPiece } from './words.ts';

/** The face of a location card: the shape of its piece; on the bonus card a plane. What holds it says its name. */
export const CardFace = ({ card, say }: { readonly card: CardId } & Pick<Props, 'say'>) =>
  card === BONUS ? (
    <Card
      kind="kind-bonus"
      sign={<Drawn drawing={DRAWINGS.suspect} />}
      kindWord={say(line('board.card'))}
      art={<Drawn drawing={DRAWINGS.plane} />}
      name={say(nameOfCard(card))}
    />
  ) : (
    <Card
      kind="kind-place"
      sign={<Drawn drawing={DRAWINGS.flag} />}
      kindWord={say(line('board.card'))}
      art={<PieceShape piece={card} land />}
      name={say(nameOfPiece(card))}
    />
  );

/** A location card face down. */
export const ClosedCard = () => <CardBack kind="kind-place" />;
