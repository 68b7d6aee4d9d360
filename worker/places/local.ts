import type { PlaceAddress, PlaceSuggestion } from "#content/places/address.ts";

/** Our own list of localities, loaded on first use. An id says all there is to know, so nothing is remembered. */
export async function suggestLocally(typed: string): Promise<PlaceSuggestion[]> {
  const { suggestAddresses } = await import("#content/places/suggest.ts");
  return suggestAddresses(typed).map(({ place: { name, postcode }, street }) => ({
    id: [mark, postcode, encode(name), encode(street)].join("."),
    text: street === "" ? name : street,
    detail: street === "" ? `VIC ${postcode}` : `${name} VIC ${postcode}`,
  }));
}

export function isLocal(id: string): boolean {
  return id.startsWith(`${mark}.`);
}

export async function addressFromId(id: string): Promise<PlaceAddress | undefined> {
  const [, postcode = "", name = "", street = ""] = id.split(".");
  const { localities, otherNames } = await import("#content/places/data/localities.ts");
  const city = decode(name);
  const typed = decode(street);
  const place = [...localities, ...otherNames].find((some) => some.postcode === postcode && some.name === city);
  if (!place || typed === undefined) return undefined;
  return {
    full_address: `${[typed, `${place.name} VIC ${postcode}`].filter(Boolean).join(", ")}, Australia`,
    street: typed,
    city: place.name,
    state: "VIC",
    postal_code: postcode,
    country: "Australia",
    lat: place.lat,
    lng: place.lng,
  };
}

const mark = "local";

function encode(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Undefined for what `encode` cannot have made. */
function decode(code: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return /\p{Cc}/u.test(text) || text.length > 200 ? undefined : text;
  } catch {
    return undefined;
  }
}
