import { at, never, type Param, type Seat, type Sentence } from '../../core/basics.ts';
import type { Action } from './actions.ts';
import type { Outlook } from './bot-outlook.ts';
import { routesTo } from './bot-routes.ts';
import { type Airfield, type Destination, type Direction, FLIGHTS, whereIs } from './components.ts';
import { flyLine } from './rules.ts';
import type { State, View } from './state.ts';

/** What might be done, the position it leads to, and a rough chance to win by it. */
export interface Option {
  readonly action: Action;
  readonly next: State;
  readonly worth: number;
}

/** What was weighed: where things stand, and what might be done. */
export interface Weighed {
  readonly view: View;
  readonly outlook: Outlook;
  readonly now: State;
  readonly options: readonly Option[];
}

/** A reason from the dictionary. */
export const because = (key: string, params: Sentence['params'] = {}): Sentence => ({ key: `why.${key}`, params });

const placeWord = (place: Airfield | Destination | null): Param => ({ word: `place.${place ?? 'home'}` });

/** Ways that differ by less than so many turns are as good. */
const AS_GOOD = 0.05;

/** Why a seat does this, in a sentence. */
export const why = (weighed: Weighed, { action, next }: Option): Sentence => {
  switch (action.type) {
    case 'fly':
      return whyFly(weighed, action.direction, next);
    case 'bump':
      return whyBump(weighed, next);
    case 'trade-places':
      return whyTrade(weighed, action.seat, next);
    case 'inspect':
      return because(weighed.options.length === 1 ? 'inspect.only' : 'inspect', { player: { seat: action.seat } });
    case 'roll':
    case 'declare':
      throw new Error(`${action.type} is not weighed`);
    default:
      return never(action);
  }
};

const topOf = ({ seats }: View, seat: Seat): Destination | null => at(seats, seat).destinations.top;

const whyFly = ({ view, outlook, options }: Weighed, direction: Direction, next: State): Sentence => {
  const { seat, turns } = outlook;
  const top = topOf(view, seat);
  const place = placeWord(top);
  if (next.turn.step === 'over') return because('fly.home');
  if (options.some((option) => option.next.turn.step === 'over')) return because('fly.wait');
  if (at(next.planes, seat).destinations.length < at(view.seats, seat).destinations.count) return because('fly.reach', { place });
  if (next.turn.step === 'bump') return because('fly.bump', { player: { seat: next.turn.plane } });
  const least = Math.min(...options.map((option) => turns(option.next, seat)));
  if (turns(next, seat) > least + AS_GOOD) return because('fly.others');
  const line = flyLine(view, direction);
  const airfield = 'to' in line ? FLIGHTS.get(line.to) : undefined;
  if (airfield !== undefined) return because('fly.flight', { place: placeWord(airfield) });
  if (next.turn.step === 'agent') return because('fly.station');
  if (top === null) return because('fly.homeward');
  const count = Math.max(1, Math.round(routesTo(whereIs(top)).from(at(next.planes, seat).at)));
  return because('fly.way', { place, count });
};

const whyBump = ({ view, outlook: { turns }, options }: Weighed, next: State): Sentence => {
  const { turn } = view;
  if (turn.step !== 'bump') throw new Error(`nobody is bumped at ${turn.step}`);
  const { plane } = turn;
  const player = { seat: plane };
  if (next.turn.step === 'bump') return because('bump.chain', { player, other: { seat: next.turn.plane } });
  const most = Math.max(...options.map((option) => turns(option.next, plane)));
  if (turns(next, plane) < most - AS_GOOD) return because('bump.others', { player });
  return because('bump.away', { player, place: placeWord(topOf(view, plane)) });
};

const whyTrade = ({ outlook: { seat, turns }, now }: Weighed, other: Seat, next: State): Sentence =>
  because(turns(next, seat) < turns(now, seat) - AS_GOOD ? 'trade.near' : 'trade.least', { player: { seat: other } });
