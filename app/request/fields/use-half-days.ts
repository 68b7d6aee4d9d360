import { type RefObject, useState } from "react";
import type { CoverageKind } from "#content/places/coverage-kinds.ts";
import { halfDayName, offeredHalfDays } from "#content/request/preferred.ts";
import type { RequestProps } from "../request-props.ts";

/** The half days on offer, once it is known how soon we can be there. What is ticked stays. */
export function useHalfDays(form: RefObject<HTMLFormElement | null>, { halfDays, today }: RequestProps) {
  const [offered, setOffered] = useState(halfDays);

  function offerFor(zone: CoverageKind | undefined): void {
    const ticked = form.current ? new FormData(form.current).getAll("preferred").map(String) : [];
    const values = [...new Set([...ticked, ...offeredHalfDays(today, zone)])].sort();
    setOffered(values.map((value) => ({ value, label: halfDayName(value) })));
  }

  return { offered, offerFor };
}
