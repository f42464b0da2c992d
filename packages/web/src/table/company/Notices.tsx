import type { GameState, ShownTable } from '../../live/state.ts';
import { heldAt } from '../../seats.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from '../../words/words.ts';
import type { TableVoice } from '../voice.ts';
import type { Asking } from './ask.ts';
import './notices.css';
import { ProposalBar } from './ProposalBar.tsx';

interface NoticesProps {
  readonly state: ShownTable;
  readonly game: GameState;
  readonly voice: TableVoice;
  readonly asking: Asking;
  /** The viewer wanted to take back what one cannot take back alone: number of the last action; `null`: nothing of the kind. */
  readonly offer: number | null;
  readonly onOfferClosed: () => void;
  /** Has the seat of the viewer played by its person again. */
  readonly onBack: () => void;
}

/** What people at the table ask of each other and wait an answer to, over the upper edge of the board: nothing below it moves. */
export const Notices = ({ state, game, voice, asking, offer, onOfferClosed, onBack }: NoticesProps) => {
  const { t } = useWords();
  const { info, viewer } = state;
  const { proposal, sitters, status } = info;
  const own = viewer === null ? undefined : sitters[viewer];
  return (
    <div class="notices">
      <div role="status">
        {proposal !== null && (
          <ProposalBar
            proposal={proposal}
            info={info}
            log={game.log}
            viewer={viewer}
            host={(heldAt(info.table)?.host ?? null) !== null}
            voice={voice}
            asking={asking}
          />
        )}
        {offer !== null && proposal === null && (
          <section class="notice" aria-label={t('undo.do')}>
            <p class="notice-words">{t('undo.together')}</p>
            <div class="notice-answers">
              <Button onClick={onOfferClosed}>{t('propose.no')}</Button>
              <Button
                kind="primary"
                onClick={() => {
                  onOfferClosed();
                  void asking.ask({ type: 'propose', what: { kind: 'rewind', seq: offer } });
                }}
              >
                {t('undo.ask-all')}
              </Button>
            </div>
          </section>
        )}
        {status === 'playing' && own?.kind === 'person' && own.standIn !== null && (
          <section class="notice" aria-label={t('table.robot')}>
            <Icon name="robot" />
            <p class="notice-words">{t('stand.yours')}</p>
            <Button kind="primary" onClick={onBack}>
              {t('stand.take-over')}
            </Button>
          </section>
        )}
      </div>
    </div>
  );
};
