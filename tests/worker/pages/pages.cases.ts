/** Addresses at which there is no page. */
export const oddAddresses: readonly [name: string, path: string][] = [
  ["an unknown path", "/nothing"],
  ["two slashes and a host", "//evil.example"],
  ["two slashes and dots", "//evil.example/%2e%2e"],
  ["a byte that is no text", "/%ff"],
  ["backslashes", "/%5c%5cevil.example"],
  ["a null byte", "/%00"],
  ["an empty segment", "/a//b"],
  ["8,000 characters", `/${"a".repeat(8000)}`],
  ["an unknown path in capitals", "/NOTHING/"],
  ["an unknown article", "/blog/nothing"],
  ["a path below an article", "/blog/solar-recycling/more"],
];

/** What somebody asks for on Service areas, and what the page answers. */
export const placesAsked: readonly [place: string, words: string][] = [
  ["Brunswick", "Brunswick 3056: Metro Melbourne"],
  ["torquay vic", "Torquay 3228: Regional Victoria within 100 km"],
  ["Mildura", "Mildura 3500: Regional Victoria beyond 100 km"],
  ["Warrnambool", "Warrnambool 3280: Remote consultation"],
  ["3228", "Torquay 3228: Regional Victoria within 100 km"],
  ["3228", "The same goes for the other 3 places with this postcode."],
  ["3018", "The same goes for the other place with this postcode."],
  ["3350", "Ballarat 3350: Regional Victoria beyond 100 km"],
  ["Reedy Creek", "2 places are called Reedy Creek. Which one is yours?"],
  ["Warnambool", "Did you mean Warrnambool?"],
  ["3001", "3001 is for PO boxes in Melbourne."],
  ["Albury", "That is in New South Wales. We install in Victoria only."],
  ["xyzzy", "We can’t find that suburb, town or postcode in Victoria."],
  ["", "Enter a suburb, town or postcode."],
];
