import { Fold } from "#app/components/fold.tsx";
import { useAfterPaint } from "#app/island/after-paint.ts";
import { backupHours, wattsOf } from "#content/energy/batteries.ts";
import type { Flow } from "#content/energy/estimate.ts";
import { batteryOwnUseDollars } from "#content/energy/money/own-use.ts";
import { kwhSizeText, kwhText, longDate, moneyText, numberText, roundToTens, sizeText } from "#content/format.ts";
import { backupWiringText } from "#content/offers/backup-wiring.ts";
import {
  batteryBesidePanelsSentence,
  ordinaryAirConditioningText,
  ordinaryBatteryText,
  ordinaryHotWaterText,
  ordinaryJobText,
} from "#content/offers/ordinary-job.ts";
import { prices } from "#content/prices.ts";
import type { Day } from "#content/rules/schedule.ts";
import { batterySizeFor } from "../battery-size.ts";
import { type ArithmeticLine, sumOf } from "../estimate-lines.ts";
import { type Assumption, assumptionsOf } from "../results/assumptions.ts";
import { Calculations } from "../results/calculations.tsx";
import { paybackLines, savingLines } from "../results/lines.ts";
import { Months } from "../results/months.tsx";
import { RoundedMoney } from "../results/named-number.tsx";
import { type EnteredForPrice, type PriceProps, type PriceResult, wholePartOf } from "./compute.ts";
import { Effects } from "./effects.tsx";
import { PricePayback } from "./payback.tsx";

/**
 * How a price is worked out: its range and lines, the effect of each field, each part's payback, the months and the arithmetic. It
 * is computed after the price is painted, because it simulates a year for each size of battery.
 */
export function PriceSmallPrint(props: PriceProps & { defaults: EnteredForPrice; today: Day }) {
  const { entered, result, defaults, today } = useAfterPaint(props);
  const { cost, energy, parts } = result;
  if (!cost) return null;
  const { pay, withoutRebate } = cost;
  const hasRebate = withoutRebate.typical > pay.typical;
  return (
    <div className="price-small-print">
      <p>
        Depending on the job it’s <RoundedMoney name="pay-low" value={pay.low} step={100} /> (easy
        {hasRebate && ", with the state’s rebate"}) to <RoundedMoney name="pay-high" value={pay.high} step={100} />{" "}
        (hard
        {hasRebate && ", without it"}), with the equipment most homes choose. GST is included.
      </p>
      <p className="small">
        {entered.kw > 0 && `${ordinaryJobText} `}
        {entered.battery > 0 && `${entered.kw > 0 ? batteryBesidePanelsSentence : ordinaryBatteryText} `}
        {entered.hotwater !== "no" && `${ordinaryHotWaterText} `}
        {entered.aircon !== "" && `${ordinaryAirConditioningText} `}Prices and rules of {longDate(today)}.
      </p>
      <PriceLines entered={entered} result={result} />
      <Effects entered={entered} result={result} defaults={defaults} />
      {energy && <PricePayback energy={energy} parts={parts} backupWiringPrice={prices.backupWiring.typical} />}
      {energy && (
        <Fold summary="Month by month">
          <Months months={energy.months} />
          <p className="small">{yearText(energy.year.both)}</p>
        </Fold>
      )}
      <BatteryAdvice entered={entered} result={result} />
      <Fold summary="The arithmetic">
        <Calculations lines={workings(result)} />
        <ul className="dashes small">
          {priceAssumptions(entered, result).map(({ field, text }) => (
            <li key={text}>
              {field ? `${text} ` : text}
              {field && <a href={`#price-${field}`}>Change</a>}
            </li>
          ))}
        </ul>
        <p className="small">This is an estimate from averages, not a quote.</p>
      </Fold>
    </div>
  );
}

export function priceAssumptions(entered: PriceProps["entered"], { house, cost }: PriceResult): Assumption[] {
  return cost ? assumptionsOf(house, cost, { knownPrice: entered.cost, stc: entered.stc }) : [];
}

/** The price and its discounts line by line, then the yearly saving. */
function PriceLines({ entered, result: { cost, lines, saving } }: PriceProps) {
  if (!cost) return null;
  const discounts = -sumOf(lines.map(({ amount }) => Math.min(0, amount)));
  return (
    <dl className="price-lines">
      {lines.map(({ label, amount, condition }) => (
        <div key={label}>
          <dt>
            {label}
            <small>{condition}</small>
          </dt>
          <dd>{amount > 0 ? moneyText(roundToTens(amount)) : amount < 0 ? `−${moneyText(-amount)}` : "$0"}</dd>
        </div>
      ))}
      {discounts > 0 && (
        <div>
          <dt>Total discounts</dt>
          <dd>
            −
            <RoundedMoney name="discounts" value={discounts} step={1} />
          </dd>
        </div>
      )}
      <div className="price-left">
        <dt>You pay about</dt>
        <dd>{moneyText(roundToTens(cost.pay.typical))}</dd>
      </div>
      {saving && roundToTens(saving.high) > 0 && (
        <div className="price-saving">
          <dt>
            Yearly saving
            {entered.battery > 0 && (
              <small>
                We’ve taken off {moneyText(batteryOwnUseDollars.assumed)} for the power that the battery itself uses.
              </small>
            )}
          </dt>
          <dd>
            <RoundedMoney name="saving-low" value={saving.low} step={10} />–
            <RoundedMoney name="saving-high" value={saving.high} step={10} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function yearText({ made, direct, discharged, exported, bought, gridCharged, sentToOperator }: Flow): string {
  const usedKwh = direct + discharged;
  const lostKwh = made + gridCharged - usedKwh - exported - sentToOperator;
  const lossText = lostKwh >= 1 ? `, and ${kwhText(lostKwh)} is lost in the battery or over your export limit` : "";
  return `Over the year the panels make ${kwhText(made)}: you use ${kwhText(usedKwh)}, ${kwhText(exported)} goes to the grid${lossText}. You buy ${kwhText(bought)}.`;
}

function BatteryAdvice({ entered, result }: PriceProps) {
  const { battery, backup, hours, stc } = entered;
  const advice = batterySizeFor({
    house: result.house,
    certificatePrice: stc,
    day: result.day,
    backup,
    backupHours: hours,
  });
  const watts = wattsOf(backup);
  if (!advice) return null;
  return (
    <Fold summary="What size of battery, and why">
      <p>
        <b>{advice.title}</b>
      </p>
      <ul className="dashes">
        {advice.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {watts > 0 && (
          <li>
            {`A full ${kwhSizeText(battery)} battery runs what you ticked, ${numberText(watts)} W, for ${sizeText(Math.round((backupHours(battery, watts) ?? 0) * 10) / 10)} hours without sun. Backup wiring costs ${backupWiringText} more.`}
          </li>
        )}
      </ul>
      <Calculations lines={advice.lines} />
    </Fold>
  );
}

/** How each figure of the answer is worked out. */
function workings({ cost, lines, energy, saving, parts, house }: PriceResult): ArithmeticLine[] {
  if (!cost || !energy || !saving) return lines;
  const wholePart = wholePartOf(parts);
  return [
    ...lines,
    ...paybackLines(cost, saving, energy.payback[wholePart]),
    ...savingLines(energy, house, wholePart === "batteryOnTop" ? wholePart : "together"),
  ];
}
