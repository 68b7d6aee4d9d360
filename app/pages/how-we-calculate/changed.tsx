import { DataTable } from "#app/components/data-table.tsx";
import { batteryOwnUse } from "#content/energy/money/own-use.ts";
import { comparedOn, saidBefore } from "#content/energy/validation.ts";
import { longDate, money, moneyRange, tens } from "#content/format.ts";
import { holdTogether } from "#content/hold-together.ts";
import { now } from "./days.computed.ts";

const ownUseSince = "2026-11-26";

/** The changelog: what we said until November 2026, against what we say now. */
export function Changed() {
  const rows = [
    ["6.6 kW of panels", "18 kWh a day", moneyRange(...saidBefore.panels), rangeOf(now.panels)],
    [
      "6.6 kW of panels and a 10 kWh battery",
      "18 kWh a day",
      moneyRange(...saidBefore.withBattery),
      rangeOf(now.withBattery),
    ],
    ["10 kW of panels and a 13.5 kWh battery", "28 kWh a day", moneyRange(...saidBefore.large), rangeOf(now.large)],
  ] as const;
  return (
    <section className="wrap split py-section" aria-labelledby="changed">
      <div className="wide:col-[1/5]">
        <h2 id="changed">What has changed on this page</h2>
        <p className="mt-4">
          <b>{longDate(comparedOn)}.</b> We went from average days to half-hours, because an average day hides the dull
          day with a busy evening. In homes with someone home during the day, panels save 15 to 30% less than we said
          before, and batteries of 10&nbsp;kWh and more take two to seven years longer to pay back. For homes that are
          empty during the day, and for 5&nbsp;kWh batteries, the figures barely moved.
        </p>
        <p className="mt-4">
          <b>{longDate(ownUseSince)}.</b> A battery’s saving counts the {money(batteryOwnUse.assumed)} of power a year
          that it uses itself.
        </p>
      </div>
      <div className="wide:col-[5/13]">
        <DataTable
          cardsClass="table-cards"
          caption={<span className="small">Dollars saved a year, with someone home part of the day</span>}
          columns={[
            { name: "System" },
            { name: "We used to say", numeric: true },
            { name: "We now say", numeric: true },
          ]}
          rows={rows.map(([system, use, before, after]) => ({
            name: (
              <>
                {holdTogether(system)} <span className="small">House using {holdTogether(use)}</span>
              </>
            ),
            cells: [before, after],
          }))}
        />
        <p className="small mt-4">
          For a north roof in Melbourne. A 10&nbsp;kWh battery on top of the panels now adds about{" "}
          {money(tens(now.battery.assumed))} a year.
        </p>
      </div>
    </section>
  );
}

function rangeOf({ low, high }: { low: number; high: number }): string {
  return moneyRange(tens(low), tens(high));
}
