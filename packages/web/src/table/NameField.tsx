import { useWords } from '../words/words.ts';
import { LONGEST_NAME } from './name.ts';
import { chairName } from './names.ts';

interface NameFieldProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Of somebody else on this device, who will sit there; `null`: the reader's own. */
  readonly seat: number | null;
}

/** The field for a player's name: all that anybody is asked for. */
export const NameField = ({ name, onName, seat }: NameFieldProps) => {
  const { t } = useWords();
  return (
    <label class="field">
      <span>{seat === null ? t('name.label') : t('name.of', { seat: chairName(t, seat) })}</span>
      <input
        name="name"
        autocomplete={seat === null ? 'nickname' : 'off'}
        required
        maxLength={LONGEST_NAME}
        value={name}
        onInput={(event) => onName(event.currentTarget.value)}
      />
    </label>
  );
};
