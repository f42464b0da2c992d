import type { Json } from '../../../core/basics.ts';
import type { Raw } from '../../../testing/table.ts';
import type { Product } from '../components.ts';
import { bump, cards, declare, fly, inspect, trade } from './actions.ts';
import { position, type Seated } from './table.ts';

/** A position in which a good player in seat 0 has little doubt: what to do, or what never to do. */
export interface Puzzle {
  readonly title: string;
  readonly position: Raw;
  readonly accept?: readonly Json[];
  readonly avoid?: readonly Json[];
  readonly reason: string;
}

const flying = (count: number) => ({ step: 'fly', count });

/** The plane of seat 0 has just come to the square of seat 1, which must be bumped. */
const bumping = { step: 'bump', plane: 1, bumped: [], landing: [{ seat: 0, by: 'count' }] };

/** A rival of whom nothing is to be feared or gained. */
const FAR: Seated = { at: '0,19', to: ['argentina'] };
const HOMEWARD = { to: [], last: true } as const;

const SIX: readonly Product[] = ['gold', 'silk', 'tea', 'rice', 'oil', 'cork'];
const OTHER_SIX: readonly Product[] = ['wine', 'beef', 'cod', 'dates', 'teak', 'wheat'];

export const PUZZLES: readonly Puzzle[] = [
  {
    title: 'a line that meets the destination stops there',
    position: position({ seats: [{ at: '7,15', to: ['kenya'] }, FAR], turn: flying(5) }),
    accept: [fly('west')],
    reason: 'The two steps too many are lost (WW-2.3).',
  },
  {
    title: 'in line with the destination, not nearest to it',
    position: position({ seats: [{ at: '6,17', to: ['kenya'] }, FAR], turn: flying(3) }),
    accept: [fly('south-west')],
    reason: '6,14 is nearer to Kenya than 9,14, but a knight’s move away from it: from 9,14 a 3, 4 or 5 arrives.',
  },
  {
    title: 'within reach of every throw, not beside it on a station',
    position: position({ seats: [{ at: '6,12', to: ['egypt'] }, FAR], turn: flying(1) }),
    avoid: [fly('north-west')],
    reason: 'At 5,11 a card must be drawn, and ten of 28 carry the plane away from its destination, one step off.',
  },
  {
    title: 'a flight that crosses half the map the right way',
    position: position({ seats: [{ at: '3,16', to: ['canada'] }, FAR], turn: flying(2) }),
    accept: [fly('east'), fly('south-east')],
    reason: 'From 3,18 one flies on to Anchorage, from 5,18 to Honolulu, on the right side of the ocean.',
  },
  {
    title: 'no flight back to where it comes from',
    position: position({ seats: [{ at: '10,10', to: ['peru'] }, FAR], turn: flying(3) }),
    avoid: [fly('west')],
    reason: '10,7 is the square nearest to Peru, but one flies on from there to Dakar.',
  },
  {
    title: 'no flight off when the destination is next door',
    position: position({ seats: [{ at: '6,17', to: ['thailand'] }, FAR], turn: flying(1) }),
    avoid: [fly('north-east')],
    reason: '5,18 is a flight to Honolulu.',
  },
  {
    title: 'home by exact count',
    position: position({
      seats: [
        { at: '3,8', ...HOMEWARD, products: SIX },
        { at: '9,9', to: ['peru'], products: OTHER_SIX },
      ],
      turn: flying(3),
    }),
    accept: [fly('west')],
    reason: 'Five points more, and the others gather nothing any more.',
  },
  {
    title: 'home by a tailwind',
    position: position({
      seats: [
        { at: '6,8', ...HOMEWARD, products: SIX },
        { at: '3,8', ...HOMEWARD, products: OTHER_SIX },
      ],
      turn: flying(3),
    }),
    accept: [fly('north-west')],
    reason: 'The rival is as near.',
  },
  {
    title: 'homeward, into a line with home',
    position: position({ seats: [{ at: '5,9', ...HOMEWARD }, FAR], turn: flying(1) }),
    accept: [fly('south-west')],
    reason: 'From 6,8 a 3 brings it home; no other square in reach lies in a line with home.',
  },
  {
    title: 'not home only to lose for sure',
    position: position({
      seats: [
        { at: '3,8', ...HOMEWARD },
        { at: '0,19', to: ['argentina', 'peru', 'brazil'], last: true, products: SIX },
      ],
      turn: flying(3),
    }),
    avoid: [fly('west')],
    reason: 'Five points against six at least: presents and inspections may still turn that, going home cannot.',
  },
  {
    title: 'of two ways as good, over the leader',
    position: position({
      seats: [
        { at: '3,3', ...HOMEWARD },
        { at: '2,4', ...HOMEWARD },
      ],
      turn: flying(1),
    }),
    accept: [fly('north-east')],
    reason: 'The rival is one step from home and is sent away.',
  },
  {
    title: 'over a rival for whom one direction of eight would be a present',
    position: position({
      seats: [
        { at: '3,3', ...HOMEWARD },
        { at: '2,4', to: ['great-britain'], last: true, products: SIX },
      ],
      turn: flying(1),
    }),
    accept: [fly('north-east')],
    reason: 'The bump may go any way but east, where Great Britain is five squares off; other lines gain nothing.',
  },
  {
    title: 'a small detour to stop somebody who is nearly home',
    position: position({
      seats: [
        { at: '7,16', to: ['brazil'] },
        { at: '7,13', to: ['kenya'], last: true, products: SIX },
      ],
      turn: flying(3),
    }),
    accept: [fly('west')],
    reason: 'The rival is about to reach its last destination; the way to Brazil goes west anyhow.',
  },
  {
    title: 'over the leader, not over the last',
    position: position({
      seats: [
        { at: '3,3', ...HOMEWARD, products: SIX },
        { at: '2,4', to: ['peru', 'india', 'china', 'japan'] },
        { at: '3,4', ...HOMEWARD, products: OTHER_SIX },
      ],
      turn: flying(1),
    }),
    accept: [fly('east')],
    reason: 'One of them has all its journey before it, the other is about to win.',
  },
  {
    title: 'never bumps a plane onto its destination',
    position: position({
      seats: [
        { at: '5,10', to: ['peru'] },
        { at: '5,10', to: ['thailand'] },
      ],
      turn: bumping,
    }),
    avoid: [bump('east')],
    reason: 'Five squares east is Thailand, and it would count.',
  },
  {
    title: 'never bumps a plane onto a flight that helps it',
    position: position({
      seats: [
        { at: '7,15', to: ['peru'] },
        { at: '7,15', to: ['egypt'] },
      ],
      turn: bumping,
    }),
    avoid: [bump('west')],
    reason: 'From 7,10 it would fly on to Baghdad, next door to Egypt.',
  },
  {
    title: 'bumps a plane out of the lines that lead home',
    position: position({
      seats: [
        { at: '3,10', to: ['peru'] },
        { at: '3,10', ...HOMEWARD },
      ],
      turn: bumping,
    }),
    accept: [bump('east'), bump('south-east')],
    reason: 'South and south-west lie in line with home, so that every sixth throw would bring it in.',
  },
  {
    title: 'trades places with whoever is next door to its destination',
    position: position({
      seats: [
        { at: '0,19', to: ['peru'] },
        { at: '11,10', to: ['india'] },
        { at: '8,6', to: ['china'] },
      ],
      turn: { step: 'trade-places' },
    }),
    accept: [trade(2)],
    reason: '8,6 is beside Peru, and far from China.',
  },
  {
    title: 'must trade: gives up as little as can be',
    position: position({
      seats: [
        { at: '7,13', to: ['kenya'] },
        { at: '7,14', to: ['brazil'] },
        { at: '0,19', to: ['peru'] },
      ],
      turn: { step: 'trade-places' },
    }),
    accept: [trade(1)],
    reason: 'From 7,14 Kenya is still in reach of every throw but a 1.',
  },
  {
    title: 'must trade: not with the one who heads for this very square',
    position: position({
      seats: [
        { at: '8,7', to: ['kenya'] },
        { at: '7,18', to: ['brazil'], last: true, products: SIX },
        { at: '7,17', to: ['peru'] },
      ],
      turn: { step: 'trade-places' },
    }),
    accept: [trade(2)],
    reason: 'Brazil lies here, and it would be the last destination of seat 1.',
  },
  {
    title: 'inspects the leader',
    position: position({
      seats: [
        { at: '5,9', to: ['kenya'] },
        { at: '3,9', to: ['peru'], last: true, products: SIX },
        { at: '8,9', to: ['india'], products: ['cod'] },
      ],
      turn: { step: 'inspect' },
    }),
    accept: [inspect(1)],
    reason: 'The one product of the other will decide nothing.',
  },
  {
    title: 'inspects a pile that nobody has heard of yet',
    position: position({
      seats: [
        { at: '5,9', to: ['kenya'] },
        { at: '9,9', to: ['peru'], products: SIX },
        { at: '9,9', to: ['brazil'], products: OTHER_SIX },
      ],
      turn: { step: 'inspect' },
      and: {
        recall: {
          piles: [[], ['pair', 'pair', 'no', 'no', 'no', 'no'], ['no', 'no', 'no', 'no', 'no', 'no']],
          productDeck: 0,
          travelAgentDeck: 0,
        },
      },
    }),
    accept: [inspect(2)],
    reason: 'Seat 1 has just named its top two rightly.',
  },
  {
    title: 'declares the top two',
    position: position({
      seats: [{ at: '5,9', to: ['kenya'], products: SIX }, FAR],
      turn: { step: 'declare', by: 0 },
    }),
    accept: [declare('gold', 'silk')],
    reason: 'It has seen them come.',
  },
  {
    title: 'declares its only product',
    position: position({
      seats: [{ at: '5,9', to: ['kenya'], products: ['tea'] }, FAR],
      turn: { step: 'declare', by: 0 },
    }),
    accept: [{ type: 'declare', products: cards('tea') }],
    reason: 'There is nothing else.',
  },
];
