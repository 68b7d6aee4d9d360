import { browserPart } from "#app/island/part.tsx";
import { countText } from "#content/count-text.ts";
import { defaultOffer } from "#content/energy/tariffs/default-offer.ts";
import { numberText, percentText } from "#content/format.ts";
import { dateName } from "#content/melbourne.ts";
import type { ReadReport } from "../web-worker/messages.ts";
import { CorrectionFields, type CorrectionProps } from "./correction-fields.tsx";
import { NextSteps, Warning } from "./notices.tsx";

const OtherRefusals = browserPart(() => import("./refusal.tsx").then((module) => module.OtherRefusals), {
  isInStatus: true,
});

/** A sentence about what was read, warnings, and fields to correct what we guessed. */
export function ReadingReport({ reading, corrections, onCorrect }: CorrectionProps) {
  return (
    <div className="mt-8 grid gap-4">
      <p className="semibold max-w-[44rem]" data-outcome={reading.outcome}>
        {outcomeText(reading)}
      </p>
      {reading.outcome === "too-short" ? <NextSteps /> : null}
      {warningLines(reading).map((line) => (
        <Warning key={line}>{line}</Warning>
      ))}
      {reading.refused.length > 0 ? <OtherRefusals reasons={reading.refused} /> : null}
      <CorrectionFields reading={reading} corrections={corrections} onCorrect={onCorrect} />
    </div>
  );
}

function outcomeText(reading: ReadReport["reading"]): string {
  const { outcome, days } = reading;
  if (outcome === "too-short")
    return `This file has ${countText(days, "day")}. We need at least four weeks, and preferably twelve months: ask for the longest period your distributor offers, up to two years.`;
  if (outcome === "part-year")
    return `Read: ${countText(days, "day")}. A whole year would show both summer and winter. Until then, we fill the missing months from the ones we have, and mark them.`;
  const sourceText = reading.distributor ? `, from ${defaultOffer[reading.distributor].name}` : "";
  return `Read: ${dateName(reading.from)} to ${dateName(reading.to)}, ${countText(days, "day")}, every ${reading.intervalMinutes} minutes${sourceText}. Your file stayed on this device.`;
}

/** Warnings about the readings. Those that can be corrected are labels of the correction fields instead. */
function warningLines(reading: ReadReport["reading"]): string[] {
  const { gaps, estimatedShare, unlabelled, state, isVeryLarge, rows, unreadableRows } = reading;
  const lines: string[] = [];
  if (gaps.days > 0 && gaps.longest)
    lines.push(
      `${countText(gaps.days, "day is", "days are")} missing (longest: ${datesText(gaps.longest)}). We filled them from similar days.`,
    );
  if (estimatedShare > 0.05)
    lines.push(`${percentText(estimatedShare)} of the readings are estimated or substituted by the network.`);
  if (unlabelled !== "none")
    lines.push(
      `There are two unnamed readings for every time. ${unlabelled === "added" ? "We added them. " : ""}If one is your solar, use your distributor’s file instead.`,
    );
  if (state)
    lines.push(`This meter is in ${state}. We work in Victoria, and sun, prices and rebates here are Victoria’s.`);
  if (isVeryLarge)
    lines.push("The file shows more than 500 kWh a day. Is it a business, or is the file in watt-hours?");
  if (unreadableRows > 0)
    lines.push(`We couldn’t read some rows and left them out (${numberText(unreadableRows)} of ${numberText(rows)}).`);
  return lines;
}

/** "10–19 January", or both dates in full if the months differ. */
function datesText({ from, to }: { from: string; to: string }): string {
  const [first, last] = [dateName(from).replace(/ \d{4}$/, ""), dateName(to).replace(/ \d{4}$/, "")];
  if (first === last) return first;
  const [day, month] = first.split(" ");
  return last.endsWith(` ${month}`) ? `${day}–${last}` : `${first} to ${last}`;
}
