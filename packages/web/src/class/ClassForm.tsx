import type { EmptyChairs } from '@tabletrotter/protocol';
import type { Translate } from '@tabletrotter/rules';
import { useState } from 'preact/hooks';
import type { ClosedScreen } from '../games/screen.ts';
import type { Failure } from '../live/message.ts';
import { OptionsPanel } from '../setup/OptionsPanel.tsx';
import { useChoices } from '../setup/useChoices.ts';
import { FailureLine } from '../table/Failure.tsx';
import { chairName } from '../table/names.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/words.ts';
import { makeClass } from './make-class.ts';
import { NumberField } from './NumberField.tsx';

/** As in the protocol; the server checks it again. */
const MOST_TABLES = 12;
const EMPTY = ['robots', 'away'] as const satisfies readonly EmptyChairs[];

interface ClassFormProps {
  readonly game: string;
  readonly screen: ClosedScreen;
  readonly translate: Translate;
}

/** How many tables of a game, how they are set up, and what becomes of free chairs. */
export const ClassForm = ({ game, screen, translate }: ClassFormProps) => {
  const { t } = useWords();
  const { setup } = screen;
  const [tables, setTables] = useState(4);
  const [seats, setSeats] = useState(Math.min(4, setup.seats.max));
  const [empty, setEmpty] = useState<EmptyChairs>('robots');
  const choices = useChoices(setup);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);

  const make = async (): Promise<void> => {
    setBusy(true);
    const options = { ...choices.options, ...setup.first(null, seats) };
    setFailure(await makeClass({ game, options, tables, seats, empty }));
    setBusy(false);
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <div class="panel">
        <NumberField label={t('class.tables')} value={tables} min={1} max={MOST_TABLES} onChange={setTables} />
        <NumberField label={t('class.seats')} value={seats} {...setup.seats} onChange={setSeats} />
        <p class="quiet" role="status">
          {t('class.room', { count: tables * seats })}
        </p>
        <fieldset class="choices">
          <legend>{t('class.empty')}</legend>
          <div class="row">
            {EMPTY.map((each) => (
              <label key={each} class="choice">
                <input type="radio" name="empty" checked={each === empty} onChange={() => setEmpty(each)} />
                <span>{t(`class.empty.${each}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <OptionsPanel setup={setup} translate={translate} choices={choices} seats={seats} nameOf={(seat) => chairName(t, seat)} />
      <div class="setup-play">
        <Button kind="primary" type="submit" disabled={busy || !choices.extra.ready}>
          {t('class.make')}
        </Button>
      </div>
      <FailureLine failure={failure} />
    </form>
  );
};
