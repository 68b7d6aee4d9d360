import { useAfterPaint } from "#app/island/after-paint.ts";
import { LazyPart } from "#app/island/lazy-part.tsx";
import { type Cost, costOf, type Purchase, paybackCosts } from "#content/cost.ts";
import { appliances } from "#content/energy/batteries.ts";
import { answerTo } from "#content/energy/cached-estimates.ts";
import type { Part, Span } from "#content/energy/estimate.ts";
import { batteryOwnUse } from "#content/energy/money/own-use.ts";
import {
  hundreds,
  kwhSize,
  kw as kwText,
  longDate,
  money,
  moneyRange,
  number,
  percent,
  tens,
} from "#content/format.ts";
import { mapValues } from "#content/map-values.ts";
import { addDays } from "#content/melbourne.ts";
import { leastToPay } from "#content/offers/air-conditioning.ts";
import { type AirConditioningSize, type PriceRange, prices } from "#content/prices.ts";
import { creditedUsableKwh } from "#content/rules/battery-certificates.ts";
import { nextChangeAfter, plannedInstallation } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";
import { deemingYears, largestCertifiedSystem, zoneRatings } from "#content/rules/solar-certificates.ts";
import { solarHomes } from "#content/rules/solar-homes.ts";
import { hotWaterCopayment } from "#content/rules/victorian-energy-upgrades.ts";
import type { Zone } from "#content/rules/zones.ts";
import { defineCalculator, type ResultsProps } from "../define.tsx";
import { type Line, present, summaryLine, sumOf } from "../estimate-lines.ts";
import { type Answers, amount, choice, type Fields, fieldNamesOf, nameOf, several, sizes } from "../fields.ts";
import {
  batterySizes,
  checkHouse,
  dailyUseOf,
  energyInput,
  type House,
  houseFields,
  panelSizes,
  powerFields,
  roofAndBatteryFields,
  sizeFields,
  totalKw,
} from "../house.ts";
import { householdFields, householdOn, installedFields, rebateCondition, whenOf } from "../programs/household.ts";
import { DecidingFigures } from "../results/deciding-figures.tsx";
import { Amount } from "../results/output.tsx";
import { yearsFigure } from "../results/years.ts";

const { income, owner, stc } = householdFields;

const fields = {
  kw: sizes(
    {
      ...{ label: "Panels, kW", hint: "15 panels make 6.6 kW", buttonSizes: panelSizes, usual: "8" },
      messageIfEmpty: "Choose a size, or none. For now we’ve used 8 kW.",
    },
    { ...sizeFields.kw, least: 0, most: 100, assumed: 8 },
  ),
  battery: sizes(
    {
      ...{ label: "Battery, kWh", hint: "usable", buttonSizes: batterySizes, usual: "10" },
      messageIfEmpty: "Choose a size, or none. For now we’ve used 10 kWh.",
    },
    { ...sizeFields.battery, assumed: 10 },
  ),
  ...houseFields,
  backup: several({
    label: "In a blackout, keep these running",
    options: mapValues(appliances, ({ name }) => name),
    hiddenWhen: { battery: ["", "0"] },
  }),
  hours: amount(
    { label: "For how many hours", hint: "1 to 72", usual: "12", hiddenWhen: { battery: ["", "0"] } },
    { name: "the hours of backup", least: 1, most: 72, assumed: 12 },
  ),
  hotwater: choice({
    label: "Heat pump hot water",
    hint: "To replace an old hot water system",
    options: { no: "No", yes: "Yes", local: "Yes, locally made" },
    usual: "no",
  }),
  aircon: choice({
    label: "Air conditioning",
    full: true,
    options: { "": "None", ...mapValues(prices.airConditioning, ({ name }) => name) },
    usual: "",
  }),
  income,
  owner,
  stc,
  ...installedFields,
  cost: amount(
    { label: "A quote you have, $", hint: "For panels and battery, before discounts" },
    { name: "the price", unit: "dollars", least: 100, most: 5_000_000 },
  ),
};

export type PriceAnswers = Answers<typeof fields>;

export type PriceResult = ReturnType<typeof compute>;

/** What a part of the answer is shown from. */
export interface PriceProps {
  answers: PriceAnswers;
  result: PriceResult;
}

