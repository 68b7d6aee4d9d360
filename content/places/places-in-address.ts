import { type Locality, localitiesAt } from "./data/localities.ts";
import { interstateOf } from "./names/interstate.ts";
import { type NameMatch, placesNamed, placesNearlyNamed } from "./names/names.ts";
import { prominence } from "./names/prominence.ts";
import { isStreetType, type Word, wordsOf } from "./names/words.ts";

export interface PlaceInAddress {
  place: Locality;
  /** The text before the suburb, as typed; empty if there is only a suburb. */
  street: string;
}

/**
 * The possible places of an address, the likeliest first. The suburb may begin at any of the last words. What comes before it, and
 * how well a place's name fits, decide which is likeliest.
 */
export function placesInAddress(typed: string, count = 5): PlaceInAddress[] {
  const line = typed.slice(0, 200);
  if (interstateOf(line)) return [];
  const { words, postcode } = withoutStateAndPostcode(wordsOf(line));
  const readings = readingsOf(words, line);
  const scored = readings.flatMap((reading) => candidates(reading, postcode, placesNamed(reading.phrase)));
  if (!scored.some(({ certain }) => certain))
    for (const reading of readings) scored.push(...candidates(reading, postcode, placesNearlyNamed(reading.phrase)));
  if (postcode !== undefined) scored.push(...placesAt(postcode, streetBefore(line, words.at(-1)?.end ?? 0)));
  const best = new Map<Locality, Scored>();
  for (const candidate of scored) {
    const known = best.get(candidate.place);
    if (!known || candidate.score > known.score) best.set(candidate.place, candidate);
  }
  return [...best.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ place, street }) => ({ place, street }));
}

interface Reading {
  street: string;
  phrase: string;
  /** Something marks the beginning of the suburb: the line's start, a comma, a street's type. */
  begins: boolean;
  words: number;
}

interface Scored extends PlaceInAddress {
  score: number;
  certain: boolean;
}

/** The last one to four words, each time with the text before them as the street. */
function readingsOf(words: readonly Word[], line: string): Reading[] {
  const readings: Reading[] = [];
  for (let from = Math.max(0, words.length - 4); from < words.length; from++) {
    const first = words[from];
    const before = words[from - 1];
    const last = words.at(-1);
    if (!first || !last || /^\d/.test(first.text)) continue;
    const postcodeFirst = from === 1 && /^3\d{3}$/.test(before?.text ?? "");
    if (before && /^\d+[a-z]?$/.test(before.text) && !postcodeFirst && !isRural(words, from)) continue;
    const phrase = words
      .slice(from)
      .map(({ text }) => text)
      .join(" ");
    const comma = before !== undefined && line.slice(before.end, first.start).includes(",");
    if (phrase.length < 2 || (isStreetType(phrase) && from > 0 && !comma)) continue;
    const street = postcodeFirst ? "" : streetBefore(line, before?.end ?? 0);
    readings.push({
      street,
      phrase,
      begins: from === 0 || comma || isStreetType(before?.text),
      words: words.length - from,
    });
  }
  return readings;
}

/** "Lot 5 Trentham" and "RMB 1234 Kerang" have no street, and are complete. */
function isRural(words: readonly Word[], from: number): boolean {
  return ["lot", "rmb", "rsd", "cfa", "box"].includes(words[from - 2]?.text ?? "");
}

function streetBefore(line: string, end: number): string {
  return line
    .slice(0, end)
    .replace(/[\s,]+/g, (gap) => (gap.includes(",") ? ", " : " "))
    .trim();
}

function candidates(reading: Reading, postcode: string | undefined, matches: readonly NameMatch[]): Scored[] {
  return matches.map((match) => {
    const letters = reading.phrase.length;
    const fit = match.how === "whole" ? 60 : match.how === "beginning" ? 40 : 32 - 14 * match.mistakes;
    const there = postcode === undefined ? 0 : match.place.postcode.startsWith(postcode) ? 40 : -25;
    const score =
      fit +
      there +
      (reading.begins ? 20 : 0) +
      Math.min(letters, 14) * 2 +
      prominence(match.place) * 14 -
      Math.min(match.left, 12) * 0.3;
    return { place: match.place, street: reading.street, score, certain: reading.begins && match.how !== "nearly" };
  });
}

function placesAt(postcode: string, street: string): Scored[] {
  return localitiesAt(postcode).map((place) => ({ place, street, score: 20 + prominence(place) * 14, certain: false }));
}

/** "Australia", "VIC" or its beginning, and a postcode or its beginning, at the end of the line. */
function withoutStateAndPostcode(words: Word[]): { words: Word[]; postcode: string | undefined } {
  const remaining = [...words];
  const afterState = /^(vic|victoria|3\d{3})$/.test(remaining.at(-2)?.text ?? "");
  if (remaining.length > 1 && isBeginningOf("australia", remaining.at(-1)?.text, afterState ? 1 : 3)) remaining.pop();
  let postcode: string | undefined;
  const last = remaining.at(-1)?.text ?? "";
  const alone = remaining.length === 1;
  if (
    /^3\d{1,3}$/.test(last) &&
    (alone || !/^\d|^(unit|u|flat|apt|shop|lot|rmb|no)$/.test(remaining.at(-2)?.text ?? "1"))
  ) {
    postcode = last;
    remaining.pop();
  }
  if (remaining.length > 1 && isBeginningOf("victoria", remaining.at(-1)?.text, 3)) remaining.pop();
  return { words: remaining, postcode };
}

function isBeginningOf(word: string, typed: string | undefined, least: number): boolean {
  return typed !== undefined && typed.length >= least && word.startsWith(typed);
}
