// Numbers as text, in Australian English, for every folder and layer. A line never breaks between a number and its unit.

/** A space that never breaks a line. */
export const NBSP = "\u00a0";
export const monthNames = "January February March April May June July August September October November December".split(
  " ",
);

/** 1234.5 → "1,235"; with two decimals "1,234.50". */
export function numberText(value: number, decimals = 0): string {
  const [whole = "", fraction] = rounded(Math.abs(value), decimals);
  const text = fraction ? `${grouped(whole)}.${fraction}` : grouped(whole);
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/** Inserts commas. A regular expression would take longer, and a page has hundreds of numbers. */
function grouped(digits: string): string {
  return digits.length > 3 ? `${grouped(digits.slice(0, -3))},${digits.slice(-3)}` : digits;
}

/** A size or rate with its own decimals, at most three: 6.6 → "6.6", 10 → "10". */
export function sizeText(value: number): string {
  return numberText(value, 3).replace(/\.?0+$/, "");
}

/**
 * The digits before and after the point, rounded as people expect: 1.005 becomes 1.01. Written by hand, because preparing
 * `Intl.NumberFormat` would delay the first page of each isolate.
 */
function rounded(value: number, decimals: number): string[] {
  const approximation = decimals === 0 ? value : value * 10 ** decimals;
  // 1.005 is stored as slightly less than it is. Such an error matters only close to a half.
  const isClear = approximation < 1e9 && Math.abs((approximation % 1) - 0.5) > 1e-6;
  const text = String(Math.round(isClear ? approximation : scaled(value, decimals)));
  if (decimals === 0) return [text];
  const digits = text.padStart(decimals + 1, "0");
  return [digits.slice(0, -decimals), digits.slice(-decimals)];
}

function scaled(value: number, decimals: number): number {
  const valueText = String(value);
  return valueText.includes("e") ? value * 10 ** decimals : Number(`${valueText}e${decimals}`);
}

/** Whole dollars by default: 4618.2 → "$4,618"; moneyText(29.166, 2) → "$29.17". */
export function moneyText(value: number, decimals = 0): string {
  const text = numberText(value, decimals);
  return text.startsWith("−") ? `−$${text.slice(1)}` : `$${text}`;
}

/** Modelled kWh and dollars are accurate to tens at best. */
export function roundToTens(value: number): number {
  return Math.round(value / 10) * 10;
}

export function roundToHundreds(value: number): number {
  return Math.round(value / 100) * 100;
}

export function moneyInTensText(value: number): string {
  return moneyText(roundToTens(value));
}

export function kwhText(value: number, decimals = 0): string {
  return `${numberText(value, decimals)}${NBSP}kWh`;
}

/** A battery's size: 13.5 → "13.5 kWh", 10 → "10 kWh". */
export function kwhSizeText(value: number): string {
  return `${sizeText(value)}${NBSP}kWh`;
}

export function kwText(value: number): string {
  return `${sizeText(value)}${NBSP}kW`;
}

/** 28.2 → "28.2 c/kWh". */
export function rateText(cents: number): string {
  return `${sizeText(cents)}${NBSP}c/kWh`;
}

/** 0.35 → "35%". */
export function percentText(share: number, decimals = 0): string {
  return `${numberText(share * 100, decimals)}%`;
}

/** "700–1,000"; one number if both ends read the same. */
export function rangeText(low: number, high: number, decimals = 0): string {
  const [lowText, highText] = [numberText(low, decimals), numberText(high, decimals)];
  if (lowText === highText) return lowText;
  return lowText.startsWith("−") || highText.startsWith("−") ? `${lowText} to ${highText}` : `${lowText}–${highText}`;
}

/** "$700–1,000". */
export function moneyRangeText(low: number, high: number): string {
  const [lowText, highText] = [moneyText(low), moneyText(high)];
  if (lowText === highText) return lowText;
  return lowText.startsWith("−") || highText.startsWith("−")
    ? `${lowText} to ${highText}`
    : `${lowText}–${highText.slice(1)}`;
}

/** "2026-11-21" → "21 November 2026". */
export function longDate(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${Number(date)}${NBSP}${monthNames[Number(month) - 1]}${NBSP}${year}`;
}

export function monthName(month: number): string {
  return monthNames[month - 1] ?? "";
}

/** Capitalises the beginning of a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
