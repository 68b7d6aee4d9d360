import { Fragment, type ReactNode } from "react";
import { holdTogether } from "#content/hold-together.ts";

interface DataTableProps {
  /** The caption above the table, which a screen reader says first. */
  caption: ReactNode;
  /** Such as `unseen`, if a heading already says the same. */
  captionClass?: string;
  /**
   * The columns; the first holds the rows' names. On a phone `phone:hidden` leaves one out, and `phone:col-span-full` gives it a
   * card's whole row.
   */
  columns: readonly (string | Column)[];
  /** `about` is small print under the row's name; `below` is a drawing as wide as the table, under the cells. */
  rows: readonly { name: string; about?: string | undefined; cells: readonly ReactNode[]; below?: ReactNode }[];
  /** The class of the cell that holds what is below a row. */
  belowClass?: string;
  /**
   * On a phone each row is a card: its name, then every cell under its column's name. Pages that don't name this class lack its
   * rules.
   */
  cardsClass?: string;
}

interface Column {
  name: string;
  title?: ReactNode;
  numeric?: boolean;
  cellClass?: string;
}

/** Rows of figures under their names. */
export function DataTable({ caption, captionClass, columns, rows, belowClass, cardsClass }: DataTableProps) {
  const head = columns.map((column): Column => (typeof column === "string" ? { name: column } : column));
  const columnClass = (column: number) => {
    const { numeric = false, cellClass = "" } = head[column] ?? {};
    return numeric ? `num ${cellClass}`.trim() : cellClass || undefined;
  };
  return (
    <table className={cardsClass ? `table ${cardsClass}` : "table"}>
      <caption>{captionClass ? <span className={captionClass}>{caption}</span> : caption}</caption>
      <thead>
        <tr>
          {head.map(({ name, title = name }, index) => (
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
              {cells.map((cell, at) => (
                <td
                  key={head[at + 1]?.name}
                  className={columnClass(at + 1)}
                  data-label={cardsClass ? head[at + 1]?.name : undefined}
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
