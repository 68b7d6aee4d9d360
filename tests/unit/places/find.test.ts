import fc from "fast-check";
import { expect, test } from "vitest";
import { type Finding, findPlaces } from "#content/places/find.ts";
import { tries } from "#tests/settings.ts";
import { boxes, interstate, mistyped, wholeNames } from "./places.cases.ts";

test.each(wholeNames)("%j is %s %s", (typed, name, postcode) => {
  expect(findPlaces(typed)).toMatchObject({ kind: "place", place: { name, postcode } });
});

test("all towns under one postcode are listed, the largest first", () => {
  const finding = findPlaces("3228");
  expect(finding.kind).toBe("postcode");
  expect(names(finding)).toEqual(expect.arrayContaining(["Torquay", "Jan Juc", "Bells Beach", "Bellbrae"]));
  expect(names(finding)[0]).toBe("Torquay");
});

test("a name that stands for several towns offers them all", () => {
  const places = [{ postcode: "3895" }, { postcode: "3658" }];
  expect(findPlaces("Reedy Creek")).toMatchObject({ kind: "namesakes", places });
});

test.each(mistyped)("for %j it asks: did you mean %s?", (typed, name) => {
  const finding = findPlaces(typed);
  expect(finding.kind).toBe("similar");
  expect(names(finding)[0]).toBe(name);
});

test.each(boxes)("%s is known as a postcode of post boxes in %s", (postcode, town) => {
  const finding = findPlaces(postcode);
  expect(finding).toMatchObject({ kind: "boxes", postcode, town });
  expect(names(finding)).toEqual([town]);
});

test.each(interstate)("%j is in %s", (typed, state) => {
  expect(findPlaces(typed)).toEqual({ kind: "interstate", state });
});

test.each(["", "   ", "🏠", "...", "Victoria", "\0"])("%j is nothing to look for", (typed) => {
  expect(findPlaces(typed)).toEqual({ kind: "nothing-typed" });
});

test.each(["qwertyuiop", "3443", "12", "1234567", "../../etc/passwd", "(a+)+$", "<script>"])(
  "%j is not known",
  (typed) => {
    expect(findPlaces(typed)).toEqual({ kind: "unknown" });
  },
);

test("whatever is typed is answered", () => {
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
  for (const typed of ["a".repeat(10_000), "3".repeat(10_000), "north ".repeat(2_000)])
    expect(findPlaces(typed)).toHaveProperty("kind");
});

function names(finding: Finding): string[] {
  return "places" in finding ? finding.places.map(({ name }) => name) : [];
}
