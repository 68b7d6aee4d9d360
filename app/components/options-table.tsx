import type { ReactNode } from "react";
import { Picker } from "#app/controls/picker.tsx";

interface OptionsTableProps {
  legend: string;
  /** Unique on the page. */
  name: string;
  /** What is compared: two to four. */
  options: readonly string[];
  /** The option that a phone shows first. */
  chosen?: number;
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
}

/** Options compared point by point; a phone shows one at a time. */
export function OptionsTable({ legend, name, options, chosen = 0, rows }: OptionsTableProps) {
  return (
    <Picker legend={legend} name={name} options={options} chosen={chosen}>
      <table className="table table-fixed">
        <thead>
          <tr>
            <td className="w-1/3 tablet:w-1/4" />
            {options.map((option) => (
              <th key={option} scope="col">
                {option}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {row.cells.map((cell, index) => (
                <td key={options[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Picker>
  );
}