/** What a system costs after discounts, what it saves and how long it takes: one answer for one house. */
export const price = defineCalculator({
  name: "price",
  title: "Your price",
  page: "/your-price",
  fields,
  groups: [
    { fields: ["kw"] },
    { fields: ["battery"] },
    { fields: ["postcode"] },
    {
      fold: "Make it more accurate",
      groups: [
        { fold: "Your power", fields: fieldNamesOf(powerFields) },
        { fold: "Your roof and the battery", fields: [...fieldNamesOf(roofAndBatteryFields), "backup", "hours"] },
        {
          fold: "Discounts, other work and timing",
          fields: ["hotwater", "aircon", "income", "owner", "stc", "year", "half", "cost"],
        },
      ],
    },
  ],
  button: "Work it out",
  check: checkHouse,
  compute,
  Results: PriceResults,
  announce: ({ cost, saving }) => (cost ? sentenceOf(cost.pay, saving) : ""),
  summarise: ({ cost, saving, energy, parts }) => [
    ...(cost ? [{ label: "Pays", value: payInWords(cost.pay) }] : []),
    ...(saving ? [{ label: "Yearly saving", value: moneyRange(tens(saving.low), tens(saving.high)) }] : []),
    ...summaryLine(
      "Pays back in",
      energy?.payback[parts.at(-1) ?? "together"].assumed ?? undefined,
      (years) => `about ${years.toFixed(1)} years`,
    ),
  ],
});

export const Island = price.island;

function houseOf(answers: PriceAnswers): House {
  return { ...answers, kw: answers.kw || undefined };
}

function purchaseOf(answers: PriceAnswers, day: Day): Purchase {
  const { kw, kw2 = 0, battery, postcode, hotwater, aircon, existing, cost } = answers;
  return {
    kw: kw > 0 ? kw + kw2 : 0,
    battery,
    heatPump: hotwater === "no" ? undefined : hotwater === "local" ? "local" : "imported",
    airConditioner: aircon || undefined,
    zone: postcode.zone,
    certificatePrice: answers.stc,
    knownPrice: cost,
    panelsAlready: existing === "yes",
    household: householdOn(answers, day),
  };
}

function compute(answers: PriceAnswers, today: Day) {
  const { kw, battery } = answers;
  const { day } = whenOf(answers, today);
  const house = houseOf(answers);
  const purchase = purchaseOf(answers, day);
  const cost = costOf(purchase, day);
  const parts = partsOf(kw, battery);
  const isSimulated = parts.length > 0 && dailyUseOf(house) !== undefined;
  const energy = isSimulated ? answerTo(energyInput(house), paybackCosts(cost)) : undefined;
  return {
    house,
    purchase,
    /** Undefined where nothing is chosen. */
    cost: cost.price.high > 0 ? cost : undefined,
    day,
    lines: linesOf(answers, cost, today),
    energy,
    parts,
    saving: energy?.worth[parts.at(-1) ?? "together"],
    otherDates: otherDatesOf(answers, cost, day, today),
  };
}

/** The parts of the system that have a worth, in the order they are shown. */
function partsOf(kw: number, battery: number): Part[] {
  if (kw === 0) return battery === 0 ? [] : ["batteryAlone"];
  return battery === 0 ? ["panels"] : ["panels", "batteryOnTop", "together"];
}

/** One line of the price: what it is, who gets it, and how it is worked out. */
interface PriceLine extends Line {
  amount: number;
  condition: string;
}

type Words = Pick<PriceLine, "condition" | "calculation">;

