import type { Customs } from '@tabletrotter/protocol';
import { useState } from 'preact/hooks';
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

/** The customs as they are chosen here; `seconds` 0: no clock. */
interface Chosen {
  readonly talk: Customs['talk'];
  readonly seconds: number;
  readonly grace: number;
  readonly atZero: ClockAtZero;
}

/** How people sit together: what may be said, and by when one has to move. For the host alone. */
export const CustomsForm = ({ customs, onCustoms }: CustomsFormProps) => {
  const { t, language } = useWords();
  const [chosen, choose] = useState<Chosen>({
    talk: customs.talk,
    seconds: customs.clock?.seconds ?? 0,
    grace: customs.clock?.grace ?? 0,
    atZero: customs.clock?.atZero ?? 'bot',
  });
  const { talk, seconds, grace, atZero } = chosen;
  const [saved, setSaved] = useState(false);
  /** What is chosen holds at once: nobody has to say so again. */
  const change = (changed: Partial<Chosen>): void => {
    const next = { ...chosen, ...changed };
    choose(next);
    setSaved(false);
    void onCustoms({ talk: next.talk, clock: chosenClock(next) }).then(setSaved);
  };
  const time = (value: number): string => (value === 0 ? t('customs.none') : lasting(value * 1_000, language));
  /** The usual choices, and what was chosen elsewhere. */
  const among = (usual: readonly number[], own: number): readonly number[] => [...new Set([...usual, own])].sort((a, b) => a - b);
  return (
    <div class="customs">
      <Choice
        label={t('customs.talk')}
        values={TALKS}
        value={talk}
        nameOf={(each) => t(`customs.talk.${each}`)}
        onValue={(value) => change({ talk: value })}
      />
      <Choice
        label={t('customs.clock')}
        values={among(PACES, customs.clock?.seconds ?? 0)}
        value={seconds}
        nameOf={time}
        onValue={(value) => change({ seconds: value })}
      />
      {seconds > 0 && (
        <>
          <Choice
            label={t('customs.grace')}
            values={among(GRACES, customs.clock?.grace ?? 0)}
            value={grace}
            nameOf={time}
            onValue={(value) => change({ grace: value })}
          />
          <Choice
            label={t('customs.zero')}
            values={AT_ZERO}
            value={atZero}
            nameOf={(each) => t(`customs.zero.${each}`)}
            onValue={(value) => change({ atZero: value })}
          />
        </>
      )}
      <p role="status" class="quiet">
        {saved ? t('customs.saved') : ''}
      </p>
    </div>
  );
};
