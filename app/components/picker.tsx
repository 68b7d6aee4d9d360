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

/**
 * A comparison of up to four things. Below 1024 px (768 px for two things) it shows the chosen column; wider, and on paper, all.
 */
export function Picker({ legend, name, options, chosen = 0, children }: PickerProps) {
  return (
    <div className="picker">
      <Choice legend={legend} name={name} options={options} chosen={options[chosen] ?? ""} />
      <div className="picker-table">{children}</div>
    </div>
  );
}

interface PartPickerProps extends Omit<PickerProps, "chosen"> {
  /** The class of the box around the parts. */
  className?: string;
}

/** Two parts of a page: a phone shows the chosen one, everything else both. */
export function PartPicker({ legend, name, options, className, children }: PartPickerProps) {
  return (
    <div className="part-picker">
      <Choice legend={legend} name={name} options={options} chosen={options[0] ?? ""} />
      <div className={className ? `parts ${className}` : "parts"}>{children}</div>
    </div>
  );
}

/** The buttons that choose what is shown. */
function Choice({ legend, name, options, chosen }: Omit<PickerProps, "chosen" | "children"> & { chosen: string }) {
  return (
    <fieldset className="choice-row" name={name} id={`show-${name}`}>
      <legend>{legend}</legend>
      <ChoiceButtons name={name} options={options.map((label) => ({ value: label, label }))} chosen={chosen} />
    </fieldset>
  );
}