/** What is bought, and what comes off it. */
function linesOf(answers: PriceAnswers, cost: Cost, today: Day): PriceLine[] {
  const { kw, battery, postcode, hotwater, aircon, existing } = answers;
  const [hasPanels, hasBattery, hasHeatPump] = [kw > 0, battery > 0, hotwater !== "no"];
  const { year, day } = whenOf(answers, today);
  const panels = totalKw(answers) ?? 0;
  const each = `Each is worth ${money(answers.stc)}.`;
  const bought = (label: string, { low, typical, high }: PriceRange): PriceLine => ({
    label,
    amount: typical,
    condition: low < high ? `Our range is ${moneyRange(tens(low), tens(high))}` : "The price you entered",
    calculation: `We assume ${money(typical)}. Our range is ${moneyRange(low, high)}, GST included.`,
  });
  const certificates = (part: "panels" | "battery" | "heatPump", name: string, words: Words): PriceLine => ({
    label: `${number(cost[part].certificates.count)} federal certificates for the ${name}`,
    amount: -cost[part].certificates.value,
    ...words,
  });
  const rebate = (part: "panels" | "heatPump", most: number): PriceLine => ({
    label: "Solar Homes rebate (Victoria)",
    amount: -cost[part].rebate.amount,
    condition: rebateCondition(cost[part].rebate.status, day),
    calculation: `${percent(solarHomes.share)} of the price after certificates, up to ${money(most)}.`,
  });
  return present([
    hasPanels && bought(`${kwText(panels)} of panels, installed`, cost.panels.price),
    hasPanels &&
      certificates("panels", "panels", {
        condition:
          kw > largestCertifiedSystem
            ? "Larger systems earn certificates year by year instead."
            : "For everyone. We claim them and take them off your price.",
        calculation: `${countOf(panels, postcode.zone, year)}. ${each}`,
      }),
    hasPanels && rebate("panels", solarHomes.panelsCap),
    hasBattery && bought(`${kwhSize(battery)} of battery, installed`, cost.battery.price),
    hasBattery &&
      certificates("battery", "battery", {
        condition:
          hasPanels || existing === "yes"
            ? "For anyone with solar, once per address."
            : "None without solar panels. If you already have panels, say so below.",
        calculation: `Only the first ${number(creditedUsableKwh)} usable kWh count, and each size band earns less per kWh than the one below it. We assume the compliance certificate is dated ${longDate(day)}. ${each}`,
      }),
    hasHeatPump && bought("Heat pump hot water, installed", cost.heatPump.price),
    hasHeatPump &&
      certificates("heatPump", "heat pump", {
        condition: "Energy Upgrades takes off more; your quote says how much.",
        calculation: `About this many for a usual unit. ${each} Energy Upgrades can’t take the price below ${money(hotWaterCopayment)}.`,
      }),
    hasHeatPump && rebate("heatPump", hotwater === "local" ? solarHomes.hotWaterLocalCap : solarHomes.hotWaterCap),
    aircon !== "" && {
      ...bought(prices.airConditioning[aircon].name, cost.airConditioner.price),
      condition: "Energy Upgrades takes something off where it replaces an old system; your quote says how much.",
      calculation: leastForAirConditioning(aircon, day),
    },
  ]);
}

/** How many certificates panels earn, and why. */
function countOf(kw: number, zone: Zone, year: number): string {
  const years = deemingYears(year);
  if (kw > largestCertifiedSystem) return `Systems over ${kwText(largestCertifiedSystem)} earn none up front`;
  if (years === 0) return "The scheme ends at the end of 2030";
  const rating = zoneRatings[zone];
  return `${kwText(kw)} × ${number(rating, 3)} (zone ${zone}) × ${years} ${years === 1 ? "year" : "years"} = ${number(kw * rating * years, 1)}, rounded down`;
}

function leastForAirConditioning(size: AirConditioningSize, day: Day): string {
  const least = leastToPay(size, day);
  return least === undefined
    ? "No discount was known that day."
    : `Energy Upgrades can’t take the price below ${money(least)}.`;
}

/** What the same costs before the day it is planned for, and from the next drop in certificates: each 1 January and 1 July. */
function otherDatesOf(answers: PriceAnswers, now: Cost, day: Day, today: Day): string[] {
  const costOn = (other: Day) => costOf(purchaseOf(answers, other), other);
  const isPlanned = day !== today && day === plannedInstallation(today);
  const next = nextChangeAfter(day);
  const more = next === undefined ? 0 : costOn(next).withoutRebate.typical - now.withoutRebate.typical;
  return present([
    isPlanned &&
      `If we can still install by ${longDate(addDays(day, -1))}, it’s about ${money(tens(costOn(today).pay.typical))}.`,
    next !== undefined && more >= 5 && `From ${longDate(next)} the same system costs about ${money(tens(more))} more.`,
  ]);
}

