import type { ReactNode } from "react";
import { type FigureId, figure, isUnderReview } from "#content/figures/index.ts";
import { longDate } from "#content/format.ts";
import { useToday } from "../page-request/today.tsx";

/** A recorded figure as it is advertised or quoted; past its day it says so. */
export function FigureValue({ id, children }: { id: FigureId; children?: ReactNode }) {
  const record = figure(id);
  return (
    <>
      {children ?? record.value}
      {isUnderReview(record, useToday()) && <span className="under-review"> under review</span>}
    </>
  );
}

/** What a figure assumes, what holds today, and who says so. */
export function FigureSource({ id }: { id: FigureId }) {
  const { assumption, today, source, checkedOn } = figure(id);
  return (
    <>
      {assumption} {today && <>Today: {today} </>}
      {source.url ? <a href={source.url}>{source.name}</a> : source.name}, checked {longDate(checkedOn)}.
    </>
  );
}
