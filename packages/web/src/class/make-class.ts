import type { EmptyChairs } from '@tabletrotter/protocol';
import { newSecret } from '../browser/luck.ts';
import { lineTo } from '../live/live.ts';
import type { Failure } from '../live/message.ts';
import { navigate, showRoute } from '../router.ts';
import { holdClass } from './held-classes.ts';

/** A class as it is wished for. */
interface ClassWish {
  readonly game: string;
  readonly options: object;
  readonly tables: number;
  readonly seats: number;
  readonly empty: EmptyChairs;
}

/** Makes a class and goes to its board; why not, if not. */
export const makeClass = async (wish: ClassWish): Promise<Failure | null> => {
  const secret = newSecret();
  const made = await lineTo('server').request({ type: 'class', ...wish, secret });
  if (!made.ok) return made.error;
  if (made.value.type !== 'class') return { code: 'internal', message: '' };
  const { code } = made.value;
  holdClass({ code, secret });
  navigate(showRoute({ page: 'class-board', code }));
  return null;
};
