import type { Seat } from '@tabletrotter/rules';
import { isPresent, type Live } from '../live.ts';

/**
 * The people whose turn it is: who are asked, for as long as it takes. A window that answers for the silent is no turn, and while a bot
 * plays for somebody it is not theirs.
 */
export const called = ({ record, match, chairs }: Live): readonly Seat[] => {
  if (match === null || record.status !== 'playing' || match.closed) return [];
  if ((match.waiting()?.seconds ?? null) !== null) return [];
  return match.toAct.filter((seat) => {
    const chair = chairs[seat];
    return chair?.kind === 'person' && chair.standIn === null;
  });
};

/**
 * Tells people of their turn that has begun with the last entry while no device was there for them. `before`: whose turn it was before.
 * A turn that goes on after something came between is an older question: that follows from the log, so it holds after a restart too.
 */
export const callAway = (live: Live, before: readonly Seat[]): void => {
  const { match, record, chairs, world } = live;
  const address = world.address();
  for (const seat of called(live)) {
    const chair = chairs[seat];
    const ask = match?.ask(seat) ?? null;
    if (chair?.kind !== 'person' || before.includes(seat) || ask !== match?.version || isPresent(live, seat)) continue;
    const { id: table, code, game } = record;
    const link = address === null ? null : new URL(`/t/${table}`, address).href;
    const holds = (): boolean => live.match?.ask(seat) === ask && called(live).includes(seat) && !isPresent(live, seat);
    world.notices.send({ table, code, game, seat, name: chair.name, link }, holds);
  }
};
