import type { ClientMessage } from '@tabletrotter/protocol';
import { useWords } from '../words/words.ts';

export type Chair = Extract<ClientMessage, { readonly type: 'chair' }>['chair'];

/** Whom a chair may be for: a friend, or a robot of some level. The type holds it equal to the protocol's. */
export const CHAIRS = ['casual', 'random', 'open'] as const satisfies readonly Chair[];

interface ChairSelectProps {
  readonly label: string;
  readonly value: Chair;
  readonly onChange: (chair: Chair) => void;
}

/** Chooses whom a chair is for. */
export const ChairSelect = ({ label, value, onChange }: ChairSelectProps) => {
  const { t } = useWords();
  return (
    <select
      class="select"
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = CHAIRS.find((chair) => chair === event.currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {CHAIRS.map((chair) => (
        <option key={chair} value={chair}>
          {t(`chair.${chair}`)}
        </option>
      ))}
    </select>
  );
};
