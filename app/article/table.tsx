import type { ReactNode } from "react";
import { TableScroll } from "../controls/table-scroll.tsx";

export function ArticleTable({ caption, children }: { caption: string; children: ReactNode }) {
  return <TableScroll label={caption}>{children}</TableScroll>;
}
