import type { Result } from '@tabletrotter/rules';
import { err, ok } from '@tabletrotter/rules';
import { eventsInForce } from '@tabletrotter/rules/core/log';
import { initialState, readSaved } from '@tabletrotter/rules/core/saved';
import { bonnieAndClyde } from '@tabletrotter/rules/games/bonnie-and-clyde';
import { type Card, type Event, type HandCard, LOCATIONS, type Location, numberOf, OUTLAWS, type Outlaw } from '../model.ts';
import { handsIn } from './hands.ts';

/** Somebody came close to an outlaw: looked one location away, found but could not catch, or caught. */
export interface Sighting {
  readonly turn: number;
  readonly seat: number;
  readonly location: Location;
  readonly how: 'near' | 'left' | 'caught';
}

/** Where an outlaw lay in a hand, and who came close, in order. */
export interface Hiding {
  readonly outlaw: Outlaw;
  readonly location: Location;
  readonly sightings: readonly Sighting[];
}

/** What nobody could see in a hand. */
export interface HandTruth {
  /** What was dealt under the road, by location; `null` where a loaded position had nothing. */
  readonly hideouts: readonly (Card | null)[];
  readonly hidings: readonly Hiding[];
  /** The hands at the end, by seat. */
  readonly hands: readonly (readonly HandCard[])[];
}

const isNear = (one: Location, other: Location): boolean => Math.abs(numberOf(one) - numberOf(other)) === 1;

const sightingOf = (event: Event, outlaw: Outlaw, location: Location): Sighting['how'] | undefined => {
  if (event.type === 'captured' && event.card === outlaw) return 'caught';
  if (event.type === 'left' && event.location === location) return 'left';
  return event.type === 'looked' && isNear(event.location, location) ? 'near' : undefined;
};

const sightingsOf = (hand: readonly Event[], outlaw: Outlaw, location: Location): readonly Sighting[] => {
  const sightings: Sighting[] = [];
  let turn = 1;
  for (const event of hand) {
    if (event.type === 'turn-began') turn += 1;
    const how = sightingOf(event, outlaw, location);
    if (how === undefined || !('location' in event) || event.location === null) continue;
    sightings.push({ turn, seat: event.seat, location: event.location, how });
    if (how === 'caught') break;
  }
  return sightings;
};

const hidingsOf = (hand: readonly Event[], hideouts: HandTruth['hideouts']): readonly Hiding[] =>
  OUTLAWS.flatMap((outlaw) => {
    const location = LOCATIONS[hideouts.indexOf(outlaw)];
    return location === undefined ? [] : [{ outlaw, location, sightings: sightingsOf(hand, outlaw, location) }];
  });

/** What nobody could see while a game went on, hand by hand, from its record. */
export const truthOf = (record: unknown): Result<readonly HandTruth[]> => {
  const saved = readSaved(bonnieAndClyde, record);
  if (!saved.ok) return saved;
  const initial = initialState(bonnieAndClyde, saved.value.start);
  if (!initial.ok) return initial;
  let state = initial.value;
  const truths = handsIn(eventsInForce(saved.value.entries)).map((hand): HandTruth => {
    const [deal] = hand;
    const hideouts = deal?.type === 'dealt' ? deal.hideouts : state.hideouts;
    state = hand.reduce(bonnieAndClyde.evolve, state);
    return { hideouts, hidings: hidingsOf(hand, hideouts), hands: state.hands };
  });
  return truths.length === 0 ? err({ message: 'no hand was played to its end' }) : ok(truths);
};
