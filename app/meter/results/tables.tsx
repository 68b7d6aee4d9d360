import { type ComponentProps, useEffect, useState } from "react";
import { DataTable } from "#app/components/data-table.tsx";
import { TableScroll } from "#app/components/table-scroll.tsx";

type Rows = ComponentProps<typeof DataTable>["rows"];

interface NumberTableProps {
  caption: string;
  /** The first is the rows' own. */
  columns: readonly string[];
  rows: Rows;
  /** Where a phone shows each row as a card. */
  cardsClass?: string;
}

/** Figures in columns, in a box that scrolls where they are wider than the screen. */
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
  /** Not made, and not printed, before somebody opens it. */
  isLong?: boolean;
}

/** A drawing's figures, folded away. They are made after the drawing, which they needn't hold up. */
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
