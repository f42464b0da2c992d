import type { Proposal, TableInfo } from '@tabletrotter/protocol';
import type { RetoldEntry } from '@tabletrotter/rules';
import { Button } from '../../ui/Button.tsx';
import { SeatGlyph } from '../../ui/SeatGlyph.tsx';
import { useWords } from '../../words/words.ts';
import { tellEntry } from '../tell-line.ts';
import type { TableVoice } from '../voice.ts';
import type { Asking } from './ask.ts';
import { takenBack } from './going-back.ts';
import { standsFor } from './powers.ts';
import { votersOf } from './voters.ts';

interface ProposalProps {
  readonly proposal: Proposal;
  readonly info: Pick<TableInfo, 'status' | 'sitters' | 'hostAway'>;
  readonly log: readonly RetoldEntry[];
  readonly viewer: number | null;
  /** The viewer has the host's powers. */
  readonly host: boolean;
  readonly voice: TableVoice;
  readonly asking: Asking;
}

/** What one person proposes to all, who has agreed and who is still missing, and the viewer's own answer. */
export const ProposalBar = ({ proposal, info, log, viewer, host, voice, asking }: ProposalProps) => {
  const { t } = useWords();
  const { id, by, what, agreed } = proposal;
  const name = voice.nameOf(by);
  const text = (): string => {
    if (what.kind === 'end') return t('propose.end', { name });
    const { first, more } = takenBack(log, what.seq);
    if (first === undefined) return t('propose.rewind-bare', { name });
    return t(more ? 'propose.rewind-more' : 'propose.rewind', { name, line: tellEntry(t, voice, first, log) });
  };
  const missing = votersOf(info.sitters).filter((seat) => !agreed.includes(seat));
  const missed = missing.map((seat) => {
    const sitter = info.sitters[seat];
    const isAway = sitter?.kind === 'person' && !sitter.present;
    return isAway ? t('propose.away', { name: voice.nameOf(seat) }) : voice.nameOf(seat);
  });
  const isHeldUp = missing.some((seat) => standsFor({ info, seat, viewer, asked: false, host }).includes('back'));
  const answer = (yes: boolean) => (): void => void asking.ask({ type: 'answer', proposal: id, yes });
  return (
    <section class="notice proposal" aria-label={t('propose.title')}>
      <SeatGlyph seat={by} large />
      <div class="notice-words">
        <p>{text()}</p>
        <p class="quiet">
          {t('propose.agreed', { names: agreed.map(voice.nameOf).join(', ') })}{' '}
          {missing.length > 0 && t('propose.missing', { names: missed.join(', ') })}
        </p>
        {isHeldUp && <p class="quiet">{t('propose.robot', { where: t('company.title') })}</p>}
      </div>
      {viewer === by && (
        <div class="notice-answers">
          <Button onClick={answer(false)}>{t('propose.withdraw')}</Button>
        </div>
      )}
      {viewer !== null && !agreed.includes(viewer) && (
        <div class="notice-answers">
          <Button onClick={answer(false)}>{t('propose.no')}</Button>
          <Button kind="primary" onClick={answer(true)}>
            {t('propose.yes')}
          </Button>
        </div>
      )}
    </section>
  );
};
