import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Dashes } from "#app/components/dashes.tsx";
import { DataTable } from "#app/components/data-table.tsx";
import { SideSection } from "#app/components/side-section.tsx";
import { batteryOwnUse } from "#content/energy/money/own-use.ts";
import { compared, comparedOn, saidBefore } from "#content/energy/validation.ts";
import { longDate, money, moneyRange, percent, tens } from "#content/format.ts";
import { now } from "./days.computed.ts";
import { FourteenDays } from "./fourteen-days.tsx";
import words from "./words.json" with { type: "json" };

export function Page() {
  return (
    <>
      <Opening />
      <Steps />
      <Prices />
      <Meters />
      <Limits />
      <Next />
      <Changed />
    </>
  );
}

function Opening() {
  return (
    <div className="wrap pt-8 pb-4">
      <Breadcrumb path="/how-we-calculate" />
      <h1>How we work it out</h1>
      <p className="lead mt-6">
        We simulate a year at your house, half-hour by half-hour, with panels, with a battery and without either. Then
        we compare the bills. Every saving, payback and chart for solar and batteries comes from that one model.
      </p>
    </div>
  );
}

function Steps() {
  return (
    <SideSection id="model" title="What the model does" columns="close third">
      <ol className="grid max-w-[40em] list-decimal gap-4 pl-5">
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ol>
      <FourteenDays />
    </SideSection>
  );
}

function Prices() {
  return (
    <SideSection id="prices" title="Prices and rebates" columns="close third">
      <Dashes items={words.prices} />
    </SideSection>
  );
}

function Meters() {
  return (
    <section className="sand py-section" aria-labelledby="meters">
      <div className="wrap">
        <h2 id="meters">Checked against real meters</h2>
        <p className="lead mt-4 mb-8">
          We took 29 homes whose readings had played no part in building the model, gave them panels and a battery on
          paper, and ran their actual half-hourly use against the actual output of a Melbourne roof.
        </p>
        <DataTable
          cardsClass="table-cards"
          caption="What 29 homes saved on their own readings, and how far we were off"
          captionClass="unseen"
          columns={[
            "System and use",
            { name: "Saving on real readings", numeric: true },
            { name: "How far we were off", numeric: true },
            { name: "Homes inside our range", numeric: true },
          ]}
          rows={compared.map(({ what, use, real, mean, inRange }) => ({
            name: what,
            about: use,
            cells: [`${money(real)} a year`, mean > 0 ? `${percent(mean)} too high` : "spot on", `${inRange} of 29`],
          }))}
        />
        <div className="rule-above mt-10 pt-5">
          <p className="max-w-[40em]">
            These are averages over all 29 homes.{" "}
            <b>
              For a single home we’re usually out by <span className="together">5 to 16%</span>.
            </b>
          </p>
          <p className="small mt-2 max-w-[40em]">
            The homes were in the Smart Grid, Smart City trial in New South Wales, 2012 to 2014. The roof is a
            384&nbsp;kW array in Bundoora, 2021. We priced power at 28.2&nbsp;c and exports at 2&nbsp;c.
          </p>
        </div>
      </div>
    </section>
  );
}

const limits = [
  "Nearly all the readings are from 2012 to 2014: few heat pumps, no electric cars. Winter heating is our estimate.",
  "Homes left empty for weeks save up to a fifth less than we say.",
  "An export limit loses you about a quarter more than we show, because we leave out short bursts of sun between clouds.",
  "Cars, timers, free hours and shade are modelled but not yet checked against meters.",
  `A battery uses some power itself. We count ${money(batteryOwnUse.assumed)} a year for it; it may be ${moneyRange(batteryOwnUse.low, batteryOwnUse.high)}.`,
  "We assume prices don’t change.",
];

function Limits() {
  return (
    <SideSection id="limits" title="Where it may still be wrong" columns="close third">
      <Dashes items={limits} />
    </SideSection>
  );
}

function Next() {
  return (
    <section className="sand py-section" aria-label="Your own figures">
      <div className="wrap">
        <p className="lead">Your own roof and readings tell you more than any average.</p>
        <div className="actions mt-6 items-center">
          <a className="btn" href="/your-price">
            See your price
          </a>
          <a className="go" href="/your-meter">
            Use your meter data
          </a>
        </div>
      </div>
    </section>
  );
}

const ownUseSince = "2026-11-26";

/** The changelog: what we said until November 2026, against what we say now. */
function Changed() {
  const rows = [
    ["6.6 kW of panels", "18 kWh a day", "panels"],
    ["6.6 kW of panels and a 10 kWh battery", "18 kWh a day", "withBattery"],
    ["10 kW of panels and a 13.5 kWh battery", "28 kWh a day", "large"],
  ] as const;
  return (
    <SideSection
      id="changed"
      title="What has changed on this page"
      columns="close third"
      intro={
        <>
          <p className="mt-4">
            <b>{longDate(comparedOn)}.</b> We went from average days to half-hours, because an average day hides the
            dull day with a busy evening. In homes with someone home during the day, panels save 15 to 30% less than we
            said before, and batteries of 10&nbsp;kWh and more take two to seven years longer to pay back. For homes
            that are empty during the day, and for 5&nbsp;kWh batteries, the figures barely moved.
          </p>
          <p className="mt-4">
            <b>{longDate(ownUseSince)}.</b> A battery’s saving counts the {money(batteryOwnUse.assumed)} of power a year
            that it uses itself.
          </p>
        </>
      }
      foot={`For a north roof in Melbourne. A 10 kWh battery on top of the panels now adds about ${money(tens(now.battery.assumed))} a year.`}
    >
      <DataTable
        cardsClass="table-cards"
        caption="Dollars saved a year, with someone home part of the day"
        captionClass="small"
        columns={["System", { name: "We used to say", numeric: true }, { name: "We now say", numeric: true }]}
        rows={rows.map(([name, use, system]) => {
          const [least, most] = saidBefore[system];
          const { low, high } = now[system];
          return {
            name,
            about: `House using ${use}`,
            cells: [moneyRange(least, most), moneyRange(tens(low), tens(high))],
          };
        })}
      />
    </SideSection>
  );
}
