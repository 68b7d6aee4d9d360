import type { ReactNode } from "react";

interface DataTableProps {
  /** What the table shows, above it; a screen reader says it first. */
  caption: ReactNode;
  /** Its columns; the first holds the rows' names. */
  columns: readonly { name: ReactNode; numeric?: boolean; phone?: false }[];
  rows: readonly { name: ReactNode; cells: readonly ReactNode[] }[];
}

/** Rows of figures under their names. A column that a phone has no room for is left out there. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  const classOf = (column: number) => classes[columns[column]?.numeric ? "numeric" : "words"][sizeOf(column)];
  const sizeOf = (column: number) => (columns[column]?.phone === false ? "wide" : "all");
  return (
    <table className="table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
            <th key={index} scope="col" className={classOf(index)}>
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
              // biome-ignore lint/suspicious/noArrayIndexKey: as its column
              <td key={at} className={classOf(at + 1)}>
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
  numeric: { all: "num", wide: "num phone:hidden" },
  words: { all: undefined, wide: "phone:hidden" },
} as const;
