import type { Seat } from '@tabletrotter/rules';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameState, ShownTable } from '../../live/state.ts';
import type { Watch } from '../../live/watch.ts';
import { createStore, type Store, useStore } from '../../store.ts';
import type { TableVoice } from '../voice.ts';
import { type Front, type Looking, lookingOf, wantedOf } from './looking.ts';
import type { Errand } from './own-seats.ts';
import { useAway } from './useAway.ts';

/** How a shared device looks at its table now, and what its people can do about it. */
export interface HotSeatState {
  readonly looking: Looking;
  /** What is shown is what `looking` says. */
  readonly arrived: boolean;
  /** Told by the table whether it has come to rest. */
  readonly stillness: Store<boolean>;
  /** Several share the device, and the table waits for whoever looks. */
  readonly isDue: boolean;
  /** Who may be called to the device: those the table waits for, or anybody. */
  readonly callable: readonly Seat[];
  call(seat: Seat): void;
  act(errand: Errand): void;
  /** Somebody says that they are in front of the device. */
  lift(seat: Seat): void;
  /** The last entry that a seat has seen happen from here; `null`: none yet. */
  seenBy(seat: Seat): number | null;
}

const NOBODY: Front = { present: null, called: null };

const isSame = (one: Looking, other: Looking): boolean =>
  one.curtain === other.curtain && one.seat === other.seat && one.veiled === other.veiled;

/** What is in sight is for the eyes of one seat. */
const showsPrivate = ({ curtain, seat, veiled }: Looking): boolean => curtain === null && seat !== null && !veiled;

/** Decides with whose eyes the device looks, and has the table shown so. A change waits until the table has come to rest. */
export const useLooking = (
  state: ShownTable,
  { showing: { view, outcome, version, clock } }: GameState,
  watch: Watch,
  { screen }: TableVoice,
): HotSeatState => {
  const { info, mine, viewer, veiled } = state;
  const [front, setFront] = useState<Front>(NOBODY);
  const [stillness] = useState(() => createStore(true));
  useStore(stillness); // a change that waited is made when the table has come to rest
  const seen = useRef(new Map<Seat, number>());

  const wanted = wantedOf(info, screen.toAct(view), mine);
  const over = outcome !== null || info.status !== 'playing';
  const shared = { mine, wanted, over, viewer, veiled, sights: state.sights.length > 0, isPrivate: screen.isPrivate(view) };
  const next = lookingOf(shared, front);
  const [held, hold] = useState(next);
  // whoever has gone leaves nothing in sight, whatever still moves
  const gone = mine.length > 1 && !over && showsPrivate(held) && held.seat !== front.present;
  const looking = gone || isSame(held, next) ? next : held;

  // after the table has taken what is new, and has said whether it moves
  useEffect(() => {
    if ((gone || stillness.get()) && !isSame(held, next)) hold(next);
  });

  const asked = useRef<Pick<Looking, 'seat' | 'veiled'>>({ seat: viewer, veiled });
  useLayoutEffect(() => {
    const { seat } = looking;
    // nobody's eyes are always veiled
    if (asked.current.seat === seat && (seat === null || asked.current.veiled === looking.veiled)) return;
    asked.current = { seat, veiled: looking.veiled };
    void watch.lookAs(seat, { veiled: looking.veiled });
  }, [looking.seat, looking.veiled, watch]);

  const isOpen = mine.length > 1 && showsPrivate(looking) && !over;
  useAway(isOpen, () => setFront(NOBODY));
  const callable = wanted.length === 0 ? mine : wanted;
  const isStale = front.called !== null && !callable.includes(front.called);
  useEffect(() => {
    if (isStale) setFront({ ...front, called: null });
  }, [isStale, front]);
  const race = clock?.openAt ?? null;
  // known at once, not when the page is next drawn: whoever presses first has it
  const errand = useRef<(Errand & { readonly race: number | null }) | null>(null);
  const arrived = viewer === looking.seat && (viewer === null || veiled === looking.veiled);
  // as soon as the table looks with their eyes; what was meant for another question is nothing
  useEffect(() => {
    const due = errand.current;
    if (due === null) return;
    const isOpen = due.race === race && callable.includes(due.seat);
    if (isOpen && !(arrived && viewer === due.seat)) return;
    errand.current = null;
    if (isOpen) watch.act(due.action, due.reactionMs);
  }, [front, race, arrived, viewer, version]);
  const call = (seat: Seat): void => setFront({ present: null, called: seat });
  // all may look on again: the next private thing finds nobody in front
  const isOpenToAll = looking.curtain === null && looking.veiled;
  useEffect(() => {
    if (isOpenToAll && front.present !== null) setFront({ ...front, present: null });
  }, [isOpenToAll, front]);
  useEffect(() => {
    if (viewer !== null && looking.curtain === null) seen.current.set(viewer, version);
  }, [viewer, looking.curtain, version]);

  return {
    looking,
    arrived,
    stillness,
    isDue: mine.length > 1 && looking.seat !== null && wanted.includes(looking.seat),
    callable,
    call,
    act: (next) => {
      if (errand.current !== null) return;
      errand.current = { ...next, race };
      call(next.seat);
    },
    lift: (seat) => setFront({ present: seat, called: null }),
    seenBy: (seat) => seen.current.get(seat) ?? null,
  };
};
