import type { OwnTable } from '@tabletrotter/protocol';
import type { Result } from '@tabletrotter/rules';
import { useEffect, useState } from 'preact/hooks';
import { type Keeper, lineTo } from '../live/live.ts';
import type { Failure } from '../live/message.ts';
import { noticesState } from '../notices/away.ts';
import { heldTables } from '../seats.ts';

/** How often the tables are asked for, in milliseconds. */
const EVERY = 20_000;

/** As many seats as one question may name. */
const MOST = 100;

const askKeeper = async (keeper: Keeper): Promise<Result<readonly OwnTable[], Failure>> => {
  const held = heldTables().filter((each) => each.keeper === keeper);
  if (held.length === 0) return { ok: true, value: [] };
  const seats = held.flatMap(({ table, seats }) => seats.map(({ seat, secret }) => ({ table, seat, secret })));
  const answer = await lineTo(keeper).request({ type: 'tables', seats: seats.slice(0, MOST) });
  if (!answer.ok) return answer;
  return { ok: true, value: answer.value.type === 'tables' ? answer.value.tables : [] };
};

/** Those of the server and those of this device; without a line at least the latter. */
const askFor = async (): Promise<Result<readonly OwnTable[], Failure>> => {
  const [there, here] = await Promise.all([askKeeper('server'), askKeeper('device')]);
  if (!there.ok && here.ok && here.value.length > 0) return here;
  return there.ok && here.ok ? { ok: true, value: [...there.value, ...here.value] } : there;
};

/**
 * How things stand at the tables where this device holds seats; `null`: not known yet. Asked anew for as long as somebody looks, and
 * also when nobody does, if they wish to be told.
 */
export const useOwnTables = (): Result<readonly OwnTable[], Failure> | null => {
  const [tables, setTables] = useState<Result<readonly OwnTable[], Failure> | null>(null);
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      const answer = await askFor();
      // what is known is better than nothing while the line is broken
      if (wanted) setTables((before) => (answer.ok || before === null || !before.ok ? answer : before));
    };
    const look = (): void => {
      if (!document.hidden || noticesState() === 'allowed') void ask();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      wanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return tables;
};
