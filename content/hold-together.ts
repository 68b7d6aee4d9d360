// Like format.ts, but for running text instead of a single number.
import { monthNames, NBSP } from "./format.ts";

const unitAfterNumber =
  /(?<=\d) (?=([kMG]?Wh?|kVA|c|cents|m²|k[gm]|°C|h|hours?|minutes|days|weeks|months?|years?|[ap]m|per cent|million|litres)(?!\p{L}))/gu;
const digitsAfterDigits = /(?<=\d) (?=\d)/g;
const monthAfterDay = new RegExp(`(?<=\\b\\d{1,2}) (?=(?:${monthNames.join("|")})\\b)`, "g");

/** In "8am–6pm", "5–8" or "Mon–Fri" a browser would break the line after the dash. */
const dashInRange = /\b–/g;

/** Keeps each number on one line with its unit or month, and each range or phone number whole. */
export function holdTogether(text: string): string {
  return text
    .replace(unitAfterNumber, NBSP)
    .replace(digitsAfterDigits, NBSP)
    .replace(monthAfterDay, NBSP)
    .replace(dashInRange, "–\u2060");
}
