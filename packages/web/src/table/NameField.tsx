import { useWords } from '../words/words.ts';
import { LONGEST_NAME } from './name.ts';

interface NameFieldProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** The field for a player's name: all that anybody is asked for. */
export const NameField = ({ name, onName }: NameFieldProps) => {
  const { t } = useWords();
  return (
    <label class="field">
      <span>{t('name.label')}</span>
      <input
        name="name"
        autocomplete="nickname"
        required
        maxLength={LONGEST_NAME}
        value={name}
        onInput={(event) => onName(event.currentTarget.value)}
      />
    </label>
  );
};
