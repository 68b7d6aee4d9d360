import { kwhSize, longDate, number, percent, size } from "#content/format.ts";
import {
  batteryCertificates,
  batteryFactor,
  batteryFactors,
  creditedKwh,
  creditedUsableKwh,
  eligibleNominalKwh,
  taper,
} from "#content/rules/battery-certificates.ts";
import { nextStep } from "#content/rules/schedule.ts";
import type { When } from "../question/when.ts";
import type { Program } from "./program.ts";

/** Below this usable size a battery can't have the 5 kWh nominal that the program asks for. */
const leastUsableKwh = 4;

export type BatteryCase = { usable: number; when: When; stc: number };

export function batteryCertificatesProgram({ usable, when, stc }: BatteryCase): Program & { certificates: number } {
  const tooSmall = usable > 0 && usable < leastUsableKwh;
  const counted = tooSmall ? 0 : usable;
  const factor = batteryFactor(when.day);
  const certificates = batteryCertificates(counted, when.day);
  const next = nextStep(batteryFactors, when.day);
  const later = next ? batteryCertificates(counted, next.from) : certificates;
  const credited = creditedKwh(counted, when.day);
  return {
    id: "battery-certificates",
    certificates,
    amount: certificates * stc,
    conditional: false,
    arithmetic: [
      {
        label: "Capacity that counts",
        calculation: tooSmall
          ? `Batteries under ${kwhSize(eligibleNominalKwh.least)} nominal earn none.`
          : creditText(counted, credited),
      },
      {
        label: `Certificates if the battery is certified by ${longDate(endOf(when))}`,
        calculation:
          factor === 0
            ? "The scheme ends at the end of 2030."
            : `${size(credited)} × factor ${number(factor, 1)}, rounded down to whole certificates`,
        amount: certificates,
      },
      { label: "Their value", calculation: `${certificates} × $${size(stc)}`, amount: certificates * stc },
      ...(next && later < certificates
        ? [
            {
              label: `From ${longDate(next.from)}`,
              calculation: `${later} certificates at a factor of ${number(next.value, 1)}, ${certificates - later} fewer`,
            },
          ]
        : []),
    ],
  };
}

/** "14 + 60% of 6 = 17.6 kWh". */
function creditText(usable: number, credited: number): string {
  const [first, second] = taper;
  if (usable <= first.upTo) return `${kwhSize(usable)} usable, credited in full`;
  const middle = Math.min(usable, second.upTo) - first.upTo;
  const rest = Math.max(0, Math.min(usable, creditedUsableKwh) - second.upTo);
  const parts = [`${first.upTo}`, `${percent(second.share)} of ${size(middle)}`];
  if (rest > 0) parts.push(`${percent(taper[2].share)} of ${size(rest)}`);
  return `${parts.join(" + ")} = ${kwhSize(Math.round(credited * 100) / 100)}`;
}

function endOf({ year, half }: When): string {
  return half === 1 ? `${year}-06-30` : `${year}-12-31`;
}
