import type { ReactNode } from "react";
import { Picker } from "#app/controls/picker.tsx";

interface Option {
  name: string;
  /** On its button, where the name is too long for one. */
  short?: string;
  /** Over its column, where that says more than the name. */
  title?: ReactNode;
}

interface OptionsTableProps {
  legend: string;
  /** Unique on the page. */
  name: string;
  /** What is compared: two to four. */
  options: readonly Option[];
  /** The option that a phone shows first. */
  chosen?: number;
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
}

/** Options compared point by point; a phone shows one at a time. */
export function OptionsTable({ legend, name, options, chosen = 0, rows }: OptionsTableProps) {
  return (
    <Picker legend={legend} name={name} options={options.map(({ name, short = name }) => short)} chosen={chosen}>
      <table className="table table-fixed">
        <thead>
          <tr>
            <td className="w-1/3 tablet:w-1/4" />
            {options.map(({ name, title = name }) => (
              <th key={name} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {row.cells.map((cell, index) => (
                <td key={options[index]?.name}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Picker>
  );
}
