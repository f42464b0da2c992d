import { Die, faceOf } from '../../ui/Die.tsx';
import { Pawn } from '../../ui/Pawn.tsx';
import type { TravellingProps } from '../screen.ts';
import { AgentMark } from './AgentCard.tsx';
import type { Thing } from './cue.ts';
import { DRAWINGS } from './icons.ts';
import { ClosedProduct, ProductCard } from './ProductCard.tsx';

/** A thing on its way from place to place. */
export const Travelling = ({ thing, say }: TravellingProps<Thing>) => {
  if (thing === 'closed') return <ClosedProduct />;
  if ('plane' in thing) return <Pawn seat={thing.plane} drawing={DRAWINGS.plane} />;
  if ('die' in thing) return <Die face={faceOf(thing.die)} />;
  if ('agent' in thing) return <AgentMark card={thing.agent} />;
  return <ProductCard product={thing.product} say={say} />;
};
