import { useEffect, useRef, useState } from 'preact/hooks';

/** Whether somebody else has taken the seat away that was held here. */
export interface TakenOff {
  readonly isOff: boolean;
  /** Whether one is standing up by oneself: that is no news. */
  leave(isLeaving: boolean): void;
}

/** Notices, while a lobby is looked at, that no seat is held here any more. */
export const useTakenOff = (seated: boolean): TakenOff => {
  const before = useRef(seated);
  const leaving = useRef(false);
  const [isOff, setOff] = useState(false);
  useEffect(() => {
    if (before.current !== seated) setOff(!seated && !leaving.current);
    before.current = seated;
    leaving.current = false;
  }, [seated]);
  return {
    isOff,
    leave(isLeaving) {
      leaving.current = isLeaving;
    },
  };
};
