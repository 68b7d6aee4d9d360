import { DataTable } from "#app/components/data-table.tsx";
import { TableScroll } from "#app/controls/table-scroll.tsx";

interface NumberTableProps {
  caption: string;
  /** The first is the rows' own. */
  columns: readonly string[];
  rows: Parameters<typeof DataTable>[0]["rows"];
}

/** Figures in columns, in a box that scrolls where they are wider than the screen. */
export function NumberTable({ caption, columns, rows }: NumberTableProps) {
  return (
    <TableScroll label={caption}>
      <DataTable caption={caption} columns={columns.map((name, at) => ({ name, numeric: at > 0 }))} rows={rows} />
    </TableScroll>
  );
}
