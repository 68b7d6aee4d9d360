// Every Victorian locality. Large (about 35 KB compressed): import this file, and whatever imports it, dynamically on first use.
import text from "virtual:localities";

export type Locality = { name: string; postcode: string; lat: number; lng: number };

const [deliveredText = "", undeliveredText = "", boxesText = ""] = text.split("\n\n");

/** Every locality with mail delivery. */
export const localities: readonly Locality[] = parse(deliveredText);

/** Names without mail delivery that people use, such as new estates and small settlements, listed under a neighbour. */
export const otherNames: readonly Locality[] = parse(undeliveredText);

/** All localities whose postcode is this, or begins with it. */
export function localitiesAt(postcode: string): Locality[] {
  return [...localities, ...otherNames].filter((place) => place.postcode.startsWith(postcode));
}

/** Postcodes only for post boxes and large organisations, where nobody lives, with the town that they belong to. */
export const boxPostcodes: ReadonlyMap<string, string> = new Map(
  boxesText.split("\n").map((line) => {
    const [postcode = "", town = ""] = line.split(";");
    return [postcode, town];
  }),
);

function parse(lines: string): Locality[] {
  return lines.split("\n").flatMap((line) => {
    const [postcode = "", ...entries] = line.split(";");
    return entries.map((entry) => {
      const [name = "", lat, lng] = entry.split(",");
      return { name, postcode, lat: Number(lat) / 10_000, lng: Number(lng) / 10_000 };
    });
  });
}
