import type { ComponentChildren } from 'preact';
import type { ScoredRound } from '../games/screen.ts';
import { useWords } from '../words/words.ts';
import { type Pane, Panes } from './Panes.tsx';
import { RoundSheet } from './RoundSheet.tsx';
import type { TableVoice } from './voice.ts';

interface RoundPanesProps {
  readonly round: ScoredRound;
  readonly game: string;
  readonly voice: TableVoice;
  /** Stands above the score sheet. */
  readonly lead?: ComponentChildren;
  /** What else can be told now. */
  readonly more?: readonly Pane[];
  /** How the story ends is not known yet: until it has come to its end, nothing else is shown. */
  readonly telling?: { onTold(): void } | null;
}

/** A round that was counted: its score sheet, and its story where there is one. */
export const RoundPanes = ({ round, game, voice, lead, more = [], telling = null }: RoundPanesProps) => {
  const { t } = useWords();
  const { story } = round;
  const sheet: Pane = {
    title: t('score.sheet'),
    show: () => (
      <>
        {lead}
        <RoundSheet round={round} game={game} voice={voice} />
      </>
    ),
  };
  const told: readonly Pane[] =
    story === null
      ? []
      : [
          {
            title: voice.say({ key: 'story.title', params: {} }),
            show: () => story({ say: voice.say, nameOf: voice.nameOf, told: telling === null, onTold: () => telling?.onTold() }),
          },
        ];
  const panes = round.storyFirst === true ? [...told, sheet, ...more] : [sheet, ...told, ...more];
  return <Panes label={t('score.panes')} panes={telling === null ? panes : told} />;
};
