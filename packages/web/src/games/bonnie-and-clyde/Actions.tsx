import type { Refusal } from '@tabletrotter/rules';
import type { ComponentChildren } from 'preact';
import { Button } from '../../ui/Button.tsx';
import { Drawn, Icon } from '../../ui/Icon.tsx';
import { DRAWINGS } from './icons.ts';
import { offerLabel } from './labels.ts';
import { type Action, type Card, filesOf, type HandCard, LOCATIONS, type Props, type View } from './model.ts';
import { foundCard } from './prompt.ts';
import type { Offer, Selection } from './selection.ts';
import { cardName, line } from './words.ts';

interface ActionsProps extends Pick<Props, 'view' | 'acting' | 'attempt' | 'say'> {
  readonly refusal: (view: View, action: Action) => Refusal | undefined;
  readonly selection: Selection | null;
  readonly offers: readonly Offer[];
  /** Discarding the selected card is one of several things that could be done with it. */
  readonly discardIsOne: boolean;
  /** How many more of the selected kind are in hand. */
  readonly more: number;
  readonly chosen: HandCard | null;
  readonly onOffer: (offer: Offer) => void;
  readonly onAll: () => void;
  readonly onCancel: () => void;
}

/** One button of the bar that does an action, or says why not. */
const Deed = ({
  action,
  primary = false,
  children,
  ...props
}: Pick<ActionsProps, 'view' | 'acting' | 'attempt' | 'refusal'> & {
  readonly action: Action;
  readonly primary?: boolean;
  readonly children: ComponentChildren;
}) => (
  <Button
    kind={primary ? 'primary' : 'plain'}
    refused={props.acting || props.refusal(props.view, action) !== undefined}
    onClick={() => props.attempt(action)}
  >
    {children}
  </Button>
);

const Draw = (props: ActionsProps) => {
  const { top } = filesOf(props.view);
  return (
    <>
      {top !== null && (
        <Deed {...props} action={{ type: 'draw', from: 'fbi-files' }}>
          {props.say(line('board.draw-fbi-files', { card: cardName(top) }))}
        </Deed>
      )}
      <Deed {...props} action={{ type: 'draw', from: 'case-file' }} primary>
        {props.say(line('board.draw-case-file'))}
      </Deed>
    </>
  );
};

const Choose = ({ card, ...props }: ActionsProps & { readonly card: Card }) => {
  const take: Action = { type: 'take' };
  const leave: Action = { type: 'leave' };
  const params = { card: cardName(card) };
  // where only one of them is legal it is the primary one; where both are, taking is
  const leaves = props.refusal(props.view, take) !== undefined;
  const [second, first] = leaves ? [take, leave] : [leave, take];
  const words = (action: Action): string => props.say(line(action.type === 'take' ? 'board.take' : 'board.leave', params));
  return (
    <>
      <Deed {...props} action={second}>
        {words(second)}
      </Deed>
      <Deed {...props} action={first} primary>
        {words(first)}
      </Deed>
    </>
  );
};

const Drive = (props: ActionsProps) => {
  const { car } = props.view;
  const label = (to: 'up' | 'down'): string => {
    const number = to === 'up' ? car + 1 : car - 1;
    const location = LOCATIONS[number - 1];
    if (location === undefined) return props.say(line(`board.drive-${to}`));
    return props.say(line(`board.drive-${to}-to`, { number, place: cardName(location) }));
  };
  return (
    <>
      <Deed {...props} action={{ type: 'drive', to: 'down' }} primary>
        <Icon name="down" />
        {label('down')}
      </Deed>
      <Deed {...props} action={{ type: 'drive', to: 'up' }} primary>
        {label('up')}
        <Icon name="up" />
      </Deed>
    </>
  );
};

const Search = (props: ActionsProps) =>
  props.chosen === null ? (
    <Button kind="primary" disabled>
      {props.say(line('board.choose-file'))}
    </Button>
  ) : (
    <Deed {...props} action={{ type: 'take', card: props.chosen }} primary>
      {props.say(line('board.draw-fbi-files', { card: cardName(props.chosen) }))}
    </Deed>
  );

/** Icons of what Ted Hinton can do: his name is on the card that was picked up, and need not stand on each button. */
const HINTON = { 'draw-two': DRAWINGS.cards, 'search-files': DRAWINGS.search, peek: DRAWINGS.eye } as const;

/** What the button of an offer shows: part of its name. */
const OfferWords = ({
  offer: { kind },
  offer,
  selection,
  say,
}: Pick<ActionsProps, 'say'> & { readonly offer: Offer; readonly selection: Selection }): ComponentChildren =>
  kind === 'draw-two' || kind === 'search-files' || kind === 'peek' ? (
    <>
      <Drawn drawing={HINTON[kind]} />
      {say(line(`board.hinton.${kind}`))}
    </>
  ) : (
    say(offerLabel(offer, selection))
  );

const Play = (props: ActionsProps) => {
  const { selection, offers, more, say } = props;
  if (selection === null)
    return (
      <Button kind="primary" disabled>
        {say(line('board.choose-cards'))}
      </Button>
    );
  if (selection.aiming)
    return (
      <>
        <Button onClick={props.onCancel}>{say(line('board.cancel'))}</Button>
        <Button kind="primary" disabled>
          {say(line('board.choose-place'))}
        </Button>
      </>
    );
  return (
    <>
      {more > 0 && (
        <Button kind="quiet" onClick={props.onAll}>
          {say(line('board.all', { count: more + selection.places.length, card: cardName(selection.card) }))}
        </Button>
      )}
      {offers.map((offer, index) => (
        <Button
          key={offer.kind}
          kind={index === offers.length - 1 && !(props.discardIsOne && offer.kind === 'discard') ? 'primary' : 'plain'}
          refused={props.acting || !offer.legal}
          label={say(offerLabel(offer, selection))}
          onClick={() => props.onOffer(offer)}
        >
          <OfferWords offer={offer} selection={selection} say={say} />
        </Button>
      ))}
    </>
  );
};

/** The action bar of the seat that is asked: what it can do, the primary button last, at the bottom right. */
export const Actions = (props: ActionsProps) => {
  const { step } = props.view.turn;
  switch (step) {
    case 'draw':
      return <Draw {...props} />;
    case 'play':
      return <Play {...props} />;
    case 'search':
      return <Search {...props} />;
    case 'drive':
      return <Drive {...props} />;
    case 'choose': {
      const card = foundCard(props.view);
      return card === null ? null : <Choose {...props} card={card} />;
    }
    case 'over':
      return null;
  }
};
