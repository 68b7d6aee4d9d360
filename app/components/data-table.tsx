import { Fragment, type ReactNode } from "react";
import { holdTogether } from "#content/hold-together.ts";

interface DataTableProps {
  /** The caption above the table, which screen readers read first. */
  caption: ReactNode;
  /** For example `unseen`, if a heading already says the same. */
  captionClass?: string;
  /**
   * The columns; the first holds the rows' names. On a phone a `cellClass` of `phone:hidden` leaves a column out, and
   * `phone:col-span-full` gives it a whole row of the card.
   */
  columns: readonly (string | Column)[];
  /** `about` is small print under the row's name; `below` is a drawing as wide as the table, under the cells. */
  rows: readonly { name: string; about?: string | undefined; cells: readonly ReactNode[]; below?: ReactNode }[];
  /** The class of the cell that holds what is below a row. */
  belowClass?: string;
  /** `table-cards`: a phone shows each row as a card. It is a prop so that only pages that pass it get its styles. */
  cardsClass?: string;
}

interface Column {
  name: string;
  title?: ReactNode;
  numeric?: boolean;
  cellClass?: string;
}

/** A table with a heading for each column and each row. */
export function DataTable({ caption, captionClass, columns, rows, belowClass, cardsClass }: DataTableProps) {
  const headings = columns.map((column): Column => (typeof column === "string" ? { name: column } : column));
  const columnClass = (column: number) => {
    const { numeric = false, cellClass = "" } = headings[column] ?? {};
    return numeric ? `num ${cellClass}`.trim() : cellClass || undefined;
  };
  return (
    <table className={cardsClass ? `table ${cardsClass}` : "table"}>
      <caption>{captionClass ? <span className={captionClass}>{caption}</span> : caption}</caption>
      <thead>
        <tr>
          {headings.map(({ name, title = name }, index) => (
            <th key={name} scope="col" className={columnClass(index)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, about, cells, below }) => (
          <Fragment key={`${name} ${about}`}>
            <tr>
              <th scope="row">
                {holdTogether(about ? `${name} ` : name)}
                {about && <span className="small">{holdTogether(about)}</span>}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={headings[index + 1]?.name}
                  className={columnClass(index + 1)}
                  data-label={cardsClass ? headings[index + 1]?.name : undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
            {below && (
              <tr>
                <td colSpan={columns.length} className={belowClass}>
                  {below}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
