import type { Seat } from '@tabletrotter/rules';
import { Button } from '../../ui/Button.tsx';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import { useWords } from '../../words/words.ts';
import { useTitle } from '../title.ts';
import './curtain.css';

interface WhoProps {
  /** Of the table: all that the browser's tab says. */
  readonly code: string;
  /** Those of this device. */
  readonly seats: readonly Seat[];
  readonly onLift: (seat: Seat) => void;
  nameOf(seat: Seat): string;
}

/** The curtain where nobody of this device is waited for: whoever wants to look says who they are. */
export const WhoLooks = ({ code, seats, onLift, nameOf }: WhoProps) => {
  const { t } = useWords();
  useTitle(code);
  return (
    <main class="curtain">
      <div class="curtain-panel">
        <h1>{t('hot-seat.who')}</h1>
        <p>{t('hot-seat.covered')}</p>
        <div class="curtain-who">
          {seats.map((seat) => (
            <Button key={seat} onClick={() => onLift(seat)}>
              <SeatGlyph seat={seat} large />
              {t('hot-seat.me', { name: nameOf(seat) })}
            </Button>
          ))}
        </div>
      </div>
    </main>
  );
};
