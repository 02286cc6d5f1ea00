interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly onChange: (value: number) => void;
}

/** A whole number within bounds; anything else is passed over. */
export function NumberField({ label, value, from, to, onChange }: NumberFieldProps) {
  return (
    <label class="number-field">
      <span>{label}</span>
      <input
        type="number"
        min={from}
        max={to}
        value={value}
        onChange={({ currentTarget }) => {
          const wanted = Math.round(currentTarget.valueAsNumber);
          if (wanted >= from && wanted <= to) onChange(wanted);
          else currentTarget.value = String(value);
        }}
      />
    </label>
  );
}
