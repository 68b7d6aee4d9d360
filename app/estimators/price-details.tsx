import { Fold } from "#app/components/fold.tsx";
import { useAfterPaint } from "#app/island/after-paint.ts";
import { backupHours, wattsOf } from "#content/energy/batteries.ts";
import type { Flow } from "#content/energy/estimate.ts";
import { kwh, kwhSize, number, size } from "#content/format.ts";
import { backupWiring } from "#content/offers/backup-wiring.ts";
import { batterySizeFor } from "./battery-size.ts";
import type { PriceProps, PriceResult } from "./calculators/price.tsx";
import type { Line } from "./estimate-lines.ts";
import { AskAbout } from "./results/ask-about.tsx";
import { assumptionsOf } from "./results/assumptions.ts";
import { Calculations } from "./results/calculations.tsx";
import { paybackLines, worthLines } from "./results/lines.ts";
import { Months } from "./results/months.tsx";

export { PriceOfPlace } from "./results/price-of-place.tsx";

/** Where to ask for this quote, then what is folded under its price. */
export function PriceDetails({ query, ...shown }: PriceProps & { query: string }) {
  return (
    <>
      <AskAbout tool="price" query={query} text="Ask for this quote" />
      <Folded {...shown} />
    </>
  );
}

/**
 * What is folded under a price: its months, the battery's size, and how it all comes about. It is worked out after the price has
 * been shown, since a year is simulated for each size.
 */
function Folded(props: PriceProps) {
  const { answers, result } = useAfterPaint(props);
  const { cost, energy } = result;
  if (!cost) return null;
  return (
    <>
      {energy && (
        <Fold summary="Month by month">
          <Months months={energy.months} />
          <p className="small">{yearInWords(energy.year.both)}</p>
        </Fold>
      )}
      <BatteryAdvice answers={answers} result={result} />
      <Fold summary="How we work this out">
        <Calculations lines={workings(result)} />
        <ul className="dashes small">
          {assumptionsOf(result.house, cost, { knownPrice: answers.cost, stc: answers.stc }).map(({ field, text }) => (
            <li key={text}>
              {field ? `${text} ` : text}
              {field && <a href={`#price-${field}`}>Change</a>}
            </li>
          ))}
        </ul>
        <p className="small">This is an estimate from averages, not a quote.</p>
      </Fold>
    </>
  );
}

function yearInWords({ made, direct, moved, exported, bought, fromGrid, event }: Flow): string {
  const used = direct + moved;
  const lost = made + fromGrid - used - exported - event;
  const where = lost >= 1 ? `, and ${kwh(lost)} is lost in the battery or over your export limit` : "";
  return `Over the year the panels make ${kwh(made)}: you use ${kwh(used)}, ${kwh(exported)} goes to the grid${where}. You buy ${kwh(bought)}.`;
}

function BatteryAdvice({ answers, result }: PriceProps) {
  const { battery, backup, hours, stc: certificate } = answers;
  const advice = batterySizeFor({ house: result.house, stc: certificate, day: result.day, backup, hours });
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
            {`A full ${kwhSize(battery)} battery runs what you ticked, ${number(watts)} W, for ${size(Math.round((backupHours(battery, watts) ?? 0) * 10) / 10)} hours without sun. Backup wiring costs ${backupWiring} more.`}
          </li>
        )}
      </ul>
      <p className="small">
        We simulate a year, half-hour by half-hour, with one size after another from 4 kWh up. For the money, we go up
        in size as long as each step pays for itself within 15 years. For June, we take the smallest that covers an
        average evening. 90% of what goes in comes out.
      </p>
      <Calculations lines={advice.lines} />
    </Fold>
  );
}

/** How each figure of the answer comes about. */
function workings({ cost, lines, energy, saving, parts, house }: PriceResult): Line[] {
  if (!cost || !energy || !saving) return lines;
  const back = energy.payback[parts.at(-1) ?? "together"];
  return [...lines, ...paybackLines(cost, saving, back), ...worthLines(energy, house)];
}
