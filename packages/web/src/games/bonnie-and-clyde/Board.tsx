import type { Refusal } from '@tabletrotter/rules';
import { bonnieAndClyde } from '@tabletrotter/rules/games/bonnie-and-clyde';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { placesOf } from '../../drag/places.ts';
import type { Point } from '../../drag/point.ts';
import { useDrag } from '../../drag/useDrag.tsx';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { useEscape } from '../../ui/escape.ts';
import { useKeptFocus } from '../../ui/focus.ts';
import { handGapAt, heldAt } from '../../ui/Hand.tsx';
import { useHandOrder } from '../../ui/hand-order.ts';
import { Actions } from './Actions.tsx';
import { useArrivals } from './arrivals.ts';
import './board.css';
import { Carried } from './Carried.tsx';
import { deedsFor, grabbed, HAND, type Load, landingsOf, TABLE } from './drags.ts';
import { Files } from './Files.tsx';
import { Found } from './Found.tsx';
import { Hand } from './Hand.tsx';
import { type HandCard, handOf, LOCATIONS, type Location, numberOf, type Props, type View } from './model.ts';
import { Piles } from './Piles.tsx';
import { Plays } from './Plays.tsx';
import { Preview } from './Preview.tsx';
import { outlooksOf } from './preview.ts';
import { foundCard } from './prompt.ts';
import { Road, type Target } from './Road.tsx';
import { Steps } from './Steps.tsx';
import { heldOf, isPlayable, kept, type Offer, offersFor, peeks, type Selection, toggled, withAll } from './selection.ts';
import { cardName, line } from './words.ts';

const { refusal } = bonnieAndClyde;

/** The locations that a tap acts on now: where Ted Hinton may look, or where the car may go. */
const targetsOf = ({ view, asked }: Pick<Props, 'view' | 'asked'>, selection: Selection | null): readonly Target[] => {
  if (!asked) return [];
  if (view.turn.step === 'drive')
    return (['down', 'up'] as const).flatMap((to) => {
      const number = to === 'up' ? view.car + 1 : view.car - 1;
      const location = LOCATIONS[number - 1];
      if (location === undefined || refusal(view, { type: 'drive', to }) !== undefined) return [];
      return [{ location, label: line(`board.drive-${to}-to`, { number, place: cardName(location) }) }];
    });
  if (view.turn.step !== 'play' || selection?.aiming !== true) return [];
  return peeks(view, refusal).map((location) => ({
    location,
    label: line('board.hinton-peek', { place: cardName(location) }),
  }));
};

/** Why Ted Hinton may look nowhere: a reason that is not about one empty place, if there is one. */
const whyNoPeek = (view: View): Refusal | null => {
  const reasons = LOCATIONS.map((location) => refusal(view, { type: 'hinton', use: 'peek', location })).filter(
    (reason) => reason !== undefined,
  );
  return reasons.find(({ reason }) => reason !== 'nothing-there') ?? reasons[0] ?? null;
};

