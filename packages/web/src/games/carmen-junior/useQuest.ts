import { useMemo, useState } from 'preact/hooks';
import { recall, remember } from '../../browser/storage.ts';
import type { Piece, Props, View } from './model.ts';
import { beforeFlight, type Hint, hintAfter, type Progress, parseProgress, type Quest, questOf, showProgress } from './quest.ts';
import type { Look } from './recent.ts';

const KEY = 'carmen-junior.explorer';

/** Whether places are found on the map by the player: a wish that this browser keeps, off until it is turned on. */
export interface Explorer {
  readonly on: boolean;
  turn(on: boolean): void;
}

export const useExplorer = (): Explorer => {
  const [on, setOn] = useState(() => recall(KEY) === 'on');
  return {
    on,
    turn(next) {
      setOn(next);
      remember(KEY, next ? 'on' : 'off');
    },
  };
};

/** A search for a place, under way. */
export interface Search {
  readonly quest: Quest;
  readonly hint: Hint;
  /** The piece that was tried last, and is not it. */
  readonly tried: Piece | null;
  /** The table as it is shown meanwhile. */
  readonly view: View;
  attempt(piece: Piece): void;
  /** Asks for the next hint; after the last one, goes there. */
  help(): void;
}

/**
 * The search for the place that the viewer has just flown to; `null` where none is wished, or it is over. This browser keeps how far it
 * has come, for each table and seat.
 */
export const useQuest = (
  { view, told, table, seat }: Pick<Props, 'view' | 'told' | 'table' | 'seat'>,
  look: Look | null,
  on: boolean,
) => {
  const wanted = on && seat !== null && view.turn.step !== 'over';
  const quest = useMemo(() => (wanted ? questOf(seat, look, told) : null), [wanted, seat, look, told]);
  const key = `quest.${table}.${seat}`;
  const [writings, setWritings] = useState(0);
  const last = useMemo(() => parseProgress(recall(key) ?? ''), [key, writings]);
  const keep = (progress: Progress): void => {
    remember(key, showProgress(progress));
    setWritings(writings + 1);
  };
  if (quest === null) return null;
  const { seq, piece } = quest;
  const { misses, tried, found } = last?.seq === seq ? last : { misses: 0, tried: null, found: false };
  if (found) return null;
  const hint = hintAfter(misses);
  const search: Search = {
    quest,
    hint,
    tried,
    view: beforeFlight(view, quest),
    attempt(each) {
      const isIt = each === piece;
      keep({ seq, misses: isIt ? misses : misses + 1, tried: isIt ? null : each, found: isIt });
    },
    help() {
      keep({ seq, misses: Math.max(2, misses + 1), tried: null, found: hint === 'piece' });
    },
  };
  return search;
};
