import { type RefObject, useState } from "react";
import type { CoverageKind } from "#content/places/coverage-kinds.ts";
import { offeredHalfDays } from "#content/request/preferred.ts";
import type { RequestProps } from "../request-props.ts";

/** The half days on offer, once it is known how soon we can be there. What is ticked stays. */
export function useHalfDays(form: RefObject<HTMLFormElement | null>, { today }: RequestProps) {
  const [offered, setOffered] = useState(() => offeredHalfDays(today));

  function offerFor(zone: CoverageKind | undefined): void {
    const ticked = form.current ? new FormData(form.current).getAll("preferred").map(String) : [];
    setOffered([...new Set([...ticked, ...offeredHalfDays(today, zone)])].sort());
  }

  return { offered, offerFor };
}
