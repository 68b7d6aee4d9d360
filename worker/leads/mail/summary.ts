import { currentBills, labelOf, projectTypes, propertySizes, timelines } from "#content/request/options.ts";
import type { AssessmentRequest } from "#content/request/schema.ts";
import { serviceName } from "#content/request/services.ts";
import type { Lead, Upload } from "../storage/lead.ts";

export type Entry = readonly [label: string, value: string];

/** What was chosen from lists, in the form's words. */
export function choices(request: AssessmentRequest): Entry[] {
  const { propertySize, currentBill, timeline } = request;
  return [
    ["Project", labelOf(projectTypes, request.projectType)],
    ["Services", request.selectedServices.map(serviceName).join(", ")],
    ...(propertySize ? ([["Property", labelOf(propertySizes, propertySize)]] as const) : []),
    ...(currentBill ? ([["Current bill", labelOf(currentBills, currentBill)]] as const) : []),
    ...(timeline ? ([["When", labelOf(timelines, timeline)]] as const) : []),
  ];
}

const fileKinds = {
  // A PDF may hold a script or another file: it is not looked into, so it is opened where neither can run.
  "application/pdf": "PDF. Open it in the browser's viewer, not on the desktop",
  "image/jpeg": "JPEG picture",
  "image/png": "PNG picture",
} as const;

export function fileSummary({ type, bytes }: Upload): string {
  const size = bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${fileKinds[type]}, ${size}`;
}

export function wholeAddress({ address, city, state, postalCode }: AssessmentRequest): string {
  const missing = [city, state, postalCode].filter((part) => part !== undefined && !address.includes(part));
  return [address, ...(missing.length > 0 ? [missing.join(" ")] : [])].join(", ");
}

/** The suburb, as chosen or as addresses in Victoria are usually written. */
export function suburbOf({ address, city }: AssessmentRequest): string | undefined {
  return city ?? /,\s*([\p{L}' -]{2,40}?),?\s+(?:VIC|Vic|Victoria)?\s*\d{4}\b/u.exec(address)?.[1];
}

export function threadOf(id: string, siteUrl: string): string {
  return `<${id}@${URL.canParse(siteUrl) ? new URL(siteUrl).hostname : "website.invalid"}>`;
}

const checkReasons = {
  "hidden-field": "A field that people can't see was filled in.",
  "too-fast": "The form was sent within seconds.",
  "many-at-once": "Many requests came from the same network within a minute.",
} as const;

/** Why somebody should look twice, as sentences. */
export function checksOf({ checks }: Lead): string[] {
  return checks.map((check) => checkReasons[check]);
}

/** Paragraphs, those that there are. */
export function blocks(parts: (string | false | undefined)[]): string {
  return `${parts.filter((part) => part).join("\n\n")}\n`;
}
