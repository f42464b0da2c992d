import type { TableInfo } from '@tabletrotter/protocol';
import type { Shown } from '@tabletrotter/rules';
import { SeatPlate } from '../ui/SeatPlate.tsx';
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
          <SeatPlate
            key={seat}
            seat={seat}
            name={voice.nameOf(seat)}
            mine={seat === viewer}
            robot={sitter.kind === 'bot'}
            tags={tags}
            acting={acting.includes(seat)}
            points={totals?.[seat] ?? null}
          >
            <voice.screen.SeatDetail view={view} seat={seat} say={voice.say} />
          </SeatPlate>
        );
      })}
    </ul>
  );
};
