import type { TableInfo } from '@tabletrotter/protocol';
import { HookForm } from '../../notices/HookForm.tsx';
import { NoticeSettings } from '../../notices/NoticeSettings.tsx';
import { navigate, showRoute } from '../../router.ts';
import { heldAt, letGo } from '../../seats.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useWords } from '../../words/words.ts';
import { FailureLine } from '../Failure.tsx';
import { Invite } from '../Invite.tsx';
import type { TableVoice } from '../voice.ts';
import { useAsk } from './ask.ts';
import { CustomsPart } from './CustomsPart.tsx';
import { SeatMatters } from './SeatMatters.tsx';
import './table-dialog.css';
import { TwoStep } from './TwoStep.tsx';

interface TableDialogProps {
  readonly info: TableInfo;
  readonly viewer: number | null;
  /** The seats that are asked to act. */
  readonly acting: readonly number[];
  readonly voice: TableVoice;
  readonly onClose: () => void;
}

/** Everything about the table that is not the game: who sits here and what about them, how one plays together, how to get here, how to go. */
export const TableDialog = ({ info, viewer, acting, voice, onClose }: TableDialogProps) => {
  const { t } = useWords();
  const asking = useAsk();
  const { table, sitters, status } = info;
  const held = heldAt(table);
  const host = held?.host ?? null;
  const tellsOutside = held?.keeper === 'server' && !info.inClass;
  const goes = viewer !== null && status === 'playing';
  const leave = async (): Promise<void> => {
    if (viewer === null || !(await asking.ask({ type: 'leave' }))) return;
    letGo(table, viewer);
    navigate(showRoute({ page: 'home' }));
  };
  const end = async (): Promise<void> => {
    if (await asking.ask({ type: 'propose', what: { kind: 'end' } })) onClose();
  };
  return (
    <Dialog title={t('company.title')} onClose={onClose}>
      <div class="table-dialog">
        <FailureLine failure={asking.failure} />
        {info.hostAway && viewer !== null && host === null && <p class="quiet">{t('company.host-away')}</p>}
        <ul class="seat-matters-list" aria-label={t('table.seats')}>
          {sitters.map((sitter, seat) => (
            <SeatMatters
              key={seat}
              info={info}
              seat={seat}
              sitter={sitter}
              viewer={viewer}
              asked={acting.includes(seat)}
              host={host}
              voice={voice}
              asking={asking}
            />
          ))}
        </ul>
        <CustomsPart info={info} host={host} asking={asking} />
        {tellsOutside && viewer !== null && <NoticeSettings table={table} seat={viewer} />}
        {tellsOutside && host !== null && <HookForm table={table} host={host} />}
        {held?.keeper !== 'device' && <Invite code={info.code} />}
        {goes && (
          <div class="table-dialog-go">
            <TwoStep title={t('end.title')} why={t('end.why')} verb={t('end.do')} onDo={() => void end()} />
            <TwoStep title={t('leave.title')} why={t('leave.why')} verb={t('leave.do')} danger onDo={() => void leave()} />
          </div>
        )}
      </div>
    </Dialog>
  );
};
