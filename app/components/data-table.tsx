import type { ReactNode } from "react";

interface DataTableProps {
  /** What the table shows, above it; a screen reader says it first. */
  caption: ReactNode;
  /** Its columns; the first holds the rows' names. A phone leaves a column out, or gives it a whole row of a card. */
  columns: readonly { name: string; numeric?: boolean; phone?: "none" | "row" }[];
  rows: readonly { name: ReactNode; cells: readonly ReactNode[] }[];
  /** On a phone each row is a card: its name, then every cell under its column's name. */
  cards?: boolean;
}

/** Rows of figures under their names. */
export function DataTable({ caption, columns, rows, cards = false }: DataTableProps) {
  const classOf = (column: number) =>
    classes[columns[column]?.numeric ? "numeric" : "words"][columns[column]?.phone ?? "all"];
  return (
    <table className={cards ? "table table-cards" : "table"}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name }, index) => (
            <th key={name} scope="col" className={classOf(index)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
          <tr key={index}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td
                key={columns[at + 1]?.name}
                className={classOf(at + 1)}
                data-label={cards ? columns[at + 1]?.name : undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const classes = {
  numeric: { all: "num", none: "num phone:hidden", row: "num phone:col-span-full" },
  words: { all: undefined, none: "phone:hidden", row: "phone:col-span-full" },
} as const;
