import type { Sentence } from '@tabletrotter/rules';
import { CardBack, Card as Face } from '../../ui/Card.tsx';
import { Drawn } from '../../ui/Icon.tsx';
import { DRAWINGS } from './icons.ts';
import { CARMEN, type Card, type Kind, kindOf } from './model.ts';
import { line, nameOfCard } from './words.ts';

type Say = (sentence: Sentence) => string;

/** The sign of a kind of cards: a spy, a gem, a pin. */
export const KindSign = ({ kind }: { readonly kind: Kind }) => <Drawn drawing={DRAWINGS[kind]} />;

interface CardFaceProps {
  readonly card: Card;
  readonly say: Say;
  /** Its name stands beside it, or it is too small for one. */
  readonly nameless?: boolean;
}

/** The face of a card. What holds it says its name. */
export const CardFace = ({ card, say, nameless = false }: CardFaceProps) => {
  const kind = kindOf(card);
  const sign = card === CARMEN ? <Drawn drawing={DRAWINGS.hat} /> : <KindSign kind={kind} />;
  return (
    <Face
      kind={card === CARMEN ? 'kind-carmen' : `kind-${kind}`}
      sign={sign}
      kindWord={say(line(`kind.${kind}`))}
      art={sign}
      name={nameless ? null : say(nameOfCard(card))}
    />
  );
};

/** The back of a card: its kind is no secret. */
export const KindBack = ({ kind }: { readonly kind: Kind }) => <CardBack kind={`kind-${kind}`} sign={<KindSign kind={kind} />} />;
