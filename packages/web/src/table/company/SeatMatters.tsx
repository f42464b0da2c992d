import type { Sitter, TableInfo } from '@tabletrotter/protocol';
import { useState } from 'preact/hooks';
import { heldAt } from '../../seats.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import { useWords } from '../../words/words.ts';
import { SeatLink } from '../links/SeatLink.tsx';
import type { TableVoice } from '../voice.ts';
import type { Asking } from './ask.ts';
import { sitterMarks } from './marks.ts';
import { type StandIn, standsFor } from './powers.ts';

interface SeatMattersProps {
  readonly info: TableInfo;
  readonly seat: number;
  readonly sitter: Sitter;
  readonly viewer: number | null;
  /** The seat is asked to act. */
  readonly asked: boolean;
  /** The host's secret, where this device has it. */
  readonly host: string | null;
  readonly voice: TableVoice;
  readonly asking: Asking;
}

/** One seat of the table, and what the viewer may do about whoever sits there. */
export const SeatMatters = ({ info, seat, sitter, viewer, asked, host, voice, asking }: SeatMattersProps) => {
  const { t } = useWords();
  const [reminded, setReminded] = useState(false);
  const name = voice.nameOf(seat);
  const marks = sitterMarks(t, sitter);
  const stand = (until: StandIn): void => void asking.ask({ type: 'stand', table: info.table, host, seat, until });
  const stands = standsFor({ info, seat, viewer, asked, host: host !== null });
  return (
    <li>
      <fieldset class="seat-matters" aria-label={name}>
        <p class="seat-matters-who">
          <SeatGlyph seat={seat} large />
          <strong>{name}</strong>
          {seat === viewer && <span class="quiet">{t('table.you')}</span>}
          {asked && info.status === 'playing' && <span class="quiet">{t('company.asked')}</span>}
          {marks.map(({ icon, text }) => (
            <span key={icon} class="quiet seat-matters-mark">
              <Icon name={icon} /> {text}
            </span>
          ))}
        </p>
        <div class="row">
          {sitter.kind === 'person' && viewer !== null && seat !== viewer && asked && info.status === 'playing' && (
            <Button
              onClick={() => {
                void asking.ask({ type: 'nudge', seat }).then(setReminded);
              }}
            >
              <Icon name="bell" />
              {t('company.nudge')}
            </Button>
          )}
          {stands.map((until) => (
            <Button key={until} onClick={() => stand(until)}>
              {until === null ? <Icon name="cross" /> : <Icon name="robot" />}
              {t(until === null ? 'stand.stop' : `stand.${until}`)}
            </Button>
          ))}
          {sitter.kind === 'person' && heldAt(info.table)?.keeper !== 'device' && (
            <SeatLink table={info.table} seat={seat} name={name} playing={sitter.present && info.status !== 'waiting'} />
          )}
        </div>
        <p role="status" class="quiet">
          {reminded && asked ? t('company.nudged', { name }) : ''}
        </p>
      </fieldset>
    </li>
  );
};
