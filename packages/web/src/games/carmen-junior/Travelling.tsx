import { Die, faceOf } from '../../ui/Die.tsx';
import { Pawn } from '../../ui/Pawn.tsx';
import type { TravellingProps } from '../screen.ts';
import { CardFace, ClosedCard } from './CardFace.tsx';
import type { Thing } from './cue.ts';
import { Section } from './Poster.tsx';

/** A thing on its way from place to place. */
export const Travelling = ({ thing, say }: TravellingProps<Thing>) => {
  if (thing === 'closed') return <ClosedCard />;
  if ('pawn' in thing) return <Pawn seat={thing.pawn} />;
  if ('die' in thing) return <Die face={faceOf(thing.die)} />;
  if ('section' in thing) return <Section section={thing.section} />;
  return <CardFace card={thing.card} say={say} />;
};
