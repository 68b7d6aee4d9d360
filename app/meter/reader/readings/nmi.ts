export type Distributor = "citipower" | "powercor" | "ausnet" | "united" | "jemena";
export type OtherState =
  | "New South Wales"
  | "the Australian Capital Territory"
  | "Queensland"
  | "South Australia"
  | "Tasmania"
  | "the Northern Territory";

export interface NmiFacts {
  distributor: Distributor | null;
  /** False where only the first two characters or a wrong check digit speak for it. */
  sure: boolean;
  state: OtherState | null;
}

const allocated: readonly [start: string, distributor: Distributor][] = [
  ["6102", "citipower"],
  ["6103", "citipower"],
  ["VAAA", "citipower"],
  ["6203", "powercor"],
  ["6204", "powercor"],
  ["VCCC", "powercor"],
  ["6305", "ausnet"],
  ["6306", "ausnet"],
  ["VBBB", "ausnet"],
  ["6407", "united"],
  ["6408", "united"],
  ["VEEE", "united"],
  ["6001", "jemena"],
  ["VDDD", "jemena"],
];

const likely: readonly [start: string, distributor: Distributor][] = [
  ["61", "citipower"],
  ["VA", "citipower"],
  ["62", "powercor"],
  ["VC", "powercor"],
  ["63", "ausnet"],
  ["VB", "ausnet"],
  ["64", "united"],
  ["VE", "united"],
  ["60", "jemena"],
  ["VD", "jemena"],
];

const elsewhere: readonly [start: string, state: OtherState][] = [
  ["7001", "the Australian Capital Territory"],
  ["NGGG", "the Australian Capital Territory"],
  ["N", "New South Wales"],
  ["4", "New South Wales"],
  ["Q", "Queensland"],
  ["3", "Queensland"],
  ["S", "South Australia"],
  ["200", "South Australia"],
  ["T", "Tasmania"],
  ["250", "the Northern Territory"],
];

/** The ten characters of a connection's number, without its check digit. The letters O and I don't occur. */
export function nmiWritten(cell: string): { nmi: string; checked: boolean } | undefined {
  const text = cell.toUpperCase();
  if (!/^[0-9A-HJ-NP-Z]{10}\d?$/.test(text) || !/\d{3}/.test(text)) return undefined;
  const nmi = text.slice(0, 10);
  return { nmi, checked: text.length === 10 || checkDigit(nmi) === Number(text.charAt(10)) };
}

export function factsOf(nmi: string, checked: boolean): NmiFacts {
  const starts = ([start]: readonly [string, string]) => nmi.startsWith(start);
  const allocation = allocated.find(starts);
  const distributor = (allocation ?? likely.find(starts))?.[1] ?? null;
  const state = distributor ? null : (elsewhere.find(starts)?.[1] ?? null);
  return { distributor, sure: allocation !== undefined && checked, state };
}

/** From the right, the ASCII code of every other character doubled; all digits added; up to the next ten. */
export function checkDigit(nmi: string): number {
  let sum = 0;
  [...nmi].reverse().forEach((character, place) => {
    const code = character.charCodeAt(0) * (place % 2 === 0 ? 2 : 1);
    for (const digit of String(code)) sum += Number(digit);
  });
  return (10 - (sum % 10)) % 10;
}
