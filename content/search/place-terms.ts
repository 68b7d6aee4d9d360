import { termsOf } from "./language.ts";

/** Names of places, a line each. */
export function placeTermsOf(names: string): string[] {
  return names === "" ? [] : names.split("\n").map((name) => placeTerm(termsOf(name)));
}

/** A place is one term, however many words its name has: who types "north" doesn't ask for North Melbourne. */
export function placeTerm(words: readonly string[]): string {
  return words.length === 1 && /^[38]\d{3}$/.test(words[0] ?? "") ? anyPostcode : `@${words.join("-")}`;
}

/** Every postcode is the same term; Service areas answers for all of them. */
const anyPostcode = "@3000";
