import { Icon } from '../../ui/Icon.tsx';
import type { TravellingProps } from '../screen.ts';
import { CardFace, KindBack, KindSign } from './CardFace.tsx';
import type { Thing } from './cue.ts';
import { kindOf } from './model.ts';

/** A thing on its way from place to place. */
export const Travelling = ({ thing, say }: TravellingProps<Thing>) => {
  if (thing === 'eye') return <Icon name="eye" />;
  if ('back' in thing) return <KindBack kind={thing.back} />;
  if ('die' in thing)
    return (
      <span class={`kind-die rolling kind-${thing.die}`}>
        <KindSign kind={thing.die} />
      </span>
    );
  return (
    <span class={thing.turns ? 'turning' : undefined}>
      <CardFace card={thing.face} say={say} />
      {thing.turns && <KindBack kind={kindOf(thing.face)} />}
    </span>
  );
};
