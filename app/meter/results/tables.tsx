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

/** Figures in columns, in a box that scrolls if they are wider than the screen. */
export function NumberTable({ columns, ...table }: NumberTableProps) {
  return (
    <TableScroll label={table.caption}>
      <DataTable {...table} columns={columns.map((name, at) => ({ name, numeric: at > 0 }))} />
    </TableScroll>
  );
}

interface FoldedTableProps extends Omit<NumberTableProps, "rows"> {
  summary: string;
  makeRows: () => Rows;
  /** Neither rendered nor printed until somebody opens it. */
  isLong?: boolean;
}

/** A drawing's figures, folded. They are rendered after the drawing, so that they don't delay it. */
export function FoldedTable({ summary, makeRows, isLong = false, ...table }: FoldedTableProps) {
  const [isMade, setMade] = useState(false);
  useEffect(() => {
    if (isLong) return;
    const frame = requestAnimationFrame(() => setTimeout(setMade, 0, true));
    return () => cancelAnimationFrame(frame);
  }, [isLong]);
  return (
    <details className="estimate-more" onToggle={({ currentTarget }) => currentTarget.open && setMade(true)}>
      <summary>{summary}</summary>
      {isMade ? <NumberTable {...table} rows={makeRows()} /> : null}
    </details>
  );
}
