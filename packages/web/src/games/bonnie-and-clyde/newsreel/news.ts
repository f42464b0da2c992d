import type { Sentence } from '@tabletrotter/rules';
import { type EventView, locationAt, OUTLAWS } from '../model.ts';
import { cardName, line } from '../words.ts';

/** More than this nobody reads. */
const MOST_HEADLINES = 6;
/** From here on it is news. */
const BIG_PLAY = 4;
const HOT_TRAIL = 3;
const BUSY_HINTON = 2;

type EventOf<Type extends EventView['type']> = Extract<EventView, { readonly type: Type }>;

/** What happened in a hand, of one kind. */
const all = <Type extends EventView['type']>(hand: readonly EventView[], type: Type): readonly EventOf<Type>[] =>
  hand.filter((event): event is EventOf<Type> => event.type === type);

/** The numbers of the locations at which the car stood, one after the other, from the first on the road. */
export const stopsOf = (hand: readonly EventView[]): readonly number[] => [1, ...all(hand, 'drove').map(({ to }) => to)];

/** The seat with the most, and how much: the first of several alike. */
const most = (amounts: ReadonlyMap<number, number>): { readonly seat: number; readonly amount: number } | undefined =>
  [...amounts]
    .map(([seat, amount]) => ({ seat, amount }))
    .reduce<{ readonly seat: number; readonly amount: number } | undefined>(
      (best, each) => (best === undefined || each.amount > best.amount ? each : best),
      undefined,
    );

/** Adds up an amount a seat. */
const bySeat = <E extends { readonly seat: number }>(
  events: readonly E[],
  amountOf: (event: E) => number,
): ReadonlyMap<number, number> => {
  const sums = new Map<number, number>();
  for (const event of events) sums.set(event.seat, (sums.get(event.seat) ?? 0) + amountOf(event));
  return sums;
};

const player = (seat: number): { readonly player: { readonly seat: number } } => ({ player: { seat } });

/** How the hand ended: the lead story. */
const leadOf = (hand: readonly EventView[], ended: EventOf<'hand-ended'>): Sentence => {
  const catches = all(hand, 'captured').filter(({ seat }) => seat === ended.seat);
  if (ended.out && catches.length === OUTLAWS.length) return line('news.both', player(ended.seat));
  if (!ended.out) return line('news.case-file', player(ended.seat));
  const car = stopsOf(hand).at(-1) ?? 1;
  return line('news.out', { ...player(ended.seat), place: cardName(locationAt(car)), count: car });
};

/** Who was caught where, and who is still on the road. */
const catchesOf = (hand: readonly EventView[]): readonly Sentence[] => {
  const caught = all(hand, 'captured');
  const free = OUTLAWS.filter((outlaw) => !caught.some(({ card }) => card === outlaw));
  const arrests = caught.map(({ seat, card, location }) =>
    line('news.caught', { ...player(seat), card: cardName(card), place: cardName(location) }),
  );
  if (free.length === OUTLAWS.length) return [line('news.at-large')];
  const [first, second] = caught;
  if (first !== undefined && first.seat === second?.seat) {
    const places = { first: cardName(first.location), second: cardName(second.location) };
    return [line('news.pair', { ...player(first.seat), card: cardName(first.card), other: cardName(second.card), ...places })];
  }
  return [...arrests, ...free.map((card) => line('news.one-at-large', { card: cardName(card) }))];
};

/** Somebody had an outlaw in sight and had to leave; told only once the catch has shown where that outlaw lay. */
const missesOf = (hand: readonly EventView[]): readonly Sentence[] =>
  all(hand, 'captured').flatMap((capture) => {
    const before = hand.slice(0, hand.indexOf(capture));
    const miss = all(before, 'left').find(({ location }) => location === capture.location);
    if (miss === undefined) return [];
    const where = { card: cardName(capture.card), place: cardName(capture.location) };
    return [line(miss.seat === capture.seat ? 'news.patience' : 'news.miss', { ...player(miss.seat), ...where })];
  });

/** The car's way. */
const roadOf = (stops: readonly number[]): Sentence => {
  if (stops.length === 1) return line('news.car-still', { place: cardName(locationAt(1)) });
  const farthest = cardName(locationAt(Math.max(...stops)));
  return line('news.car', { count: new Set(stops).size, place: farthest });
};

const playsOf = (hand: readonly EventView[]): readonly Sentence[] => {
  const plays = all(hand, 'played');
  const biggest = plays.reduce((best, play) => (play.count > (best?.count ?? 0) ? play : best), plays[0]);
  const hot = most(bySeat(plays, ({ sideways, count }) => (sideways ? count : 0)));
  return [
    ...(biggest !== undefined && biggest.count >= BIG_PLAY
      ? [line('news.big-play', { ...player(biggest.seat), count: biggest.count, place: cardName(biggest.location) })]
      : []),
    ...(hot !== undefined && hot.amount >= HOT_TRAIL ? [line('news.hot-trail', { ...player(hot.seat), count: hot.amount })] : []),
  ];
};

const dayOf = (hand: readonly EventView[], { lines }: EventOf<'hand-ended'>): readonly Sentence[] => {
  const best = most(bySeat(lines, ({ points }) => points));
  const busy = most(bySeat(all(hand, 'hinton-played'), () => 1));
  return [
    ...(best !== undefined && best.amount > 0 ? [line('news.best', { ...player(best.seat), count: best.amount })] : []),
    ...(busy !== undefined && busy.amount >= BUSY_HINTON
      ? [line('news.hinton', { ...player(busy.seat), count: busy.amount })]
      : []),
  ];
};

/**
 * The headlines of a hand, the lead story first: three to six. They are made of what everybody saw and nobody need forget
 * (plays, catches, the car, who looked where), never of a card that one viewer alone was shown.
 */
export const headlinesOf = (hand: readonly EventView[]): readonly Sentence[] => {
  const [ended] = all(hand, 'hand-ended');
  if (ended === undefined) return [];
  return [
    leadOf(hand, ended),
    ...catchesOf(hand),
    ...missesOf(hand),
    roadOf(stopsOf(hand)),
    ...playsOf(hand),
    ...dayOf(hand, ended),
  ].slice(0, MOST_HEADLINES);
};
