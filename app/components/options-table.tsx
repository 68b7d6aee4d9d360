import type { ReactNode } from "react";
import { Picker } from "#app/components/picker.tsx";
import { FigureNote } from "#app/figures/notes.tsx";
import type { FigureId } from "#content/figures/index.ts";

interface Option {
  name: string;
  /** The label of its button, if the name is too long. */
  shortName?: string;
  /** The column's heading, if it says more than the name. */
  title?: ReactNode;
}

interface OptionsTableProps {
  legend: string;
  /** Unique on the page. */
  name: string;
  /** The options to compare: two to four. */
  options: readonly Option[];
  /** The option that a phone shows first. */
  chosenIndex?: number;
  rows: readonly Row[];
  /** The rows of totals. Their class is a prop so that only pages that pass it get its styles. */
  totals?: readonly Row[];
  totalsClass?: string;
  caption?: ReactNode;
  /** Shown above the rows' names. */
  corner?: ReactNode;
  /** The class of the options' cells: `num` for figures. Without one, all columns of options are equally wide. */
  cellClass?: string;
  /** The width of the first column, which holds the rows' names. A table with a `corner` doesn't use it. */
  nameClass?: string;
}

interface Row {
  name: string;
  /** The figure whose note is printed beside the name. */
  note?: FigureId | undefined;
  cells: readonly ReactNode[];
}

/** Options compared point by point; a phone shows one at a time. */
export function OptionsTable({
  legend,
  name,
  options,
  chosenIndex = 0,
  rows,
  totals = [],
  totalsClass,
  caption,
  corner,
  cellClass,
  nameClass = "w-1/3 tablet:w-1/4",
}: OptionsTableProps) {
  const tableRow = (row: Row) => (
    <tr key={row.name}>
      <th scope="row">
        {row.name}
        {row.note && <FigureNote id={row.note} />}
      </th>
      {row.cells.map((cell, index) => (
        <td key={options[index]?.name} className={cellClass}>
          {cell}
        </td>
      ))}
    </tr>
  );
  return (
    <Picker
      legend={legend}
      name={name}
      options={options.map(({ name, shortName = name }) => shortName)}
      chosenIndex={chosenIndex}
    >
      <table className={cellClass ? "table" : "table table-fixed"}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {corner ? <th scope="col">{corner}</th> : <td className={nameClass} />}
            {options.map(({ name, title = name }) => (
              <th key={name} scope="col" className={cellClass}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(tableRow)}</tbody>
        {totals.length > 0 && <tfoot className={totalsClass}>{totals.map(tableRow)}</tfoot>}
      </table>
    </Picker>
  );
}
