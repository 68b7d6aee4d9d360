import { type ComponentProps, useEffect, useState } from "react";
import { DataTable } from "#app/components/data-table.tsx";
import { TableScroll } from "#app/components/table-scroll.tsx";

type Rows = ComponentProps<typeof DataTable>["rows"];

interface NumberTableProps {
  caption: string;
  /** The first column holds the rows' names. */
  columns: readonly string[];
  rows: Rows;
  /** If set, a phone shows each row as a card. */
  cardsClass?: string;
}

/** A table of numbers that scrolls if it is wider than the screen. */
export function NumberTable({ columns, ...table }: NumberTableProps) {
  return (
    <TableScroll label={table.caption}>
      <DataTable {...table} columns={columns.map((name, column) => ({ name, numeric: column > 0 }))} />
    </TableScroll>
  );
}

interface FoldedTableProps extends Omit<NumberTableProps, "rows"> {
  summary: string;
  makeRows: () => Rows;
  /** Neither rendered nor printed until somebody opens it. */
  isLong?: boolean;
}

/** A drawing's numbers as a folded table, rendered after the drawing, so as not to delay it. */
export function FoldedTable({ summary, makeRows, isLong = false, ...table }: FoldedTableProps) {
  const [isRendered, setRendered] = useState(false);
  useEffect(() => {
    if (isLong) return;
    const frame = requestAnimationFrame(() => setTimeout(setRendered, 0, true));
    return () => cancelAnimationFrame(frame);
  }, [isLong]);
  return (
    <details className="plain-fold" onToggle={({ currentTarget }) => currentTarget.open && setRendered(true)}>
      <summary>{summary}</summary>
      {isRendered ? <NumberTable {...table} rows={makeRows()} /> : null}
    </details>
  );
}
