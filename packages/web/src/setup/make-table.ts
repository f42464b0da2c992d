import { newSecret } from '../browser/luck.ts';
import { goTo, type Keeper, live } from '../live/live.ts';
import type { Failure } from '../live/message.ts';
import { takeSeat } from '../live/take-seat.ts';
import { giveWord } from '../live/word.ts';
import { navigate, showRoute } from '../router.ts';
import { heldAt, holdSeat } from '../seats.ts';
import { keepName } from '../table/name.ts';
import type { Chair } from './ChairSelect.tsx';

/** A table as it is wished for; `chairs` are those after the own one. */
export interface Wish {
  readonly game: string;
  readonly name: string;
  /** `name`: of whoever shares this device. */
  readonly chairs: readonly { readonly chair: Chair; readonly name: string }[];
  readonly options: object;
  /** Where it is to be kept; on the device nobody comes from elsewhere. */
  readonly keeper: Keeper;
}

/** Makes the table, sits down all who share this device and, where all chairs are taken, starts; then goes there. Why not, if not. */
export const makeTable = async ({ game, name, chairs, options, keeper }: Wish): Promise<Failure | null> => {
  goTo(keeper);
  const others = chairs.map(({ chair }) => (chair === 'here' ? 'open' : chair));
  const [secret, host] = [newSecret(), newSecret()];
  const made = await live().request({ type: 'create', game, chairs: others, options, position: null, name, secret, host });
  if (!made.ok) return made.error;
  if (made.value.type !== 'seated') return null;
  const { table, seat } = made.value;
  keepName(name);
  holdSeat({ table, game, seat, secret, host, keeper });
  await giveWord(table, { seat, secret });
  for (const [index, { chair, name: called }] of chairs.entries()) {
    if (chair !== 'here') continue;
    const taken = await takeSeat(live(), { type: 'join', table, seat: index + 1, name: called });
    if (!taken.ok) return taken.error;
    await giveWord(table, taken.value);
  }
  // what the start shows in private is not sent before somebody has said who is in front of the device
  const also = heldAt(table)?.seats ?? [];
  if (also.length > 1) await live().request({ type: 'show', table, seat: null, secret: null, also: [...also] });
  if (!chairs.some(({ chair }) => chair === 'open')) {
    const started = await live().request({ type: 'start', table, host });
    if (!started.ok) return started.error;
  }
  navigate(showRoute({ page: 'table', table }));
  return null;
};
