import { CostBar } from "#app/charts/cost-bar.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { PartPicker } from "#app/components/picker.tsx";
import { Dashes } from "#app/components/points.tsx";
import { Section } from "#app/components/section.tsx";
import { SideSection } from "#app/components/side-section.tsx";
import { Calculator } from "#app/estimators/calculator.tsx";
import { hotWater } from "#app/estimators/calculators/hot-water.tsx";
import { YourHouse } from "#app/estimators/results/your-house.tsx";
import { Note } from "#app/figures/notes.tsx";
import { textOf } from "#app/figures/text-with-figures.tsx";
import { cachedForDay } from "#app/routing/cached-for-day.ts";
import { gasPrice, hotWaterAssumptions, hotWaterYear } from "#content/energy/hot-water.ts";
import { emissions } from "#content/energy/inputs/constants.ts";
import { meanOffer } from "#content/energy/tariffs/default-offer.ts";
import { kwhText, moneyRangeText, moneyText, numberText, rangeText, rateText, sizeText } from "#content/format.ts";
import type { Day } from "#content/rules/schedule.ts";
import words from "./words.json" with { type: "json" };

/** How many people live in the household of this page's sums. */
const people = 3;

export const Comparison = cachedForDay(function Comparison() {
  const { gas, electric, heatPump, heatPumpOnSolar } = hotWaterYear(people);
  const rows = [
    { system: "gas", name: "Gas storage", bought: `${numberText(gas.megajoules)}\u00a0MJ of gas`, ...gas },
    { system: "electric", name: "Electric storage", bought: `${kwhText(electric.kwh)} of power`, ...electric },
    { system: "heatPump", name: "Heat pump", bought: `${kwhText(heatPump.kwh)} of power`, ...heatPump },
  ] as const;
  const highestCost = Math.max(...rows.map(({ cost }) => cost.high));
  return (
    <SideSection
      id="comparison"
      title="Running costs compared"
      lead="What a household of three pays in a year. The lighter part is the range."
      groundClass="sand"
      foot={`On your own midday solar it costs at most ${moneyText(heatPumpOnSolar.high)} a year: the feed-in payment you give up. Hot water, heating or panels first? [Your plan by year](/plan)`}
    >
      <table className="table">
        <caption className="unseen">A year’s hot water for three people: cost, energy and emissions</caption>
        <thead>
          <tr>
            <th scope="col">System</th>
            <th scope="col" className="num">
              Yearly cost
              <RunningCostNote />
            </th>
            <th scope="col" className="num">
              CO₂,&nbsp;kg
              <Note id="water-emissions">
                At {sizeText(emissions.gridKgPerKwh)}&nbsp;kg of CO₂-e per kWh from Victoria’s grid and{" "}
                {sizeText(emissions.gasKgPerGj)}&nbsp;kg per GJ of gas. National Greenhouse Accounts Factors 2026.
              </Note>
            </th>
          </tr>
        </thead>
        {rows.map(({ system, name, bought, cost, emissionsKg }) => (
          <tbody key={name}>
            <tr>
              <th scope="row" className="from-tablet:whitespace-nowrap">
                {name} <span className="small">{bought}</span>
              </th>
              <td className="num">
                <b className="text-h4">{moneyRangeText(cost.low, cost.high)}</b>
              </td>
              <td className="num">{numberText(emissionsKg)}</td>
            </tr>
            <tr>
              <td colSpan={3} className="border-0 pt-0 phone:pb-3 from-tablet:pb-6">
                <CostBar system={system} cost={cost} max={highestCost} />
              </td>
            </tr>
          </tbody>
        ))}
      </table>
    </SideSection>
  );
});

function RunningCostNote() {
  const { gasEfficiency, heatPumpCop, litresPerPerson } = hotWaterAssumptions;
  return (
    <Note id="running-cost">
      For {numberText(people * litresPerPerson)} L a day, {kwhText(hotWaterYear(people).heatKwh)} of heat a year. Gas
      costs {sizeText(gasPrice.assumed)} c/MJ, and {rangeText(gasEfficiency.low * 100, gasEfficiency.high * 100)}% of
      its heat reaches the tap. Electricity costs {rateText(meanOffer.usageCents)}, the mean of the Victorian Default
      Offer 2026–27. The heat pump’s COP is {sizeText(heatPumpCop.low)} to {sizeText(heatPumpCop.high)}. Heat lost from
      the tank and daily charges are left out.
    </Note>
  );
}

