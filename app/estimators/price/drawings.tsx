import { DayChart } from "#app/charts/day/day-chart.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { useAfterPaint } from "#app/island/after-paint.ts";
import { costOf } from "#content/cost.ts";
import { dayOf, type EnergyAnswer } from "#content/energy/cached-estimates.ts";
import type { Part } from "#content/energy/estimate.ts";
import { exampleHome, yearlyDegradation } from "#content/energy/inputs/constants.ts";
import { degradationOf } from "#content/energy/money/payback.ts";
import { yearsText } from "#content/energy/money/years-text.ts";
import { kwhSizeText, kwhText, kwText, moneyText, monthName, roundToTens, sizeText } from "#content/format.ts";
import { monthlyRepayment } from "#content/offers/loan.ts";
import { laterCostsText } from "#content/offers/ordinary-job.ts";
import { energyInput } from "../house.ts";
import { DrawnAnswer } from "../results/drawn-answer.tsx";
import { PlaceAndOffer } from "../results/place-and-offer.tsx";
import { type EnteredForPrice, energyOf, type PriceProps, type PriceResult, wholePartOf } from "./compute.ts";

/** Prices with and without the battery, a loan's cost, and drawings of the bills and the payback. */
export function PriceDrawings(props: PriceProps) {
  const { entered, result } = useAfterPaint(props);
  const { cost, energy, parts, saving } = result;
  return (
    <>
      <p className="small">
        <PlaceAndOffer entered={entered} result={result} />
      </p>
      {entered.existing === "yes" && parts.length > 0 && (
        <p>
          It’s added to {kwText(entered.existingkw)} of panels that stay on the roof. Enter a bill from before you had
          them. <a href="#price-existingkw">Change</a>
        </p>
      )}
      <WithAndWithout entered={entered} result={result} />
      {cost && <MonthlyRepayment price={cost.pay.typical} rate={entered.loan} />}
      {cost && energy && saving && (
        <DrawnAnswer
          before={parts[0] === "batteryOnTop" ? energy.bills.panels : energy.bills.neither}
          after={billAfter(energy, parts)}
          cost={cost.panels.pay.typical + cost.battery.pay.typical}
          saving={saving.assumed}
          degradation={degradationOfParts(energy, parts)}
          laterCostsText={laterCostsText(entered.kw, entered.battery)}
        />
      )}
    </>
  );
}

/** A year's bill with the chosen parts. */
function billAfter({ bills }: EnergyAnswer, parts: readonly Part[]): number {
  const wholePart = wholePartOf(parts);
  return wholePart === "panels" ? bills.panels : wholePart === "batteryAlone" ? bills.batteryAlone : bills.both;
}

function degradationOfParts({ savings }: EnergyAnswer, parts: readonly Part[]): number {
  const wholePart = wholePartOf(parts);
  if (wholePart === "together") return degradationOf(savings);
  return wholePart === "panels" ? yearlyDegradation.panels : yearlyDegradation.battery;
}

/** The price with and without a battery, whichever the visitor chose. */
function WithAndWithout({ entered, result }: PriceProps) {
  const { cost, energy } = result;
  if (!cost || entered.kw === 0) return null;
  const batteryKwh = entered.battery || exampleHome.battery;
  const withBattery = entered.battery > 0 ? { cost, energy } : addBattery(entered, result, batteryKwh);
  const batteryPay = withBattery.cost.battery.pay.typical;
  const payWithout = entered.battery > 0 ? cost.pay.typical - batteryPay : cost.pay.typical;
  const paidBack = (years: number | null | undefined) => energy && <small>paid back in {yearsText(years)} years</small>;
  return (
    <dl className="with-without">
      <div>
        <dt>Without the battery</dt>
        <dd>
          <b>{moneyText(roundToTens(payWithout))}</b> {paidBack(energy?.payback.panels.assumed)}
        </dd>
      </div>
      <div>
        <dt>With a {kwhSizeText(batteryKwh)} battery</dt>
        <dd>
          <b>{moneyText(roundToTens(payWithout + batteryPay))}</b>{" "}
          {paidBack(withBattery.energy?.payback.together.assumed)}
        </dd>
      </div>
    </dl>
  );
}

/** The same house with a battery at our price, even if a quote prices the panels. */
function addBattery(
  entered: EnteredForPrice,
  { cost: currentCost, purchase, day, energy }: PriceResult,
  batteryKwh: number,
) {
  const cost = costOf({ ...purchase, batteryKwh, knownPrice: undefined }, day);
  return {
    cost,
    energy:
      energy && energyOf({ ...entered, battery: batteryKwh }, { ...cost, panels: currentCost?.panels ?? cost.panels }),
  };
}

const loanYears = 7;

interface MonthlyRepaymentProps {
  price: number;
  /** The lender's rate, % a year; undefined until the visitor types it. */
  rate: number | undefined;
}

/** What a loan of the whole price costs a month and in total. We aren't a lender, so the visitor enters the rate. */
function MonthlyRepayment({ price, rate }: MonthlyRepaymentProps) {
  if (price < 100) return null;
  if (rate === undefined)
    return (
      <p className="small print:hidden">
        Borrowing? <a href="#price-loan">Enter your lender’s rate</a> to see the cost a month.
      </p>
    );
  const months = loanYears * 12;
  const repayment = monthlyRepayment(price, rate, months);
  return (
    <p>
      Borrowed at {sizeText(rate)}% over {loanYears} years, {moneyText(roundToTens(price))} costs{" "}
      {moneyText(repayment * months)} in all, {moneyText(repayment * months - price)} of it interest:{" "}
      {moneyText(repayment)} a month.{" "}
      <span className="small">
        Fees aren’t included. We are not a lender and don’t arrange credit; ask yours for its comparison rate.
      </span>
    </p>
  );
}

/** October, which is neither summer nor winter. */
const shownMonth = 10;

/** The house's average day, by the half-hour. */
export function AverageDay(props: PriceProps) {
  const { entered, result } = useAfterPaint(props);
  if (!result.energy) return null;
  const curve = dayOf(energyInput(result.house), shownMonth);
  const { made, use, direct, discharged, bought, exported } = curve.totals;
  // Less would be shown as 0.0 kWh.
  const isStored = discharged >= 0.05;
  const sentences = [
    made > 0 && `The panels make ${kwhText(made, 1)}.`,
    `The house uses ${kwhText(use, 1)}${made > 0 ? `: ${kwhText(direct, 1)} as it’s made` : ""}${isStored ? `${made > 0 ? " and" : ","} ${kwhText(discharged, 1)} from the battery` : ""}.`,
    `You buy ${kwhText(bought, 1)}${made > 0 ? ` and sell ${kwhText(exported, 1)}` : ""}.`,
  ];
  const title = `Your house on an average ${monthName(shownMonth)} day`;
  return (
    <section className="day-sheet" aria-label={title}>
      <PhoneFold summary={title}>
        <h3 className="phone:hidden">{title}</h3>
        <p className="small mt-1 mb-4">{sentences.filter(Boolean).join(" ")}</p>
        <DayChart curve={curve} batteryKwh={entered.battery} whose="Your" />
      </PhoneFold>
    </section>
  );
}
