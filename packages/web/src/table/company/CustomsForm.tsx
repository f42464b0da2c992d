import type { Customs } from '@tabletrotter/protocol';
import { useState } from 'preact/hooks';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/words.ts';
import { type ClockAtZero, chosenClock, GRACES, PACES } from './clocks.ts';
import './customs.css';
import { lasting } from './lasting.ts';

interface CustomsFormProps {
  readonly customs: Customs;
  /** Resolves with whether they hold now. */
  onCustoms(customs: Customs): Promise<boolean>;
}

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: NoInfer<Value>;
  nameOf(value: NoInfer<Value>): string;
  onValue(value: NoInfer<Value>): void;
}

const Choice = <Value extends string | number>({ label, values, value, nameOf, onValue }: ChoiceProps<Value>) => (
  <label class="field">
    <span>{label}</span>
    <select
      class="select"
      value={value}
      onChange={(event) => {
        const chosen = values.find((each) => String(each) === event.currentTarget.value);
        if (chosen !== undefined) onValue(chosen);
      }}
    >
      {values.map((each) => (
        <option key={each} value={each}>
          {nameOf(each)}
        </option>
      ))}
    </select>
  </label>
);

const TALKS = ['phrases', 'free'] as const satisfies readonly Customs['talk'][];
const AT_ZERO = ['bot', 'wait'] as const satisfies readonly ClockAtZero[];

/** How people sit together: what may be said, and by when one has to move. For the host alone. */
export const CustomsForm = ({ customs, onCustoms }: CustomsFormProps) => {
  const { t, language } = useWords();
  const [talk, setTalk] = useState(customs.talk);
  const [seconds, setSeconds] = useState(customs.clock?.seconds ?? 0);
  const [grace, setGrace] = useState(customs.clock?.grace ?? 0);
  const [atZero, setAtZero] = useState<ClockAtZero>(customs.clock?.atZero ?? 'bot');
  const [saved, setSaved] = useState(false);
  const time = (value: number): string => (value === 0 ? t('customs.none') : lasting(value * 1_000, language));
  /** The usual choices, and what was chosen elsewhere. */
  const among = (usual: readonly number[], own: number): readonly number[] => [...new Set([...usual, own])].sort((a, b) => a - b);
  return (
    <form
      class="customs"
      onSubmit={(event) => {
        event.preventDefault();
        void onCustoms({ talk, clock: chosenClock({ seconds, grace, atZero }) }).then(setSaved);
      }}
      onChange={() => setSaved(false)}
    >
      <Choice
        label={t('customs.talk')}
        values={TALKS}
        value={talk}
        nameOf={(each) => t(`customs.talk.${each}`)}
        onValue={setTalk}
      />
      <Choice
        label={t('customs.clock')}
        values={among(PACES, customs.clock?.seconds ?? 0)}
        value={seconds}
        nameOf={time}
        onValue={setSeconds}
      />
      {seconds > 0 && (
        <>
          <Choice
            label={t('customs.grace')}
            values={among(GRACES, customs.clock?.grace ?? 0)}
            value={grace}
            nameOf={time}
            onValue={setGrace}
          />
          <Choice
            label={t('customs.zero')}
            values={AT_ZERO}
            value={atZero}
            nameOf={(each) => t(`customs.zero.${each}`)}
            onValue={setAtZero}
          />
        </>
      )}
      <Button type="submit">{t('customs.save')}</Button>
      <p role="status" class="quiet">
        {saved ? t('customs.saved') : ''}
      </p>
    </form>
  );
};
