import type { Distributor } from "#content/energy/tariffs/default-offer.ts";

export interface NmiFacts {
  distributor: Distributor | null;
  /** False if only the first two characters identify it, or a check digit is wrong. */
  sure: boolean;
  state: keyof typeof elsewhere | null;
}

/** The first characters of the numbers of a network, or of another state. */
type Starts<Name extends string> = Readonly<Record<Name, readonly string[]>>;

const allocated: Starts<Distributor> = {
  citipower: ["6102", "6103", "VAAA"],
  powercor: ["6203", "6204", "VCCC"],
  ausnet: ["6305", "6306", "VBBB"],
  united: ["6407", "6408", "VEEE"],
  jemena: ["6001", "VDDD"],
};

const elsewhere = {
  "the Australian Capital Territory": ["7001", "NGGG"],
  "New South Wales": ["N", "4"],
  Queensland: ["Q", "3"],
  "South Australia": ["S", "200"],
  Tasmania: ["T"],
  "the Northern Territory": ["250"],
} as const;

/** The ten characters of a connection's number, without its check digit. The letters O and I don't occur. */
export function nmiWritten(cell: string): { nmi: string; checked: boolean } | undefined {
  const text = cell.toUpperCase();
  if (!/^[0-9A-HJ-NP-Z]{10}\d?$/.test(text) || !/\d{3}/.test(text)) return undefined;
  const nmi = text.slice(0, 10);
  return { nmi, checked: text.length === 10 || checkDigit(nmi) === Number(text.charAt(10)) };
}

export function factsOf(nmi: string, checked: boolean): NmiFacts {
  const allocation = ownerOf(nmi, allocated);
  const distributor = allocation ?? ownerOf(nmi, allocated, 2);
  return { distributor, sure: allocation !== null && checked, state: distributor ? null : ownerOf(nmi, elsewhere) };
}

function ownerOf<Name extends string>(nmi: string, owners: Starts<Name>, characters = 4): Name | null {
  for (const name in owners) if (owners[name].some((start) => nmi.startsWith(start.slice(0, characters)))) return name;
  return null;
}

/** Doubles the ASCII code of every other character from the right, adds all digits, and takes the distance to the next ten. */
export function checkDigit(nmi: string): number {
  let sum = 0;
  [...nmi].reverse().forEach((character, place) => {
    const code = character.charCodeAt(0) * (place % 2 === 0 ? 2 : 1);
    for (const digit of String(code)) sum += Number(digit);
  });
  return (10 - (sum % 10)) % 10;
}
