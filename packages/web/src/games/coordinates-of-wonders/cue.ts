import { never } from '@tabletrotter/rules';
import { type Cue, cueMakers, LASTS, STILL } from '../../motion/cue.ts';
import { cardPlace, type EventView, type Face, STACK, SUPPLY, type View } from './model.ts';

/** What travels over this table: a card with its name, one that turns over, a token. */
export type Thing = { readonly card: Face; readonly turns: boolean } | 'token';

type EventOf<Type extends EventView['type']> = Extract<EventView, { readonly type: Type }>;

const { move, cue } = cueMakers<Thing>();

/** Both cards turn where they lie, and a token goes to whoever was right. */
const checked = ({ placed, neighbour, winner, from, error }: EventOf<'checked'>): Cue<Thing> => {
  const turn = (card: Face) =>
    move(
      { card: { id: card.id, ...(card.names === undefined ? {} : { names: card.names }) }, turns: true },
      cardPlace(card.id),
      cardPlace(card.id),
      {
        lasts: LASTS.flip,
      },
    );
  return cue(
    error ? 'bad' : 'good',
    turn(placed),
    turn(neighbour),
    move('token', from === null ? SUPPLY : `seat.${from}`, `seat.${winner}`),
  );
};

/** What an event looks like on the table. */
export const cueFor = (event: EventView, { seat: viewer }: Pick<View, 'seat'>): Cue<Thing> => {
  switch (event.type) {
    case 'dealt':
      return cue('card');
    case 'turned-up':
      return cue('card', move({ card: event.card, turns: true }, `seat.${event.seat}`, STACK, { lasts: LASTS.flip }));
    case 'placed':
      // who laid it knows where from
      return cue(
        'card',
        move({ card: event.card, turns: false }, event.seat === viewer ? STACK : `seat.${event.seat}`, cardPlace(event.card.id)),
      );
    case 'called':
      return cue('bad');
    case 'checked':
      return checked(event);
    case 'counted':
      return cue('good', ...event.earned.flatMap((tokens, seat) => (tokens > 0 ? [move('token', SUPPLY, `seat.${seat}`)] : [])));
    case 'started-anew':
      return cue('card', move({ card: event.start, turns: true }, STACK, cardPlace(event.start.id), { lasts: LASTS.flip }));
    case 'game-ended':
      return cue('win');
    case 'guessed':
    case 'agreed':
    case 'answered':
      return event.seat === viewer ? cue('token') : STILL;
    case 'opened':
    case 'stood':
    case 'paused':
      return STILL;
    default:
      return never(event);
  }
};
