import type { Seat } from '@tabletrotter/rules';
import { useContext } from 'preact/hooks';
import { useWords } from '../../words/words.ts';
import './call-seat.css';
import { OwnSeatsContext } from './own-seats.ts';

interface CallProps {
  readonly seat: Seat;
  readonly name: string;
}

/** Over the plate of somebody who shares this device: a tap has the table look with their eyes. Nothing for anybody else. */
export const CallSeat = ({ seat, name }: CallProps) => {
  const { t } = useWords();
  const own = useContext(OwnSeatsContext);
  if (own === null || !own.callable.includes(seat)) return null;
  return <button type="button" class="seat-call" aria-label={t('hot-seat.look', { name })} onClick={() => own.call(seat)} />;
};
