import { CardBack } from '../../ui/Card.tsx';
import { Drawn } from '../../ui/Icon.tsx';
import { Plate } from '../../ui/Plate.tsx';
import type { TravellingProps } from '../screen.ts';
import type { Thing } from './cue.ts';
import { DRAWINGS } from './icons.ts';
import { faceName } from './model.ts';
import { word } from './words.ts';

/** A thing on its way from place to place. */
export const Travelling = ({ thing, say }: TravellingProps<Thing>) => {
  if (thing === 'token') return <Drawn drawing={DRAWINGS.token} />;
  return (
    <span class={thing.turns ? 'turning' : undefined}>
      <Plate>{say(word('board.place', { place: faceName(thing.card) }))}</Plate>
      {thing.turns && <CardBack />}
    </span>
  );
};
