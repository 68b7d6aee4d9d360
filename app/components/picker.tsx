import type { ReactNode } from "react";
import { ChoiceButtons } from "./fields/choice-buttons.tsx";

interface PickerProps {
  legend: string;
  /** Unique on the page. */
  name: string;
  /** The names of the table's columns in order, without the first, which holds the rows' names. */
  options: readonly string[];
  /** The option that is shown first. */
  chosenIndex?: number;
  children: ReactNode;
}

/** A table that compares up to four options. Below 1024 px (768 px for two options) it shows only the chosen column. */
export function Picker({ legend, name, options, chosenIndex = 0, children }: PickerProps) {
  return (
    <div className="picker">
      <Choice legend={legend} name={name} options={options} chosenValue={options[chosenIndex] ?? ""} />
      <div className="picker-table">{children}</div>
    </div>
  );
}

interface PartPickerProps extends Omit<PickerProps, "chosenIndex"> {
  /** The class of the box around the parts. */
  className?: string;
}

/** Two parts of a page: a phone shows only the chosen one. */
export function PartPicker({ legend, name, options, className, children }: PartPickerProps) {
  return (
    <div className="part-picker">
      <Choice legend={legend} name={name} options={options} chosenValue={options[0] ?? ""} />
      <div className={className ? `parts ${className}` : "parts"}>{children}</div>
    </div>
  );
}

/** The buttons that choose what is shown, on small screens. */
function Choice({
  legend,
  name,
  options,
  chosenValue,
}: Omit<PickerProps, "chosenIndex" | "children"> & { chosenValue: string }) {
  return (
    <fieldset className="choice-row" name={name} id={`show-${name}`}>
      <legend>{legend}</legend>
      <ChoiceButtons
        name={name}
        options={options.map((label) => ({ value: label, label }))}
        chosenValue={chosenValue}
      />
    </fieldset>
  );
}
