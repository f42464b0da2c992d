import { goTo, type Keeper, live } from '../live/live.ts';
import type { Failure } from '../live/message.ts';
import { giveWord } from '../live/word.ts';
import { navigate, showRoute } from '../router.ts';
import { type HeldSeat, heldAt, holdSeat } from '../seats.ts';
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

/** Takes a seat for somebody who shares this device. */
const sitDown = async (table: string, seat: number, name: string): Promise<HeldSeat | Failure> => {
  const joined = await live().request({ type: 'join', table, seat, name });
  if (!joined.ok) return joined.error;
  if (joined.value.type !== 'seated') return { code: 'internal', message: '' };
  const { secret } = joined.value;
  holdSeat({ table, seat, secret, host: null });
  return { seat, secret };
};

/** Makes the table, sits down all who share this device and, where all chairs are taken, starts; then goes there. Why not, if not. */
export const makeTable = async ({ game, name, chairs, options, keeper }: Wish): Promise<Failure | null> => {
  goTo(keeper);
  const others = chairs.map(({ chair }) => (chair === 'here' ? 'open' : chair));
  const made = await live().request({ type: 'create', game, chairs: others, options, position: null, name });
  if (!made.ok) return made.error;
  if (made.value.type !== 'seated') return null;
  const { table, seat, secret, host } = made.value;
  keepName(name);
  holdSeat({ table, game, seat, secret, host, keeper });
  await giveWord(table, { seat, secret });
  for (const [index, { chair, name: called }] of chairs.entries()) {
    if (chair !== 'here') continue;
    const held = await sitDown(table, index + 1, called);
    if ('code' in held) return held;
    await giveWord(table, held);
  }
  // what the start shows in private is not sent before somebody has said who is in front of the device
  const also = heldAt(table)?.seats ?? [];
  if (also.length > 1) await live().request({ type: 'show', table, seat: null, secret: null, also: [...also] });
  if (host !== null && !chairs.some(({ chair }) => chair === 'open')) {
    const started = await live().request({ type: 'start', table, host });
    if (!started.ok) return started.error;
  }
  navigate(showRoute({ page: 'table', table }));
  return null;
};
