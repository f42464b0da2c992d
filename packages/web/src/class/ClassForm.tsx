import type { EmptyChairs } from '@tabletrotter/protocol';
import { say, type Translate } from '@tabletrotter/rules';
import { useState } from 'preact/hooks';
import type { ClosedScreen, Extra } from '../games/screen.ts';
import type { Failure } from '../live/message.ts';
import { OptionField } from '../setup/OptionField.tsx';
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
  const { t, language } = useWords();
  const word = (key: string): string => translate(key, {});
  const { options, first, Extra } = screen.setup;
  const range = screen.setup.seats;
  const nameOf = (seat: number): string => chairName(t, seat);
  const [tables, setTables] = useState(4);
  const [seats, setSeats] = useState(Math.min(4, range.max));
  const [empty, setEmpty] = useState<EmptyChairs>('robots');
  const [chosen, setChosen] = useState(() => Object.fromEntries(options.map((option) => [option.name, option.preset])));
  const [extra, setExtra] = useState<Extra>({ options: {}, ready: true });
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  // what is settled otherwise is not asked
  const offered = options.filter((option) => !Object.hasOwn(extra.options, option.name));

  const make = async (): Promise<void> => {
    setBusy(true);
    const wish = { ...chosen, ...extra.options, ...first(null, seats) };
    setFailure(await makeClass({ game, options: wish, tables, seats, empty }));
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
        <NumberField label={t('class.seats')} value={seats} {...range} onChange={setSeats} />
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
      <div class="panel">
        {offered.map((option) => (
          <OptionField
            key={option.name}
            option={option}
            value={chosen[option.name] ?? null}
            onChange={(value) => setChosen({ ...chosen, [option.name]: value })}
            word={word}
          />
        ))}
        {Extra !== undefined && (
          <Extra
            chosen={chosen}
            seats={seats}
            nameOf={nameOf}
            say={(sentence) => say(sentence, { language, translate, nameOf })}
            onExtra={setExtra}
          />
        )}
      </div>
      <div class="setup-play">
        <Button kind="primary" type="submit" disabled={busy || !extra.ready}>
          {t('class.make')}
        </Button>
      </div>
      <FailureLine failure={failure} />
    </form>
  );
};
