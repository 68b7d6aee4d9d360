import text from "virtual:localities";

/** Large (about 35 KB compressed): import it, and everything that imports it, dynamically on first use. */
export type Locality = { name: string; postcode: string; lat: number; lng: number };

const [delivered = "", undelivered = "", boxes = ""] = text.split("\n\n");

/** Every locality with mail delivery. */
export const localities: readonly Locality[] = parse(delivered);

/** Names in use that the post lists under a neighbour: new estates and old hamlets. */
export const otherNames: readonly Locality[] = parse(undelivered);

/** All localities whose postcode is this, or begins with it. */
export function localitiesAt(postcode: string): Locality[] {
  return [...localities, ...otherNames].filter((place) => place.postcode.startsWith(postcode));
}

/** Postcodes for post boxes and large receivers only, where nobody lives, with the town they belong to. */
export const boxPostcodes: ReadonlyMap<string, string> = new Map(
  boxes.split("\n").map((line) => {
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
