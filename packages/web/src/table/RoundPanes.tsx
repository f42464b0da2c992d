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
}

/** A round that was counted: its score sheet, and its story where there is one. */
export const RoundPanes = ({ round, game, voice, lead, more = [] }: RoundPanesProps) => {
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
      : [{ title: voice.say({ key: 'story.title', params: {} }), show: () => story({ say: voice.say, nameOf: voice.nameOf }) }];
  return (
    <Panes label={t('score.panes')} panes={round.storyFirst === true ? [...told, sheet, ...more] : [sheet, ...told, ...more]} />
  );
};
