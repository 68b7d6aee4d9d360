interface ChoiceButtonsProps {
  name: string;
  options: readonly { value: string; label: string }[];
  chosenValue: string;
}

/** Radios that look like buttons: they work without a script and by arrow keys. */
export function ChoiceButtons({ name, options, chosenValue }: ChoiceButtonsProps) {
  return (
    <div className="choice-buttons">
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosenValue} />
          {label}
        </label>
      ))}
    </div>
  );
}