/** As the page shows it: "about $11,370, $8,500–15,600". */
function payInWords({ low, typical, high }: PriceRange): string {
  return `about ${money(tens(typical))}, ${moneyRange(hundreds(low), hundreds(high))}`;
}

/** The price first, then what makes it, what it saves and when each part has paid for itself. */
function PriceResults({
  answers,
  result,
  query,
  today,
  isWrong,
  isAsRendered,
}: ResultsProps<typeof fields, PriceResult>) {
  const { cost, lines, energy, parts, saving, otherDates } = result;
  if (!cost)
    return (
      <div className="price-answer dusk">
        <h2 id="answer" className="price-figure-label" tabIndex={-1}>
          Choose panels, a battery or both
        </h2>
        <p>The price appears here.</p>
      </div>
    );
  const { pay, withoutRebate } = cost;
  const rebateDecides = withoutRebate.typical > pay.typical;
  const back = energy?.payback[parts.at(-1) ?? "together"].assumed;
  return (
    <div className="price-answer dusk">
      {isWrong && <p className="label">Fix the highlighted fields. Here is what we can work out so far.</p>}
      <h2 id="answer" className="price-figure-label" tabIndex={-1}>
        Your price after discounts
      </h2>
      <DecidingFigures
        figures={[
          { label: "You pay about", figure: <Amount name="pay-assumed" value={pay.typical} to={10} /> },
          ...(saving
            ? [
                { label: "You save about", figure: money(tens(saving.assumed)), note: "a year" },
                { label: "Paid back in", figure: yearsFigure(back), note: "years" },
              ]
            : []),
        ]}
      />
      {otherDates.map((text) => (
        <p key={text} className="semibold">
          {text}
        </p>
      ))}
      <LazyPart
        name="drawn"
        isAsRendered={isAsRendered}
        load={loadDrawn}
        props={{ answers, result, battery: addedBattery(result, answers.battery) }}
      />
      <p>
        {rebateDecides && `Without the state rebate it’s about ${money(tens(withoutRebate.typical))}. `}
        Allow <Amount name="pay-low" value={pay.low} to={100} />–<Amount name="pay-high" value={pay.high} to={100} />{" "}
        for the equipment most homes choose: from a simple job{rebateDecides && " with the rebate"} to a difficult one
        {rebateDecides && " without it"}, GST included.
      </p>
      <div className="small">
        <LazyPart name="place" isAsRendered={isAsRendered} load={loadPlace} props={{ answers, result }} /> Prices and
        rules of {longDate(today)}.
      </div>
      <dl className="price-lines">
        {lines.map(({ label, amount: dollars, condition }) => (
          <div key={label}>
            <dt>
              {label}
              <small>{condition}</small>
            </dt>
            <dd>{dollars > 0 ? money(tens(dollars)) : dollars < 0 ? `−${money(-dollars)}` : "$0"}</dd>
          </div>
        ))}
        <div>
          <dt>Total discounts</dt>
          <dd>
            −
            <Amount name="discounts" value={-sumOf(lines.map(({ amount: dollars }) => Math.min(0, dollars)))} to={1} />
          </dd>
        </div>
        <div className="price-left">
          <dt>You pay about</dt>
          <dd>{money(tens(pay.typical))}</dd>
        </div>
        {saving && (
          <div className="price-saving">
            <dt>
              Yearly saving
              {answers.battery > 0 && (
                <small>We’ve taken off {money(batteryOwnUse.assumed)} for the power a battery uses itself.</small>
              )}
            </dt>
            <dd>
              <Amount name="saving-low" value={saving.low} to={10} />–
              <Amount name="saving-high" value={saving.high} to={10} />
              <small>
                about <Amount name="saving-assumed" value={saving.assumed} to={10} />
              </small>
            </dd>
          </div>
        )}
      </dl>
      <div className="price-returns">
        <Effects answers={answers} result={result} />
        {energy && (
          <LazyPart
            name="payback"
            isAsRendered={isAsRendered}
            load={loadPayback}
            props={{ answers, energy, parts, wiring: prices.backupWiring.typical }}
          />
        )}
      </div>
      <LazyPart name="details" isAsRendered={isAsRendered} load={loadDetails} props={{ answers, result, query }} />
    </div>
  );
}

