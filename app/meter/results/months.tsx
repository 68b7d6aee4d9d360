import { DataTable } from "#app/components/data-table.tsx";
import { monthName, numberText } from "#content/format.ts";
import type { YearFacts } from "../year/facts.ts";

/** A row per month: power bought and exported. */
export function MonthsTable({ facts: { months, bought, exported } }: { facts: YearFacts }) {
  const highestKwh = Math.max(1, ...months.flatMap((month) => [month.bought, month.exported]));
  const hasExports = exported > 0;
  const cells = (drawing: React.ReactNode, month: { bought: number; exported: number }) => [
    drawing,
    numberText(month.bought),
    ...(hasExports ? [numberText(month.exported)] : []),
  ];
  return (
    <section className="grid grid-cols-1 gap-5" aria-labelledby="meter-months">
      <h2 id="meter-months">Bought{hasExports ? " and exported" : ""}, month by month</h2>
      <DataTable
        caption={`kWh a month${months.some(({ isMeasured }) => !isMeasured) ? "; months marked * are filled from the ones in your file" : ""}`}
        columns={[
          "Month",
          { name: "Drawn", cellClass: "w-2/5" },
          { name: "Bought", numeric: true },
          ...(hasExports ? [{ name: "Exported", numeric: true }] : []),
        ]}
        rows={[
          ...months.map((month, index) => ({
            name: `${monthName(index + 1)}${month.isMeasured ? "" : " *"}`,
            cells: cells(
              <svg className="h-4.5 w-full" viewBox="0 0 100 18" preserveAspectRatio="none" aria-hidden="true">
                <rect className="fill-clay" width={(100 * month.bought) / highestKwh} height={hasExports ? 9 : 14} />
                {hasExports ? (
                  <rect className="fill-wattle" y={10} width={(100 * month.exported) / highestKwh} height={8} />
                ) : null}
              </svg>,
              month,
            ),
          })),
          { name: "Year", cells: cells("", { bought, exported }) },
        ]}
      />
    </section>
  );
}
