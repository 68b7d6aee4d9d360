// Beside format.ts, for running text instead of a single number.
import { months, NBSP } from "./format.ts";

const unitAfterNumber =
  /(?<=\d) (?=([kMG]?Wh?|kVA|c|cents|m²|k[gm]|°C|h|hours?|minutes|days|weeks|months?|years?|[ap]m|per cent|million|litres)(?!\p{L}))/gu;
const digitsAfterDigits = /(?<=\d) (?=\d)/g;
const monthAfterDay = new RegExp(`(?<=\\b\\d{1,2}) (?=(?:${months.join("|")})\\b)`, "g");

/** "8am–6pm", "5–8", "Mon–Fri": a browser would end a line after the dash. */
const dashInRange = /\b–/g;

/** Running text in which no number is left at a line's end without its unit or month, and no range or phone number is parted. */
export function holdTogether(text: string): string {
  return text
    .replace(unitAfterNumber, NBSP)
    .replace(digitsAfterDigits, NBSP)
    .replace(monthAfterDay, NBSP)
    .replace(dashInRange, "–\u2060");
}
