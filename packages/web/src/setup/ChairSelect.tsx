import type { ClientMessage } from '@tabletrotter/protocol';
import type { Level } from '@tabletrotter/rules';
import { useWords } from '../words/words.ts';

export type Chair = Extract<ClientMessage, { readonly type: 'chair' }>['chair'];

/** Whom a chair may be for: a friend, or a robot of some level. */
const CHAIRS = ['casual', 'forgetful', 'random', 'open'] as const satisfies readonly Chair[];

interface ChairSelectProps {
  readonly label: string;
  /** Those of the game's bots; what is chosen is offered without, so that a game may still be on its way. */
  readonly levels: readonly Level[];
  readonly value: Chair;
  readonly onChange: (chair: Chair) => void;
}

/** Chooses whom a chair is for. */
export const ChairSelect = ({ label, levels, value, onChange }: ChairSelectProps) => {
  const { t } = useWords();
  const offered = CHAIRS.filter((chair) => chair === 'open' || chair === value || levels.includes(chair));
  return (
    <select
      class="select"
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = offered.find((chair) => chair === event.currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {offered.map((chair) => (
        <option key={chair} value={chair}>
          {t(`chair.${chair}`)}
        </option>
      ))}
    </select>
  );
};
