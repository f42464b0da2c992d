import type { Seat } from '@tabletrotter/rules';
import { useContext } from 'preact/hooks';
import { OwnSeatsContext } from '../../table/hot-seat/own-seats.ts';
import type { View } from './model.ts';

/**
 * Those who share a device and answer a new card in the open, in whatever order; empty where fewer than two of them do. Whoever has
 * answered keeps their place: a pad does not move under somebody's hand.
 */
export const padsFor = ({ turn, options }: View, mine: readonly Seat[]): readonly Seat[] => {
  if (turn.step !== 'doubt' || options.calls !== 'open') return [];
  const seats = mine.filter((seat) => seat !== turn.seat);
  return seats.length > 1 ? seats : [];
};

export const usePads = (view: View): readonly Seat[] => padsFor(view, useContext(OwnSeatsContext)?.mine ?? []);
