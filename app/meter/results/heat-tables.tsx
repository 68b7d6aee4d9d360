import { useState } from "react";
import { monthName, number } from "#content/format.ts";
import { dateName } from "#content/melbourne.ts";
import { hourName } from "../drawing/seasons.tsx";
import { useAfterPaint } from "../drawing/use-after-paint.ts";
import { isoDate } from "../reader/readings/calendar.ts";
import type { Heat } from "../thread/messages.ts";
import { NumberTable } from "./number-table.tsx";

const blocks = Array.from({ length: 8 }, (_, block) => block);

export function timeSpan(slot: number): string {
  const at = (half: number) => `${Math.floor(half / 2) % 12 || 12}:${half % 2 ? "30" : "00"}`;
  return `${at(slot)}–${at(slot + 1)} ${slot + 1 >= 24 && slot + 1 < 48 ? "pm" : "am"}`;
}

/** The heat map in numbers: each month's average day, and when asked for, every day of the year. */
export function HeatTables({ heat }: { heat: Heat }) {
  const [everyDay, setEveryDay] = useState(false);
  const painted = useAfterPaint();
  const days = Array.from({ length: heat.filled.length / 48 }, (_, index) => index);
  const monthOf = (index: number) => new Date((heat.firstDay + index) * 86_400_000).getUTCMonth();
  return (
    <>
      <details className="estimate-more meter-printed">
        <summary>The average day of each month as a table</summary>
        {painted ? (
          <BlockTable
            first="Month"
            rows={Array.from({ length: 12 }, (_, month) => {
              const inMonth = days.filter((index) => monthOf(index) === month);
              return [
                monthName(month + 1),
                blocks.map((block) => sumOf(heat, inMonth, block) / Math.max(1, inMonth.length)),
              ];
            })}
          />
        ) : null}
      </details>
      <details className="estimate-more" onToggle={(event) => setEveryDay(event.currentTarget.open)}>
        <summary>Every day as a table</summary>
        {everyDay ? (
          <BlockTable
            first="Day"
            rows={days.map((index) => [
              dateName(isoDate(heat.firstDay + index)),
              blocks.map((block) => sumOf(heat, [index], block)),
            ])}
          />
        ) : null}
      </details>
    </>
  );
}

function BlockTable({ first, rows }: { first: string; rows: readonly (readonly [name: string, kwh: number[]])[] }) {
  return (
    <div className="meter-blocks">
      <NumberTable
        caption="kWh bought less kWh exported in three hours, by the clock"
        columns={[first, ...blocks.map((block) => hourName(block * 3))]}
        rows={rows.map(([name, values]) => ({ name, cells: values.map((value) => number(value, 1)) }))}
      />
    </div>
  );
}

function sumOf({ kwh }: Heat, days: readonly number[], block: number): number {
  let sum = 0;
  for (const day of days) for (let at = 0; at < 6; at++) sum += kwh[day * 48 + block * 6 + at] ?? 0;
  return sum;
}
