import { useEffect, useState } from 'preact/hooks';
import { isOnShelf } from '../games/shelf.ts';
import { heldAt } from '../seats.ts';
import { FailureLine } from '../table/Failure.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useWords, type Words } from '../words/words.ts';
import './notice-settings.css';
import { type PushOutcome, type PushText, pushState, turnOff, turnOn } from './push.ts';

interface NoticeSettingsProps {
  /** The table's id. */
  readonly table: string;
  readonly seat: number;
}

const textFor = (t: Words['t'], table: string): PushText => {
  const { game = null, code = null } = heldAt(table) ?? {};
  const where = [game !== null && isOnShelf(game) ? t(`game.${game}`) : game, code].filter((each) => each !== null);
  return { title: t('turn.yours'), body: where.join(' · ') || t('turn.yours') };
};

/**
 * Whether this device tells of a seat's turns while the page is closed, and the button that changes it; or why it cannot. Nothing
 * for seats that are not held here, or at tables that only this device keeps.
 */
export const NoticeSettings = ({ table, seat }: NoticeSettingsProps) => {
  const { t, language } = useWords();
  const [now, setNow] = useState<PushOutcome | null>(null);
  const held = heldAt(table);
  const isHeld = held?.keeper === 'server' && held.seats.some((each) => each.seat === seat);
  useEffect(() => {
    if (!isHeld) return;
    let wanted = true;
    const look = async (): Promise<PushOutcome> => {
      const state = await pushState({ table, seat });
      // said anew: the reader may have another language by now, and the browser another subscription
      return state === 'on' ? turnOn({ table, seat }, textFor(t, table)) : { state, failure: null };
    };
    void look().then((outcome) => {
      if (wanted) setNow(outcome);
    });
    return () => {
      wanted = false;
    };
  }, [table, seat, language, isHeld]);
  if (!isHeld || now === null) return null;
  const { state, failure } = now;
  const place = { table, seat };
  return (
    <section class="notice-settings" aria-labelledby="push-title">
      <h2 id="push-title" class="small">
        {t('push.title')}
      </h2>
      <p role="status" class="quiet">
        {t(`push.${state}`)}
      </p>
      {state === 'off' && (
        <Button onClick={() => void turnOn(place, textFor(t, table)).then(setNow)}>
          <Icon name="bell" />
          {t('push.turn-on')}
        </Button>
      )}
      {state === 'on' && <Button onClick={() => void turnOff(place).then(setNow)}>{t('push.turn-off')}</Button>}
      <FailureLine failure={failure} />
    </section>
  );
};