/** The screen of Bonnie and Clyde. */
export const Board = (props: Props) => {
  const { view, asked, attempt, note, instruct, say, nameOf } = props;
  const { step } = view.turn;
  const hand = handOf(view);
  const [picked, pick] = useState<Selection | null>(null);
  const [chosen, choose] = useState<HandCard | null>(null);
  const selection = kept(hand, picked);
  const offers = selection === null ? [] : offersFor(view, selection, refusal);
  const outlooks = asked && step === 'play' ? outlooksOf(view, offers, peeks(view, refusal)) : [];
  const fresh = useArrivals(view, hand);
  const order = useHandOrder(`hand.${props.table}.${props.seat}`, hand);
  const [gap, setGap] = useState<number | null>(null);
  const hintonPlace = hand.indexOf('hinton');
  const found = foundCard(view);
  const root = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(
    root,
    `${asked} ${props.acting} ${step} ${hand.length}`,
    asked ? ['.actions .primary:not(:disabled)', '.files [tabindex="0"]', '.hand [tabindex="0"]'] : [],
  );
  const files = asked && step === 'search' && !('count' in view.fbiFiles) ? view.fbiFiles : null;

  // what was picked up for one question is no answer to the next
  // whenever the step changes
  useLayoutEffect(() => {
    choose(null);
    pick(null);
  }, [step, view.turn.seat]);

  const aiming = asked && step === 'play' && selection?.aiming === true;
  useEffect(() => instruct(aiming ? line('board.choose-place') : null), [aiming]);

  const ahead = outlooks.at(-1)?.preview.car ?? [];
  // on a phone the preview may lie over the road: the tiles that it speaks of come out from under it
  useEffect(() => {
    for (const tile of root.current?.querySelectorAll('.tile.ahead') ?? []) tile.scrollIntoView({ block: 'nearest' });
  }, [ahead.join()]);

  const tapCard = (place: number): void => {
    const card = hand[place];
    // it may be picked up at any time; before it can be played or discarded, say why not yet
    note(asked && step !== 'play' && card !== undefined ? (refusal(view, { type: 'discard', card }) ?? null) : null);
    pick(toggled(hand, selection, place));
  };
  const tapPlace = (location: Location): void => {
    if (step === 'drive' && asked) {
      const number = numberOf(location);
      if (Math.abs(number - view.car) === 1) {
        attempt({ type: 'drive', to: number > view.car ? 'up' : 'down' });
        return;
      }
    }
    const peek = { type: 'hinton', use: 'peek', location } as const;
    if (asked && selection?.aiming !== true && refusal(view, peek) === undefined) {
      note(null);
      pick({ hand, card: 'hinton', places: [hintonPlace], aiming: true });
    } else attempt(peek);
  };
  const take = (offer: Offer): void => {
    if (offer.action !== null) attempt(offer.action);
    else if (offer.legal && selection !== null) pick({ ...selection, aiming: true });
    else note(whyNoPeek(view));
  };
  const letGo = (load: Load, place: string, at: Point) => {
    const deed = deedsFor(view, load, refusal).get(place);
    // the cards of another hand than this one are gone
    if (deed === undefined || (load.type === 'cards' && kept(hand, load.selection) === null)) return;
    switch (deed.type) {
      case 'act':
        return attempt(deed.action);
      case 'select':
        note(null);
        return pick(deed.selection);
      case 'arrange':
        return order.put(deed.places, handGapAt(root.current, at));
    }
  };
  useEscape(() => {
    if (selection === null) return;
    pick(selection.aiming ? { ...selection, aiming: false } : null);
    note(null);
  });
  const drag = useDrag<Load>(root, {
    grab: (element) =>
      props.acting || props.seat === null
        ? null
        : grabbed(view, { hand, selection, held: heldAt(element), places: placesOf(element) }),
    landingsFor: (load) => landingsOf(view, deedsFor(view, load, refusal), refusal),
    over: (load, place, at) => setGap(load.type === 'cards' && place === HAND ? handGapAt(root.current, at) : null),
    drop: letGo,
    show: (load) => <Carried load={load} view={view} say={say} />,
  });

  return (
    <div class="bc" data-step={asked ? step : undefined} ref={root} {...keptFocus} {...drag.root}>
      <div class="bc-stage" data-drop={TABLE}>
        <Steps view={view} say={say} />
        <Road view={view} targets={targetsOf(props, selection)} ahead={ahead} onTap={tapPlace} say={say} nameOf={nameOf} />
        {found !== null && view.turn.location !== undefined && asked && (
          <Found
            forced={refusal(view, { type: 'take' }) ?? refusal(view, { type: 'leave' })}
            card={found}
            location={view.turn.location}
            say={say}
          />
        )}
        {files !== null && <Files files={files} chosen={chosen} onChoose={choose} say={say} />}
        <Piles view={view} asked={asked} attempt={attempt} say={say} />
        <Plays view={view} seat={props.seat} say={say} nameOf={nameOf} />
      </div>
      {props.seat !== null && (
        <Preview outlooks={selection?.aiming ? outlooks.filter(({ kind }) => kind === 'peek') : outlooks} say={say} />
      )}
      {props.seat !== null && (step !== 'over' || hand.length > 0) && (
        <Hand
          at={HAND}
          hand={hand}
          order={order}
          fresh={fresh}
          selection={selection}
          carried={drag.load?.type === 'cards' ? drag.load.selection.places : []}
          gap={gap}
          onTap={tapCard}
          say={say}
        />
      )}
      {props.seat !== null && step !== 'over' && (
        <ActionBar>
          {asked && (
            <Actions
              {...props}
              refusal={refusal}
              selection={selection}
              offers={offers}
              discardIsOne={selection !== null && isPlayable(view, selection, refusal)}
              more={selection === null || selection.card === 'hinton' ? 0 : heldOf(view, selection) - selection.places.length}
              chosen={chosen}
              onOffer={take}
              onAll={() => selection !== null && pick(withAll(hand, selection))}
              onCancel={() => selection !== null && pick({ ...selection, aiming: false })}
            />
          )}
        </ActionBar>
      )}
      {drag.shadow}
    </div>
  );
};
