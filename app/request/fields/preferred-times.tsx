import { type RefObject, useState } from "react";
import { Problem } from "#app/components/fields/field.tsx";
import type { CoverageKind } from "#content/places/coverage-kinds.ts";
import { halfDayName, mostPreferred, offeredHalfDays } from "#content/request/preferred.ts";
import { Tick } from "./request-field.tsx";

interface PreferredTimesProps {
  /** As "2026-11-26-am". */
  halfDays: readonly string[];
  chosen: readonly string[];
  problem: string | undefined;
}

/** Wishes for the visit. Nothing is booked by them. */
export function PreferredTimes({ halfDays, chosen, problem }: PreferredTimesProps) {
  return (
    <div className="field-full grid gap-1.5" id="preferred" tabIndex={-1}>
      <p className="semibold" id="preferred-label">
        Times that suit you for the visit
      </p>
      <p className="field-hint" id="preferred-hint">
        Choose up to {mostPreferred}. We’ll confirm one when we call. We visit each region once a month, so outside
        Melbourne it may have to be another day.
      </p>
      <Problem id="preferred" text={problem} />
      <ul
        className="grid gap-x-6 gap-y-1 from-tablet:grid-cols-2"
        aria-labelledby="preferred-label"
        aria-describedby="preferred-hint"
      >
        {halfDays.map((value) => (
          <li key={value}>
            <Tick
              className="flex min-h-11 cursor-pointer items-center gap-3"
              name="preferred"
              value={value}
              defaultChecked={chosen.includes(value)}
            >
              {halfDayName(value)}
            </Tick>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The half days on offer, once it is known how soon we can be there. What is ticked stays. */
export function useHalfDays(form: RefObject<HTMLFormElement | null>, today: string) {
  const [offered, setOffered] = useState(() => offeredHalfDays(today));

  function offerFor(zone: CoverageKind | undefined): void {
    const ticked = form.current ? new FormData(form.current).getAll("preferred").map(String) : [];
    setOffered([...new Set([...ticked, ...offeredHalfDays(today, zone)])].sort());
  }

  return { offered, offerFor };
}
