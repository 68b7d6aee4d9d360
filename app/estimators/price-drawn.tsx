import type { Answer } from "#content/energy/cached-estimates.ts";
import type { Part } from "#content/energy/estimate.ts";
import { yearlyDegradation } from "#content/energy/inputs/constants.ts";
import { fadingOf } from "#content/energy/money/payback.ts";
import { kwhSize, money, tens } from "#content/format.ts";
import type { PriceProps } from "./calculators/price.tsx";
import { DrawnAnswer } from "./results/drawn-answer.tsx";
import { yearsFigure } from "./results/years.ts";

/** A battery and what it adds to the price: the one asked about, or the usual one. */
interface AddedBattery {
  size: number;
  pay: number;
}

interface PriceDrawnProps extends PriceProps {
  battery: AddedBattery;
}

/** With the battery and without it, then the bills and the years until the money is back. */
export function PriceDrawn({ answers, result, battery }: PriceDrawnProps) {
  const { cost, energy, parts, saving } = result;
  return (
    <>
      <WithAndWithout answers={answers} result={result} battery={battery} />
      {cost && energy && saving && (
        <DrawnAnswer
          bills={{ before: energy.bills.nothing, after: billAfter(energy, parts) }}
          cost={cost.panels.pay.typical + cost.battery.pay.typical}
          saving={saving.assumed}
          fading={fadingOfParts(energy, parts)}
        />
      )}
    </>
  );
}

/** What a year's power comes to with the parts that are asked about. */
function billAfter({ bills }: Answer, parts: readonly Part[]): number {
  const last = parts.at(-1);
  return last === "panels" ? bills.panels : last === "batteryAlone" ? bills.batteryAlone : bills.both;
}

function fadingOfParts({ worth }: Answer, parts: readonly Part[]): number {
  const last = parts.at(-1);
  if (last === "together") return fadingOf(worth);
  return last === "panels" ? yearlyDegradation.panels : yearlyDegradation.battery;
}

function yearsInWords(years: number | null | undefined): string {
  return `${yearsFigure(years)} years`;
}

/** Panels with the battery and without it, whichever was asked about. */
function WithAndWithout({ answers, result: { cost, energy }, battery: added }: PriceDrawnProps) {
  if (!cost || answers.kw === 0) return null;
  const { battery } = answers;
  const without = battery > 0 ? cost.pay.typical - added.pay : cost.pay.typical;
  const back = (years: number | null | undefined) => (energy ? `paid back in ${yearsInWords(years)}` : "");
  return (
    <dl className="with-without">
      <div>
        <dt>Without the battery</dt>
        <dd>
          <b>{money(tens(without))}</b> <small>{back(energy?.payback.panels.assumed)}</small>
        </dd>
      </div>
      <div>
        <dt>With a {kwhSize(added.size)} battery</dt>
        <dd>
          <b>{money(tens(without + added.pay))}</b>{" "}
          <small>{battery > 0 && back(energy?.payback.together.assumed)}</small>
        </dd>
      </div>
    </dl>
  );
}
