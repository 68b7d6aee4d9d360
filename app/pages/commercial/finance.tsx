import { OptionsTable } from "#app/components/options-table.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { Section } from "#app/components/section.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { cachedForDay } from "#app/page-request/cached-for-day.ts";
import { useToday } from "#app/page-request/today.ts";
import { fadePerYear } from "#content/energy/yield.ts";
import { commercialExamples } from "#content/figures/records/commercial.ts";
import { workshopYears } from "#content/figures/workshop.computed.ts";
import { kwh, money, number, percent } from "#content/format.ts";
import { type CommercialSize, yardstick } from "#content/offers/commercial-cost.ts";
import { commercialFinance } from "#content/offers/finance-options.ts";

/** What decides between them. */
const rows = [
  ["What it is", "description"],
  ["You pay", "pays"],
  ["Owner", "owner"],
  ["Repairs", "repairs"],
  ["Certificates", "certificates"],
  ["GST, if registered", "gst"],
  ["At the end", "end"],
  ["Get in writing", "ask"],
] as const;

const short = ["Cash", "Loan", "Lease", "PPA"] as const;

export const Finance = cachedForDay(function Finance() {
  return (
    <Section
      id="finance"
      title="Four ways to pay, compared"
      lead="We are not a lender. The financier sets the rate, term and fees, and we show their offer next to the cash price."
      beside
    >
      <div className="from-tablet:mt-6">
        <OptionsTable
          legend="How to pay"
          name="pay"
          nameClass="w-1/3 tablet:w-1/4 wide:w-1/9"
          options={commercialFinance.map(({ option: name }, index) => ({
            name,
            short: short[index] ?? name,
            title: <span className="text-h4 text-text">{name}</span>,
          }))}
          rows={rows.map(([name, key]) => ({ name, cells: commercialFinance.map((option) => option[key]) }))}
        />
      </div>
      <Yardstick />
    </Section>
  );
});

const example: CommercialSize = { kw: 30, example: commercialExamples[30] };
const years = 20;
const usedShare = workshopYears[30].used;

/** What a kWh from our example costs over its years. */
function Yardstick() {
  const { left, made, cents } = yardstick(example, years, usedShare, Number(useToday().slice(0, 4)));
  const lines = [
    ["30 kW example", <FigureValue key="price" id="example-30kw-price" alone />],
    ["After certificates", money(left)],
    [`Made in ${years} years, ${percent(fadePerYear, 1)} less each year`, kwh(made)],
    ["Used on site", kwh(made * usedShare)],
  ] as const;
  return (
    <div className="split mt-[clamp(2rem,4vw,3.5rem)] phone:gap-y-3">
      <div className="wide:col-[1/6]">
        <h3>What your own solar costs per kilowatt-hour</h3>
        <p className="with-claim mt-2">
          <b>{number(cents, 1)}&nbsp;c/kWh</b> before GST, over twenty years
        </p>
        <p className="mt-2">
          That’s our 30 kW example bought outright, if you use {percent(usedShare)} of its power, as a workshop does.
          Repairs, a new inverter and the cost of a loan are extra: allow for them before you compare a PPA.
        </p>
      </div>
      <div className="wide:col-[7/13]">
        <PhoneFold summary="How we get to that price">
          <dl className="price-lines">
            {lines.map(([name, figure]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
            <div className="price-left">
              <dt>Cost per kWh used</dt>
              <dd>{number(cents, 1)}&nbsp;c</dd>
            </div>
          </dl>
        </PhoneFold>
      </div>
    </div>
  );
}
