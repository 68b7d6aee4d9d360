interface SizeFieldProps {
  label: string;
  unit: string;
  name: string;
  value: number;
  least: number;
  most: number;
  step: number;
  onChange: (value: number) => void;
}

/** A slider and a field that say the same. */
export function SizeField({ label, unit, name, value, least, most, step, onChange }: SizeFieldProps) {
  const change = (text: string) => {
    const typed = Number(text);
    if (text !== "" && Number.isFinite(typed)) onChange(Math.min(most, Math.max(least, typed)));
  };
  return (
    <div className="field meter-size">
      <label htmlFor={name}>
        {label}, {unit}
      </label>
      <div className="meter-size-row">
        <input
          type="range"
          aria-label={`${label}, ${unit}, slider`}
          min={least}
          max={most}
          step={step}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
        <input
          id={name}
          name={name}
          type="number"
          inputMode="decimal"
          min={least}
          max={most}
          step={step}
          // Half-typed numbers stay as they are; the slider follows once they make sense.
          key={value}
          defaultValue={value}
          onBlur={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") change(event.currentTarget.value);
          }}
        />
      </div>
    </div>
  );
}
