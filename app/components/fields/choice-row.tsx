import { ChoiceButtons } from "./choice-buttons.tsx";

interface ChoiceRowProps {
  legend: string;
  hint?: string;
  name: string;
  /** What the ids of the field and of its problem begin with. */
  prefix: string;
  options: readonly { value: string; label: string }[];
  chosenValue: string;
  problem?: string | undefined;
  children?: React.ReactNode;
}

/** A field that is a row of buttons for one choice. */
export function ChoiceRow({ legend, hint, name, prefix, options, chosenValue, problem, children }: ChoiceRowProps) {
  const problemId = `${prefix}-${name}-problem`;
  return (
    <fieldset
      className={problem ? "choice-row field-wrong" : "choice-row"}
      name={name}
      id={`${prefix}-${name}`}
      aria-describedby={problem ? problemId : undefined}
    >
      <legend>
        {legend} {hint && <span className="field-optional">{hint}</span>}
      </legend>
      {problem && (
        <span className="field-problem" id={problemId}>
          {problem}
        </span>
      )}
      <ChoiceButtons name={name} options={options} chosenValue={chosenValue} />
      {children}
    </fieldset>
  );
}
