import type { Distributor } from "#content/energy/tariffs/default-offer.ts";

export interface NmiFacts {
  distributor: Distributor | null;
  /** False if only the first two characters match a distributor, or the check digit is wrong. */
  isCertain: boolean;
  state: keyof typeof otherStates | null;
}

/** The first characters of a distributor's or another state's numbers. */
type Prefixes<Name extends string> = Readonly<Record<Name, readonly string[]>>;

const allocatedPrefixes: Prefixes<Distributor> = {
  citipower: ["6102", "6103", "VAAA"],
  powercor: ["6203", "6204", "VCCC"],
  ausnet: ["6305", "6306", "VBBB"],
  united: ["6407", "6408", "VEEE"],
  jemena: ["6001", "VDDD"],
};

const otherStates = {
  "the Australian Capital Territory": ["7001", "NGGG"],
  "New South Wales": ["N", "4"],
  Queensland: ["Q", "3"],
  "South Australia": ["S", "200"],
  Tasmania: ["T"],
  "the Northern Territory": ["250"],
} as const;

/** Parses a connection's number: ten characters without O and I, and perhaps a check digit, which is left out. */
export function parseNmi(cell: string): { nmi: string; isValid: boolean } | undefined {
  const text = cell.toUpperCase();
  if (!/^[0-9A-HJ-NP-Z]{10}\d?$/.test(text) || !/\d{3}/.test(text)) return undefined;
  const nmi = text.slice(0, 10);
  return { nmi, isValid: text.length === 10 || checkDigit(nmi) === Number(text.charAt(10)) };
}

export function distributorOf(nmi: string, isValid: boolean): NmiFacts {
  const allocation = ownerOf(nmi, allocatedPrefixes);
  const distributor = allocation ?? ownerOf(nmi, allocatedPrefixes, 2);
  return {
    distributor,
    isCertain: allocation !== null && isValid,
    state: distributor ? null : ownerOf(nmi, otherStates),
  };
}

function ownerOf<Name extends string>(nmi: string, owners: Prefixes<Name>, characters = 4): Name | null {
  for (const name in owners) if (owners[name].some((start) => nmi.startsWith(start.slice(0, characters)))) return name;
  return null;
}

/** Doubles the ASCII code of every other character from the right, adds all digits, and takes the distance to the next ten. */
export function checkDigit(nmi: string): number {
  let sum = 0;
  [...nmi].reverse().forEach((character, index) => {
    const code = character.charCodeAt(0) * (index % 2 === 0 ? 2 : 1);
    for (const digit of String(code)) sum += Number(digit);
  });
  return (10 - (sum % 10)) % 10;
}