export const Upgrades = cachedForDay(function Upgrades() {
  return (
    <Section id="upgrades" title="What heats your water now?">
      <PartPicker
        legend="Your hot water system now"
        name="heater"
        options={words.upgrades.map(({ title }) => title)}
        className="phone:mt-3 from-tablet:mt-10 from-tablet:grid from-tablet:grid-cols-2 from-tablet:gap-x-12"
      >
        {words.upgrades.map((upgrade) => (
          <Upgrade key={upgrade.id} {...upgrade} />
        ))}
      </PartPicker>
    </Section>
  );
});

function Upgrade({ id, title, description, work, caveat }: (typeof words.upgrades)[number]) {
  const { gas, electric, heatPump } = hotWaterYear(people);
  const currentHeater = id === "gas" ? gas : electric;
  return (
    <article className="heavy-rule-above grid pt-3 from-tablet:row-span-6 from-tablet:grid-rows-subgrid from-tablet:pt-6">
      <h3>{title}</h3>
      <p className="mt-2">{description}</p>
      <dl className="my-4 grid grid-cols-2 *:flex *:flex-col-reverse *:justify-end from-tablet:my-6">
        <div>
          <dt className="small">Yearly cost now</dt>
          <dd className="text-h3 text-quiet">{moneyRangeText(currentHeater.cost.low, currentHeater.cost.high)}</dd>
        </div>
        <div className="rule-before pl-5">
          <dt className="small">
            Yearly cost with a heat pump
            <RunningCostNote />
          </dt>
          <dd className="text-h3">{moneyRangeText(heatPump.cost.low, heatPump.cost.high)}</dd>
        </div>
      </dl>
      <PhoneFold summary="What we do">
        <p className="label phone:hidden">What we do</p>
        <Dashes items={work} />
      </PhoneFold>
      <p className="bar-before mt-5 mb-4 self-start pl-4">
        <b>Keep in mind:</b> {textOf(caveat)}
      </p>
      <a className="go justify-self-start" href="/contact?service=heat-pump#form">
        Ask about switching {title.toLowerCase()}
      </a>
    </article>
  );
}

interface RunningCostProps {
  query: string;
  today: Day;
}

/** A calculator for the visitor's own running costs. On a phone it is folded, under an example. */
export function RunningCost({ query, today }: RunningCostProps) {
  return (
    <Section id="running-cost" title="Work out your own running costs" groundClass="sand">
      <p className="lead mt-4 phone:hidden">Change a field to recalculate. No&nbsp;name&nbsp;needed.</p>
      {query === "" && <Example today={today} />}
      <PhoneFold buttonClass="fold-button" summary="Work out your own costs" open={query !== ""}>
        <div id="estimate" className="scroll-mt-36">
          <YourHouse query={query} />
          <Calculator calculator={hotWater} query={query} today={today} />
        </div>
      </PhoneFold>
    </Section>
  );
}

/** Shown above the folded calculator until the visitor enters something. A wide screen shows the calculator instead. */
function Example({ today }: { today: Day }) {
  const { year, numbers } = hotWater.answer("", today);
  const { "hot-water-saving-low": lowSaving, "hot-water-saving-high": highSaving } = numbers;
  if (!year || lowSaving === undefined || highSaving === undefined) return null;
  return (
    <div className="mt-3 from-tablet:hidden">
      <p>Three people who have gas hot water now:</p>
      <dl className="mt-3 mb-4 grid grid-cols-2 gap-4 *:flex *:flex-col-reverse">
        <div>
          <dt className="small">Heat pump, a year</dt>
          <dd className="text-h3">{moneyRangeText(year.heatPump.cost.low, year.heatPump.cost.high)}</dd>
        </div>
        <div>
          <dt className="small">Saving, a year</dt>
          <dd className="text-h3">{moneyRangeText(lowSaving, highSaving)}</dd>
        </div>
      </dl>
    </div>
  );
}
