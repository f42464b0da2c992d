import type { RetoldEntry, Seat } from '@tabletrotter/rules';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../ui/Button.tsx';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import { useWords } from '../../words/words.ts';
import { chairName } from '../names.ts';
import { tellLine } from '../tell-line.ts';
import { useTitle } from '../title.ts';
import type { TableVoice } from '../voice.ts';
import './curtain.css';
import { recapOf } from './recap.ts';

interface CurtainProps {
  /** Of the table: all that the browser's tab says. */
  readonly code: string;
  readonly seat: Seat;
  /** The last entry that the seat has seen; `null`: none yet. */
  readonly since: number | null;
  /** As a spectator reads it. */
  readonly log: readonly RetoldEntry[];
  /** It has been lifted, and what is behind it is on its way. */
  readonly lifting: boolean;
  /** Who else of this device may look instead. */
  readonly others: readonly Seat[];
  readonly voice: TableVoice;
  readonly onLift: () => void;
  readonly onCall: (seat: Seat) => void;
}

/** Hangs before what is for one seat's eyes: says whose, what has happened since they looked, and goes up when they say that it is they. */
export const Curtain = ({ code, seat, since, log, lifting, others, voice, onLift, onCall }: CurtainProps) => {
  const { t } = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  useTitle(code);
  // read out, and no key pressed in haste lifts it
  useEffect(() => title.current?.focus(), []);
  const name = voice.nameOf(seat);
  const lines = recapOf(log, voice.screen, since);
  return (
    <main class={`curtain curtain-${seat}`}>
      <div class="curtain-panel">
        <header class="curtain-head">
          <SeatGlyph seat={seat} large />
          <div>
            <h1 ref={title} tabIndex={-1}>
              {t('hot-seat.pass', { name })}
            </h1>
            <p>{t('hot-seat.away', { seat: chairName(t, seat) })}</p>
          </div>
        </header>
        {lines.length > 0 && (
          <section class="curtain-recap" aria-labelledby="curtain-recap">
            <h2 id="curtain-recap" class="small">
              {t(since === null ? 'hot-seat.lately' : 'hot-seat.since')}
            </h2>
            <ol class="log">
              {lines.map((line, place) => (
                <li key={`${line.seq}-${place}`}>{tellLine(t, voice, line)}</li>
              ))}
            </ol>
          </section>
        )}
        <Button kind="primary" class="curtain-lift" disabled={lifting} onClick={onLift}>
          {t('hot-seat.me', { name })}
        </Button>
        {others.length > 0 && (
          <div class="row curtain-others">
            {others.map((each) => (
              <Button key={each} kind="quiet" onClick={() => onCall(each)}>
                <SeatGlyph seat={each} />
                {t('hot-seat.first', { name: voice.nameOf(each) })}
              </Button>
            ))}
          </div>
        )}
      </div>
    </main>
  );
};
