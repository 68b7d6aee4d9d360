import { useState } from "react";
import { TableScroll } from "#app/controls/table-scroll.tsx";
import { monthName, number } from "#content/format.ts";
import { dateName } from "#content/melbourne.ts";
import { hourName } from "../drawing/seasons.tsx";
import { useAfterPaint } from "../drawing/use-after-paint.ts";
import type { Heat } from "../thread/messages.ts";

const blocks = Array.from({ length: 8 }, (_, block) => block);

export function isoDate(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

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

interface BlockTableProps {
  first: string;
  rows: readonly (readonly [name: string, kwh: readonly number[]])[];
}

function BlockTable({ first, rows }: BlockTableProps) {
  return (
    <TableScroll label="Average days and single days">
      <table className="table meter-blocks">
        <caption className="small">kWh bought less kWh exported in three hours, by the clock</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {blocks.map((block) => (
              <th key={block} scope="col" className="num">
                {hourName(block * 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, block) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a day
                <td key={block} className="num">
                  {number(value, 1)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function sumOf({ kwh }: Heat, days: readonly number[], block: number): number {
  let sum = 0;
  for (const day of days) for (let at = 0; at < 6; at++) sum += kwh[day * 48 + block * 6 + at] ?? 0;
  return sum;
}
