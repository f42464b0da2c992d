import { Icon } from '../../ui/Icon.tsx';
import type { TravellingProps } from '../screen.ts';
import { CardBack, CardFace } from './CardFace.tsx';
import type { Thing } from './cue.ts';

/** A thing on its way from place to place. */
export const Travelling = ({ thing, say }: TravellingProps<Thing>) => {
  switch (thing) {
    case 'back':
      return <CardBack />;
    case 'car':
    case 'eye':
      return <Icon name={thing} />;
    default:
      return (
        <span class={thing.turns ? 'turning' : undefined}>
          <CardFace card={thing.face} say={say} />
          {thing.turns && <CardBack />}
        </span>
      );
  }
};
