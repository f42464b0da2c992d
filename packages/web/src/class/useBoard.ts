import type { ClassBoard } from '@tabletrotter/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { lineTo } from '../live/live.ts';
import { knownOf, withKnown } from './boards.ts';

/** So often the board is asked for, in milliseconds. */
const EVERY = 2_000;

/** The board of a class as it stands now. */
export interface Following {
  /** `null`: not here yet. */
  readonly board: ClassBoard | null;
  /** There is no such class, or no more. */
  readonly gone: boolean;
  /** Asks at once. */
  refresh(): void;
}

/** Follows the board of a class for as long as it is in sight. */
export const useBoard = (code: string): Following => {
  const latest = useRef<ClassBoard | null>(null);
  const [board, setBoard] = useState<ClassBoard | null>(null);
  const [gone, setGone] = useState(false);
  const [asked, ask] = useState({});
  useEffect(() => {
    let closed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const answer = await lineTo('server').request({ type: 'board', class: code, known: knownOf(latest.current) });
      if (closed) return;
      if (answer.ok && answer.value.type === 'board') {
        latest.current = withKnown(answer.value, latest.current);
        setBoard(latest.current);
      }
      clearTimeout(timer);
      if (!answer.ok && ['unknown-table', 'bad-message'].includes(answer.error.code)) setGone(true);
      else timer = setTimeout(wake, EVERY);
    };
    const wake = (): void => {
      clearTimeout(timer);
      if (!document.hidden) void look();
    };
    wake();
    document.addEventListener('visibilitychange', wake);
    return () => {
      closed = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [code, asked]);
  return { board, gone, refresh: () => ask({}) };
};
