import type { TableInfo } from '@tabletrotter/protocol';
import type { Shown } from '@tabletrotter/rules';
import { Icon } from '../ui/Icon.tsx';
import { SeatGlyph } from '../ui/SeatGlyph.tsx';
import { useWords } from '../words/words.ts';
import type { TableVoice } from './voice.ts';

interface RailProps {
  readonly info: TableInfo;
  readonly view: Shown;
  readonly viewer: number | null;
  readonly voice: TableVoice;
}

/** Who sits where, whose turn it is, and how they stand. */
export const SeatsRail = ({ info, view, viewer, voice }: RailProps) => {
  const { t } = useWords();
  const totals = voice.screen.totals(view);
  const acting = voice.screen.toAct(view);
  return (
    <ul class="seats" aria-label={t('table.seats')}>
      {info.sitters.map((sitter, seat) => {
        const tags = [
          ...(seat === viewer ? [t('table.you')] : []),
          ...(sitter.kind === 'bot' ? [t('table.robot')] : []),
          ...(sitter.kind === 'person' && !sitter.present && seat !== viewer ? [t('table.away')] : []),
        ];
        return (
          <li key={seat} class={acting.includes(seat) ? 'seat active' : 'seat'} aria-current={acting.includes(seat)}>
            <SeatGlyph seat={seat} large />
            <span class="seat-words">
              <span class="seat-name">
                {seat === viewer && <span class="seat-you">{t('table.you')}</span>}
                <span class="seat-name-text">{voice.nameOf(seat)}</span>
                {sitter.kind === 'bot' && <Icon name="robot" />}
              </span>
              <span class="seat-tags">{tags.join(' · ')}</span>
              <voice.screen.SeatDetail view={view} seat={seat} say={voice.say} />
            </span>
            {totals !== null && (
              <span class="seat-points">
                <span class="unseen">{t('score.total')} </span>
                {totals[seat]}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
};
