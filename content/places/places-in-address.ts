import { type Locality, localitiesAt } from "./data/localities.ts";
import { otherStateIn } from "./names/interstate.ts";
import { type NameMatch, placesNamed, placesNearlyNamed } from "./names/names.ts";
import { prominence } from "./names/prominence.ts";
import { isStreetType, type Word, wordsOf } from "./names/words.ts";

export interface PlaceInAddress {
  place: Locality;
  /** The text before the suburb, as typed; empty if there is only a suburb. */
  street: string;
}

/**
 * The possible places of an address, the likeliest first. The suburb may begin at any of the last four words. Which is likeliest
 * depends on what comes before it, and on how well a place's name fits.
 */
export function placesInAddress(typed: string, count = 5): PlaceInAddress[] {
  const line = typed.slice(0, 200);
  if (otherStateIn(line)) return [];
  const { words, postcode } = withoutStateAndPostcode(wordsOf(line));
  const readings = readingsOf(words, line);
  const scored = readings.flatMap((reading) => candidates(reading, postcode, placesNamed(reading.phrase)));
  if (!scored.some(({ isCertain }) => isCertain))
    for (const reading of readings) scored.push(...candidates(reading, postcode, placesNearlyNamed(reading.phrase)));
  if (postcode !== undefined) scored.push(...placesAt(postcode, streetBefore(line, words.at(-1)?.end ?? 0)));
  const bestPlaces = new Map<Locality, ScoredPlace>();
  for (const candidate of scored) {
    const earlierPlace = bestPlaces.get(candidate.place);
    if (!earlierPlace || candidate.score > earlierPlace.score) bestPlaces.set(candidate.place, candidate);
  }
  return [...bestPlaces.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ place, street }) => ({ place, street }));
}

/** One way to split an address into a street and the phrase that may name a suburb. */
interface Reading {
  street: string;
  phrase: string;
  /** Something marks the beginning of the suburb: the line's start, a comma, a street's type. */
  hasMarkedStart: boolean;
}

interface ScoredPlace extends PlaceInAddress {
  score: number;
  isCertain: boolean;
}

/** The last one to four words, each time with the text before them as the street. */
function readingsOf(words: readonly Word[], line: string): Reading[] {
  const readings: Reading[] = [];
  for (let startIndex = Math.max(0, words.length - 4); startIndex < words.length; startIndex++) {
    const firstWord = words[startIndex];
    const wordBefore = words[startIndex - 1];
    const lastWord = words.at(-1);
    if (!firstWord || !lastWord || /^\d/.test(firstWord.text)) continue;
    const isPostcodeFirst = startIndex === 1 && /^3\d{3}$/.test(wordBefore?.text ?? "");
    if (wordBefore && /^\d+[a-z]?$/.test(wordBefore.text) && !isPostcodeFirst && !isRural(words, startIndex)) continue;
    const phrase = words
      .slice(startIndex)
      .map(({ text }) => text)
      .join(" ");
    const hasComma = wordBefore !== undefined && line.slice(wordBefore.end, firstWord.start).includes(",");
    if (phrase.length < 2 || (isStreetType(phrase) && startIndex > 0 && !hasComma)) continue;
    const street = isPostcodeFirst ? "" : streetBefore(line, wordBefore?.end ?? 0);
    readings.push({
      street,
      phrase,
      hasMarkedStart: startIndex === 0 || hasComma || isStreetType(wordBefore?.text),
    });
  }
  return readings;
}

/** Whether a lot or box number comes before the suburb: "Lot 5 Trentham" and "RMB 1234 Kerang" have no street. */
function isRural(words: readonly Word[], from: number): boolean {
  return ["lot", "rmb", "rsd", "cfa", "box"].includes(words[from - 2]?.text ?? "");
}

function streetBefore(line: string, end: number): string {
  return line
    .slice(0, end)
    .replace(/[\s,]+/g, (gap) => (gap.includes(",") ? ", " : " "))
    .trim();
}

/** The places that a phrase may name. A score only ranks them; places.cases.ts has the examples below. */
function candidates(reading: Reading, postcode: string | undefined, matches: readonly NameMatch[]): ScoredPlace[] {
  return matches.map((match) => {
    // "Bright" is Bright before Brighton, "Porta" is Portarlington before a misspelt Port Albert, and "Parkdail" has fewer mistakes in
    // Parkdale than in Parkville.
    const fit = match.how === "whole" ? 60 : match.how === "beginning" ? 40 : 32 - 14 * match.mistakes;
    // "Thomson 3825" isn't the Thomson at 3219.
    const postcodeFit = postcode === undefined ? 0 : match.place.postcode.startsWith(postcode) ? 40 : -25;
    const score =
      fit +
      postcodeFit +
      // "9 Lygon St E Bruns" is Lygon St in Brunswick East, not "Lygon St E" in Brunswick.
      (reading.hasMarkedStart ? 20 : 0) +
      // "7 Wattle Gr Yara Glen" is in a misspelt Yarra Glen, not in Glen Waverley after a street called "Wattle Gr Yara".
      reading.phrase.length * 2 +
      // "Bru" is Brunswick before Brumby.
      prominence(match.place) * prominenceWeight -
      // "Caul" is Caulfield before Caulfield Junction. The cap keeps Narre Warren South among the first three for "So".
      Math.min(match.lettersLeft, 12) * 0.3;
    const isCertain = reading.hasMarkedStart && match.how !== "nearly";
    return { place: match.place, street: reading.street, score, isCertain };
  });
}

const prominenceWeight = 14;

/** A postcode's places. A well-spelt name scores more: "Docklands 3000" is Docklands 3008. */
function placesAt(postcode: string, street: string): ScoredPlace[] {
  return localitiesAt(postcode).map((place) => ({
    place,
    street,
    score: 20 + prominence(place) * prominenceWeight,
    isCertain: false,
  }));
}

/** Takes "Australia", "VIC" and a postcode, or the beginning of any of these, off the end of the line. */
function withoutStateAndPostcode(words: Word[]): { words: Word[]; postcode: string | undefined } {
  const remainingWords = [...words];
  const afterState = /^(vic|victoria|3\d{3})$/.test(remainingWords.at(-2)?.text ?? "");
  if (remainingWords.length > 1 && isBeginningOf("australia", remainingWords.at(-1)?.text, afterState ? 1 : 3))
    remainingWords.pop();
  let postcode: string | undefined;
  const lastText = remainingWords.at(-1)?.text ?? "";
  const isAlone = remainingWords.length === 1;
  if (
    /^3\d{1,3}$/.test(lastText) &&
    (isAlone || !/^\d|^(unit|u|flat|apt|shop|lot|rmb|no)$/.test(remainingWords.at(-2)?.text ?? "1"))
  ) {
    postcode = lastText;
    remainingWords.pop();
  }
  if (remainingWords.length > 1 && isBeginningOf("victoria", remainingWords.at(-1)?.text, 3)) remainingWords.pop();
  return { words: remainingWords, postcode };
}

function isBeginningOf(word: string, typed: string | undefined, minLength: number): boolean {
  return typed !== undefined && typed.length >= minLength && word.startsWith(typed);
}
