/**
 * A number as Australians type it, or undefined if it can't be one: mobiles and landlines with or without +61, 13 and 1300 numbers,
 * eight digits alone (a Victorian landline), other countries with their + or 00. Ignores spaces, dots, hyphens and brackets, and a
 * remark in brackets at the end.
 */
export function phoneNumber(typed: string): string | undefined {
  const number = dialled(typed);
  if (number === undefined) return undefined;
  if (/^0[23478]\d{8}$/.test(number)) return `+61${number.slice(1)}`;
  if (/^0?(1[38]00\d{6}|13\d{4})$/.test(number)) return number.replace(/^0/, "");
  if (/^[2-9]\d{7}$/.test(number)) return `+613${number}`;
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined;
}

/** The number of digits, if this is a mobile number that doesn't have ten. */
export function mobileDigitCount(typed: string): number | undefined {
  const number = dialled(typed);
  return number?.startsWith("04") && number.length !== 10 ? number.length : undefined;
}

/** The significant part of what was typed, from the 0 of the area code or the + of another country. */
function dialled(typed: string): string | undefined {
  const plainText = withoutRemark(typed.normalize("NFKC"));
  if (!/^[\d\s()+./\-‐-―]*$/.test(plainText)) return undefined;
  const digits = plainText.replaceAll(/[^\d+]/g, "");
  if (digits.lastIndexOf("+") > 0) return undefined;
  return digits.replace(/^00(11)?/, "+").replace(/^\+610?|^61(?=[2-478]\d{8}$)/, "0");
}

/** A stored number as Australians write it, such as "0412 345 678" or "(03) 9123 4567". Other countries' numbers stay as they are. */
export function printedNumber(number: string): string {
  return number
    .replace(/^\+61/, "0")
    .replace(/^(04\d\d|1[38]00)(\d{3})(\d{3})$/, "$1 $2 $3")
    .replace(/^(0[2378])(\d{4})(\d{4})$/, "($1) $2 $3")
    .replace(/^(13)(\d\d)(\d\d)$/, "$1 $2 $3");
}

/** Turns "0412 345 678 (after 5 pm)" into "0412 345 678". */
function withoutRemark(typed: string): string {
  return typed.replace(/\s*\([^()]*\p{L}[^()]*\)\s*$/u, "");
}
