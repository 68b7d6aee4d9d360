import type { ReactNode } from "react";
import { ChoiceButtons } from "./fields/choice-buttons.tsx";

interface PickerProps {
  legend: string;
  /** Unique on the page. */
  name: string;
  /** In the order of the table's columns; the first column holds the rows' names. */
  options: readonly string[];
  /** The column shown first. */
  chosen?: number;
  children: ReactNode;
}

/** A comparison of up to four things. Below 1024 px, or 768 px where there are only two, it shows the column that is chosen; from there on, and on paper, all. */
export function Picker({ legend, name, options, chosen = 0, children }: PickerProps) {
  return (
    <div className="picker">
      <Choice legend={legend} name={name} options={options} chosen={options[chosen] ?? ""} />
      <div className="picker-table">{children}</div>
    </div>
  );
}

interface PartPickerProps extends Omit<PickerProps, "chosen"> {
  /** Of the box around the parts. */
  className?: string;
}

/** Two parts of a page: a phone shows the one that is chosen, everything else both. */
export function PartPicker({ legend, name, options, className, children }: PartPickerProps) {
  return (
    <div className="part-picker">
      <Choice legend={legend} name={name} options={options} chosen={options[0] ?? ""} />
      <div className={className ? `parts ${className}` : "parts"}>{children}</div>
    </div>
  );
}

/** What is shown. */
function Choice({ legend, name, options, chosen }: Omit<PickerProps, "chosen" | "children"> & { chosen: string }) {
  return (
    <fieldset className="choice-row" name={name} id={`show-${name}`}>
      <legend>{legend}</legend>
      <ChoiceButtons name={name} options={options.map((label) => ({ value: label, label }))} chosen={chosen} />
    </fieldset>
  );
}
