import { useEffect, useRef } from 'preact/hooks';
import type { GameState } from '../live/state.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';
import { logLines } from './lines.ts';
import { tellLine } from './tell-line.ts';
import type { TableVoice } from './voice.ts';

interface LogProps {
  readonly game: GameState;
  readonly voice: TableVoice;
  /** The log is in sight. */
  readonly open: boolean;
  readonly onOlder: () => void;
}

/** What happened so far, as far as one may still read it. */
export const LogPanel = ({ game, voice, open, onOlder }: LogProps) => {
  const { t } = useWords();
  const end = useRef<HTMLDivElement>(null);
  const last = game.log.at(-1)?.seq;
  // whenever a line was added, or the log was opened
  useEffect(() => {
    const pane = end.current?.closest('.side-panel');
    pane?.scrollTo({ top: pane.scrollHeight });
  }, [last, open]);
  return (
    <div class="log-scroll">
      {voice.screen.forgets(game.showing.view) && <p class="log-forgets quiet">{t('log.forgets')}</p>}
      {game.older && (
        <Button kind="quiet" onClick={onOlder}>
          {t('log.older')}
        </Button>
      )}
      {/* the announcer says what is new; reading it twice would be too much */}
      <div role="log" aria-live="off" aria-label={t('tab.log')}>
        <ol class="log">
          {logLines(game.log, voice.screen).map((line, index) => (
            <li key={`${line.seq}-${index}`} class={line.kind === 'turnback' ? 'turnback' : line.turn ? 'turn' : undefined}>
              {tellLine(t, voice, line)}
            </li>
          ))}
        </ol>
      </div>
      <div ref={end} />
    </div>
  );
};
