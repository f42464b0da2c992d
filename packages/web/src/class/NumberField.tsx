interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** Chooses one of a few numbers. */
export const NumberField = ({ label, value, min, max, onChange }: NumberProps) => (
  <label class="field">
    <span>{label}</span>
    <select class="select" value={String(value)} onChange={(event) => onChange(Number(event.currentTarget.value))}>
      {Array.from({ length: max - min + 1 }, (_, index) => (
        <option key={index} value={String(min + index)}>
          {min + index}
        </option>
      ))}
    </select>
  </label>
);