const usualBattery = 10;

/** The battery asked about, or the usual one, and what it adds to the price. */
function addedBattery({ cost, purchase, day }: PriceResult, size: number) {
  if (cost && size > 0) return { size, pay: cost.battery.pay.typical };
  return { size: usualBattery, pay: costOf({ ...purchase, battery: usualBattery }, day).battery.pay.typical };
}

const loadDrawn = () => import("../price-drawn.tsx").then(({ PriceDrawn }) => PriceDrawn);
const loadPayback = () => import("../price-payback.tsx").then(({ PricePayback }) => PricePayback);
const loadDetails = () => import("../price-details.tsx").then(({ PriceDetails }) => PriceDetails);
const loadPlace = () => import("../price-details.tsx").then(({ PriceOfPlace }) => PriceOfPlace);

/** A year of half-hours is simulated again for two fields at most; more than two share one sentence. */
const mostSimulated = 2;

/** How each further answer changes the result, against leaving that field as it was. */
function Effects(props: PriceProps) {
  const { answers, result } = useAfterPaint(props);
  const effects = effectsOf(answers, result);
  if (effects.length === 0) return null;
  return (
    <ul className="price-effects small" aria-label="What your details change">
      {effects.map(([name, text]) => (
        <li key={name}>
          <b>{name}:</b> {text}
        </li>
      ))}
    </ul>
  );
}

export function effectsOf(answers: PriceAnswers, { cost, saving, day, house, parts }: PriceResult): [string, string][] {
  if (!cost) return [];
  const usual: Readonly<Record<string, unknown>> = price.usual(day);
  const changed = Object.entries(answers).flatMap(([name, answer]) =>
    answer === usual[name] || mainFields.includes(name) ? [] : [name],
  );
  if (changed.length === 0) return [];
  const without = (names: readonly string[]): PriceAnswers => ({
    ...answers,
    ...Object.fromEntries(names.map((name) => [name, usual[name]])),
  });
  const input = JSON.stringify(energyInput(house));
  const simulated = changed.filter((name) => JSON.stringify(energyInput(houseOf(without([name])))) !== input);
  const groups = simulated.length <= mostSimulated ? simulated.map((name) => [name]) : [simulated];
  const savings = groups.map((names): [string, string] => {
    const { worth } = answerTo(energyInput(houseOf(without(names))));
    const more = tens((saving?.assumed ?? 0) - worth[parts.at(-1) ?? "together"].assumed);
    const less = more === 0 ? "changes the saving by less than $10 a year" : "";
    return [namesOf(names), less || `saves ${money(Math.abs(more))} ${more > 0 ? "more" : "less"} a year`];
  });
  const payments = changed.flatMap((name): [string, string][] => {
    const text = differenceOf(cost.pay, costOf(purchaseOf(without([name]), day), day).pay);
    return text ? [[namesOf([name]), text]] : [];
  });
  return [...payments, ...(saving ? savings : [])];
}

/** They make the question rather than refine it; the place has a sentence of its own. */
const mainFields: readonly string[] = ["kw", "battery", "postcode", "backup", "hours", "half"];

function namesOf(names: readonly string[]): string {
  const rows: Fields = fields;
  const row = rows[names[0] ?? ""];
  return names.length > 1 || !row ? "Your details together" : nameOf(row);
}

function differenceOf(now: PriceRange, before: PriceRange): string {
  const more = Math.round(now.typical - before.typical);
  const atTheTop = Math.round(now.high - before.high);
  if (more !== 0) return `${money(Math.abs(more))} ${more > 0 ? "more" : "less"} to pay`;
  return atTheTop === 0 ? "" : `${money(Math.abs(atTheTop))} ${atTheTop > 0 ? "more" : "less"} at the highest price`;
}

function sentenceOf(pay: PriceRange, saving: Span | undefined): string {
  const saves = saving ? `; saves ${moneyRange(tens(saving.low), tens(saving.high))} a year` : "";
  return `You pay ${payInWords(pay)}${saves}`;
}
