import fc from "fast-check";
import { expect, test } from "vitest";
import { looksInterstate } from "#content/places/address.ts";
import { placesIn } from "#content/places/answer.ts";
import { metroSuburbs, regionalGroups } from "#content/places/data/named-places.ts";
import { findPlaces } from "#content/places/find.ts";
import { placesInAddress } from "#content/places/places-in-address.ts";
import { tries } from "#tests/settings.ts";
import {
  addressesWithoutPlace,
  expectedPlaces,
  firstOfSeveral,
  firstPlaces,
  foundPlaces,
  interstatePlaces,
  longTexts,
  namingNoPlace,
  unknownPlaces,
} from "./places.cases.ts";

test.each(foundPlaces)("“%s” finds %s", (typed, place) => {
  expect(findPlaces(typed).kind).toBe("place");
  expect(namesFor(typed)).toEqual([place]);
});

test.each(firstOfSeveral)("“%s” finds several places (%s), %s first", (typed, kind, place) => {
  expect(findPlaces(typed).kind).toBe(kind);
  expect(namesFor(typed)[0]).toBe(place);
});

test.each(interstatePlaces)("“%s” is in %s", (typed, state) => {
  expect(findPlaces(typed)).toMatchObject({ kind: "interstate", state });
});

test.each(namingNoPlace)("%j counts as nothing typed", (typed) => {
  expect(findPlaces(typed).kind).toBe("nothing-typed");
});

test.each(unknownPlaces)("“%s” isn't a place we know", (typed) => {
  expect(findPlaces(typed).kind).toBe("unknown");
});

test("a postcode finds all its towns", () => {
  expect(namesFor("3228")).toEqual(["Torquay 3228", "Bells Beach 3228", "Bellbrae 3228", "Jan Juc 3228"]);
});

test("a name finds all towns of that name", () => {
  expect(namesFor("Reedy Creek")).toEqual(["Reedy Creek 3895", "Reedy Creek 3658"]);
});

test.each([
  ["121 Exhibition St, Melbourne 8001", false],
  ["12 Station St, Kew 3101", false],
  ["1 George St, Sydney 2000", true],
])("“%s” seems to be outside Victoria: %s", (address, seemsOutside) => {
  expect(looksInterstate(address)).toBe(seemsOutside);
});

test("anything typed to find a place gets an answer", () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("vic", "3056", "2000", "8001", "north", "st", "nsw", "WA"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      expect(findPlaces(pieces.join(" "))).toHaveProperty("kind");
    }),
    { numRuns: tries(500) },
  );
});

test.each(["a", "3", "north "])("“%s” typed 10,000 times gets an answer", (text) => {
  expect(findPlaces(text.repeat(10_000))).toHaveProperty("kind");
});

test.each(expectedPlaces.map(([typed, suburb, street]) => ({ typed, suburb, street })))(
  "“$typed” finds $suburb in the first three suggestions",
  ({ typed, suburb, street }) => {
    const expected = { place: expect.objectContaining({ name: suburb }), ...(street !== undefined && { street }) };
    expect(placesInAddress(typed, 3)).toContainEqual(expect.objectContaining(expected));
  },
);

test("at least 95% of the suburbs and towns we name are in the first three suggestions after five letters", () => {
  const names = [...metroSuburbs.flatMap(({ suburbs }) => suburbs), ...regionalGroups.flatMap(({ towns }) => towns)];
  const missedNames = names.filter(({ name, postcode }) => {
    const suggestions = placesInAddress(`7/12 Wattle Gr ${name.slice(0, 5)}`, 3);
    return !suggestions.some(({ place }) => place.name === name && place.postcode === postcode);
  });
  expect(names).not.toEqual([]);
  expect(missedNames.length / names.length, missedNames.map(({ name }) => name).join("; ")).toBeLessThanOrEqual(0.05);
});

test("at least 95% of names with one mistake still find their town", () => {
  const names = regionalGroups.flatMap(({ towns }) => towns).filter(({ name }) => name.length > 5);
  const missedNames = names.flatMap(({ name }) =>
    [withDoubledLetter(name), withoutLetter(name), withSwappedLetters(name)].filter(
      (mistaken) => !placesInAddress(`12 Smith St ${mistaken}`, 3).some(({ place }) => place.name === name),
    ),
  );
  expect(names).not.toEqual([]);
  expect(missedNames.length / (names.length * 3), missedNames.join("; ")).toBeLessThanOrEqual(0.05);
});

test.each(addressesWithoutPlace)("no place is suggested for “%s”", (typed) => {
  expect(placesInAddress(typed)).toEqual([]);
});

test.each(firstPlaces)(
  "for “%s” the first suggestion is %s %s, with the street “%s”",
  (typed, name, postcode, street) => {
    expect(placesInAddress(typed)[0]).toMatchObject({ street, place: { name, postcode } });
  },
);

test.each(longTexts.map((typed) => [typed.slice(0, 20), typed] as const))(
  "“%s…” is answered within 200 ms",
  (_, typed) => {
    // An answer takes far less, and a search whose time grows with the square of the text far more.
    expect(cpuMs(() => placesInAddress(typed))).toBeLessThan(200);
  },
);

test("anything typed as an address gives at most five suggestions and no error", () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 12 }),
    fc.constantFrom("Smith St", ",", "3", "30", "3056", "8001", "vic", "Brunswick", "mt", "north", "unit 2", "lot"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const suggestions = placesInAddress(pieces.join(" "));
      expect(suggestions.length).toBeLessThanOrEqual(5);
      for (const { street } of suggestions) expect(street.length).toBeLessThanOrEqual(200);
    }),
    { numRuns: tries(500) },
  );
});

/** The names and postcodes of the places that are found, in order. */
function namesFor(typed: string): string[] {
  return placesIn(findPlaces(typed)).map(({ name, postcode }) => `${name} ${postcode}`);
}

function cpuMs(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function withDoubledLetter(name: string): string {
  return name.slice(0, 4) + name.slice(3);
}

function withoutLetter(name: string): string {
  return name.slice(0, 3) + name.slice(4);
}

function withSwappedLetters(name: string): string {
  return name.slice(0, 3) + [...name.slice(3, 5)].reverse().join("") + name.slice(5);
}
