import { batteryPrice, panelsPrice } from "#content/cost.ts";
import { kwhSize, kw as kwText, money, moneyRange, number, size } from "#content/format.ts";
import { batteryCertificates } from "#content/rules/battery-certificates.ts";
import { solarCertificates } from "#content/rules/solar-certificates.ts";
import type { Zone } from "#content/rules/zones.ts";
import { batteryCertificatesProgram } from "../programs/battery.ts";
import { solarCertificatesProgram } from "../programs/solar.ts";
import { type Line, type Outputs, type SummaryLine, summaryLine } from "../question/estimate.ts";
import type { QuoteInput } from "./question.ts";

export { type QuoteInput, read, readSent } from "./question.ts";

type QuoteOutput =
  | "quote-stcs-rule"
  | "quote-stcs-claimed"
  | "quote-stcs-difference"
  | "quote-difference-value"
  | "quote-per-kw"
  | "quote-per-kwh";

type Verdict = "below" | "within" | "above";

export type QuoteResult = {
  outputs: Outputs<QuoteOutput>;
  arithmetic: Line[];
  /** What the check found, in sentences. */
  findings: string[];
  perKw: { low: number; high: number; verdict: Verdict } | undefined;
  perKwh: { low: number; high: number; verdict: Verdict } | undefined;
};

export function compute(input: QuoteInput): QuoteResult {
  const { kw, zone, battery, when, stc, stcs } = input;
  const panels = kw !== undefined && zone !== undefined ? solarCertificatesProgram({ kw, zone, when, stc }) : undefined;
  const stored = battery ? batteryCertificatesProgram({ usable: battery, when, stc }) : undefined;
  const known = kw === undefined || panels !== undefined;
  const rule = known && (panels || stored) ? (panels?.certificates ?? 0) + (stored?.certificates ?? 0) : undefined;
  const difference = stcs !== undefined && rule !== undefined ? stcs - rule : undefined;
  const { perKw, perKwh } = unitPrices(input, rule);
  return {
    outputs: {
      "quote-stcs-rule": rule,
      "quote-stcs-claimed": stcs,
      "quote-stcs-difference": difference,
      "quote-difference-value": difference === undefined ? undefined : Math.round(difference * stc),
      "quote-per-kw": perKw,
      "quote-per-kwh": perKwh,
    },
    arithmetic: [...(panels?.arithmetic.slice(0, 1) ?? []), ...(stored?.arithmetic.slice(0, 2) ?? [])],
    findings: [...claimFindings(input, rule), ...priceFindings(input, perKw, perKwh)],
    perKw: kw === undefined || perKw === undefined ? undefined : compared(perKw, panelsPrice(kw), kw),
    perKwh: !battery || perKwh === undefined ? undefined : compared(perKwh, batteryPrice(battery), battery),
  };
}

/** A single price for panels and battery is split in the ratio of the assumed prices. */
function unitPrices({ price, basis, kw, battery, stcs, stc }: QuoteInput, rule: number | undefined) {
  if (price === undefined) return { perKw: undefined, perKwh: undefined };
  const before = basis === "before" ? price : price + (stcs ?? rule ?? 0) * stc;
  const panels = kw === undefined ? 0 : panelsPrice(kw).typical;
  const stored = battery ? batteryPrice(battery).typical : 0;
  const share = panels + stored > 0 ? before / (panels + stored) : 0;
  return {
    perKw: kw === undefined ? undefined : Math.round((share * panels) / kw),
    perKwh: battery ? Math.round((share * stored) / battery) : undefined,
  };
}

function compared(unitPrice: number, price: { low: number; high: number }, units: number) {
  const low = Math.round(price.low / units);
  const high = Math.round(price.high / units);
  const verdict: Verdict = unitPrice < low ? "below" : unitPrice > high ? "above" : "within";
  return { low, high, verdict };
}

function claimFindings(input: QuoteInput, rule: number | undefined): string[] {
  const { stcs, stc } = input;
  if (stcs === undefined || rule === undefined) return [];
  if (stcs === rule) return [`Your quote claims ${number(stcs)} certificates, the right number under the rules.`];
  const more = stcs > rule;
  const worth = money(Math.abs(stcs - rule) * stc);
  return [
    `Your quote claims ${number(stcs)} certificates; under the rules it’s ${number(rule)}. The difference is worth ${worth}${more ? ", which you may not get" : ""}.`,
    ...likelyReason(input),
  ];
}

/** Claims that another zone's or year's rule would explain. */
function likelyReason({ stcs, kw, zone, when, battery }: QuoteInput): string[] {
  if (kw === undefined || zone === undefined) return [];
  const stored = battery ? batteryCertificates(battery, when.day) : 0;
  const other: Zone = zone === 3 ? 4 : 3;
  if (stcs === solarCertificates(kw, other, when.year) + stored)
    return [`The quote’s number is for zone ${other}; this postcode is in zone ${zone}.`];
  const year = [when.year - 1, when.year + 1].find((each) => stcs === solarCertificates(kw, zone, each) + stored);
  if (year !== undefined) return [`The quote’s number is for an installation in ${year}.`];
  return battery && stcs === solarCertificates(kw, zone, when.year)
    ? ["It counts the panels but not the battery."]
    : [];
}

function priceFindings({ kw, battery }: QuoteInput, perKw: number | undefined, perKwh: number | undefined): string[] {
  const findings: string[] = [];
  if (kw !== undefined && perKw !== undefined) {
    const { low, high, verdict } = compared(perKw, panelsPrice(kw), kw);
    findings.push(
      `${money(perKw)} per kW before certificates is ${verdict} the range we assume for ${kwText(kw)}, ${moneyRange(low, high)}.`,
    );
  }
  if (battery && perKwh !== undefined) {
    const { low, high, verdict } = compared(perKwh, batteryPrice(battery), battery);
    findings.push(
      `${money(perKwh)} per usable kWh before certificates is ${verdict} the range we assume, ${moneyRange(low, high)}.`,
    );
  }
  if (kw !== undefined && battery && perKw !== undefined)
    findings.push(
      "Your quote has one price for panels and battery together. We split it in proportion to the prices we assume; ask for separate prices.",
    );
  return findings;
}

export function summarise(input: QuoteInput, { outputs }: QuoteResult): SummaryLine[] {
  return [
    ...(input.postcode ? [{ label: "Postcode", value: input.postcode }] : []),
    ...summaryLine("Panels quoted", input.kw, kwText),
    ...summaryLine("Battery quoted", input.battery, (usable) => `${kwhSize(usable)} usable`),
    ...summaryLine(`Price quoted, ${input.basis} certificates`, input.price, money),
    ...summaryLine("Certificates claimed", outputs["quote-stcs-claimed"], size),
    ...summaryLine("Certificates under the rules", outputs["quote-stcs-rule"], size),
    ...summaryLine("Per kW before certificates", outputs["quote-per-kw"], money),
    ...summaryLine("Per usable kWh before certificates", outputs["quote-per-kwh"], money),
  ];
}
