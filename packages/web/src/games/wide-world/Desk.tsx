import { at } from '@tabletrotter/rules';
import { useState } from 'preact/hooks';
import { Button } from '../../ui/Button.tsx';
import { CardGap } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Drawn, Icon } from '../../ui/Icon.tsx';
import './desk.css';
import { DRAWINGS } from './icons.ts';
import { type Props, productCount } from './model.ts';
import { Pass, Passport } from './Pass.tsx';
import { ClosedProduct } from './ProductCard.tsx';
import { line } from './words.ts';

interface DeskProps extends Pick<Props, 'view' | 'say' | 'nameOf'> {
  /** Whose pass lies here: the viewer's, or for who only watches that of the seat on turn. */
  readonly seat: number;
  /** The top two lie open for the viewer alone; `null` where nobody may look. */
  readonly looking: boolean | null;
  readonly onLook: () => void;
}

/** The pile of products, closed: how many, and no more. */
const Pile = ({ view, seat, say }: Pick<DeskProps, 'view' | 'seat' | 'say'>) => {
  const count = productCount(at(view.seats, seat));
  const words = say(count === 0 ? line('board.pile.empty') : line('board.products', { count }));
  return (
    <div class="pile-of-products" data-at="desk.pile">
      <span class="pile-picture">{count === 0 ? <CardGap /> : <ClosedProduct />}</span>
      <span class="pile-number" aria-hidden="true">
        {count}
      </span>
      <p>
        <strong>{words}</strong>
        {count > 0 && <span class="pile-hint">{say(line('board.pile.closed'))}</span>}
      </p>
    </div>
  );
};

const Decks = ({ view, say }: Pick<Props, 'view' | 'say'>) => (
  <ul class="ww-decks">
    <li data-at="desk.products">
      <Drawn drawing={DRAWINGS.luggage} />
      <span>{say(line('board.product-deck'))}</span> {view.productDeck.count}
    </li>
    <li data-at="desk.agents">
      <Drawn drawing={DRAWINGS.agent} />
      <span>{say(line('board.agent-deck'))}</span> {view.travelAgentDeck.count}
    </li>
  </ul>
);

/** Everybody's boarding pass, passport and number of products: all of it is public. */
const Passes = ({
  view,
  say,
  nameOf,
  onClose,
}: Omit<DeskProps, 'seat' | 'looking' | 'onLook'> & { readonly onClose: () => void }) => (
  <Dialog title={say(line('board.all-passes'))} wide onClose={onClose}>
    <ul class="passes wide-world">
      {view.seats.map((plane, seat) => (
        <li key={seat}>
          <Pass view={view} seat={seat} say={say} nameOf={nameOf} />
          <Passport view={view} seat={seat} say={say} nameOf={nameOf} />
          <p class="passes-products">
            <Drawn drawing={DRAWINGS.luggage} />
            {say(line('board.products', { count: productCount(plane) }))}
          </p>
        </li>
      ))}
    </ul>
    <Decks view={view} say={say} />
  </Dialog>
);

/** What lies before the viewer: boarding pass, passport, products; and the decks. */
export const Desk = ({ view, seat, looking, onLook, say, nameOf }: DeskProps) => {
  const [isOpen, open] = useState(false);
  return (
    <div class="desk" data-at="desk">
      <Pass view={view} seat={seat} say={say} nameOf={nameOf} />
      <Passport view={view} seat={seat} say={say} nameOf={nameOf} />
      <Pile view={view} seat={seat} say={say} />
      <div class="desk-tools">
        {looking !== null && (
          <Button class="desk-tool look" pressed={looking} onClick={onLook}>
            <Icon name="eye" />
            <span>{say(line('board.top-two.look'))}</span>
          </Button>
        )}
        <Button class="desk-tool" onClick={() => open(true)}>
          <Drawn drawing={DRAWINGS.ticket} />
          <span>{say(line('board.all-passes'))}</span>
        </Button>
      </div>
      <Decks view={view} say={say} />
      {isOpen && <Passes view={view} say={say} nameOf={nameOf} onClose={() => open(false)} />}
    </div>
  );
};
