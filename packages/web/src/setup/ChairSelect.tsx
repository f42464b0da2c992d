import type { OfferedLevel } from '@tabletrotter/protocol';
import type { Level } from '@tabletrotter/rules';
import { useWords } from '../words/words.ts';

/** Whom a chair may be for: a robot of some level, a friend who will come, or somebody who shares this device. */
export const CHAIRS = ['casual', 'forgetful', 'random', 'open', 'here'] as const satisfies readonly (
  | OfferedLevel
  | 'open'
  | 'here'
)[];
export type Chair = (typeof CHAIRS)[number];

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
  const offered = CHAIRS.filter((chair) => chair === 'open' || chair === 'here' || chair === value || levels.includes(chair));
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
