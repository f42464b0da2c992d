import type { TableInfo } from '@tabletrotter/protocol';
import type { Outcome, Sentence } from '@tabletrotter/rules';
import { useEffect } from 'preact/hooks';
import type { ScoredRound } from '../games/screen.ts';
import type { Watch } from '../live/watch.ts';
import { SeatGlyph } from '../ui/SeatGlyph.tsx';
import { Stamp } from '../ui/Stamp.tsx';
import { useWords } from '../words/words.ts';
import { Afterword } from './Afterword.tsx';
import { WhatNext } from './company/WhatNext.tsx';
import './ending.css';
import { wonText } from './ending-words.ts';
import { type Pane, Panes } from './Panes.tsx';
import { Race } from './Race.tsx';
import { RoundPanes } from './RoundPanes.tsx';
import { RuleLink } from './RuleLink.tsx';
import type { TableVoice } from './voice.ts';

interface EndingProps {
  readonly info: TableInfo;
  readonly viewer: number | null;
  readonly outcome: Outcome;
  /** How the log tells the end; `null` where it is not in hand. */
  readonly told: Sentence | null;
  /** The last round; absent in games without rounds, or while the log is still being fetched. */
  readonly round: ScoredRound | undefined;
  /** Points to reach; `null` where there is no such number. */
  readonly target: number | null;
  readonly watch: Watch;
  readonly voice: TableVoice;
}

/** How the game ended, what may now be told of it, and what one may do next. */
export const Ending = ({ info, viewer, outcome, told, round, target, watch, voice }: EndingProps) => {
  const words = useWords();
  const { t } = words;
  useEffect(() => {
    void watch.loadAll(); // the last round is told in full, however far back it began
  }, [watch]);
  const hasWinner = outcome.winners.length > 0;
  const Told = voice.screen.Afterword;
  const afterword: readonly Pane[] =
    Told === null
      ? []
      : [
          {
            title: voice.say({ key: 'afterword.title', params: {} }),
            show: () => <Afterword Told={Told} watch={watch} voice={voice} />,
          },
        ];
  return (
    <section class="ending panel" aria-labelledby="ending-title">
      <header class="ending-head">
        <h2 id="ending-title">
          {outcome.winners.map((seat) => (
            <SeatGlyph key={seat} seat={seat} large />
          ))}
          {wonText(words, outcome, voice)} <RuleLink game={info.game} rule={outcome.reason} />
        </h2>
        <Stamp tone={hasWinner ? 'game' : 'bad'}>{t(hasWinner ? 'over.stamp' : 'over.open')}</Stamp>
      </header>
      {!hasWinner && told !== null && <p>{voice.say(told)}</p>}
      {outcome.scores !== null && <Race totals={outcome.scores} gains={null} target={target} voice={voice} />}
      <WhatNext info={info} viewer={viewer} watch={watch} />
      {round === undefined ? (
        <Panes label={t('score.panes')} panes={afterword} />
      ) : (
        <RoundPanes round={round} game={info.game} voice={voice} more={afterword} />
      )}
    </section>
  );
};
