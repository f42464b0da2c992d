import type { OptionValue, SetupOption } from '../games/screen.ts';

interface OptionProps {
  readonly option: SetupOption;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
  readonly word: (key: string) => string;
}

/** An option with a few values, in the game's own words. */
export const OptionField = ({ option, value, onChange, word }: OptionProps) => (
  <fieldset class="choices">
    <legend>{word(`option.${option.name}`)}</legend>
    <div class="row">
      {option.values.map((each) => (
        <label key={each} class="choice">
          <input type="radio" name={option.name} checked={each === value} onChange={() => onChange(each)} />
          <span>{word(`option.${option.name}.${each}`)}</span>
        </label>
      ))}
    </div>
    {option.help && <p class="quiet">{word(`option.${option.name}.help`)}</p>}
  </fieldset>
);
