/** The parts of a chosen address, as `/api/places` answers. Pages opened before a deploy still read it, so its names stay. */
export interface PlaceAddress {
  full_address: string;
  street: string;
  /** The suburb or town. */
  city: string;
  /** Such as "VIC". */
  state: string;
  postal_code: string;
  country: string;
  lat: number;
  lng: number;
}

export interface PlaceSuggestion {
  id: string;
  /** The street or the suburb. */
  text: string;
  /** The remainder: "Brunswick VIC 3056". */
  detail: string;
}

export function isVictorian(postcode: string): boolean {
  return /^[38]\d{3}$/.test(postcode);
}

/** Whether an address ends with the name of another state. */
export function namesOtherState(address: string): boolean {
  return /\b(NSW|QLD|SA|WA|TAS|ACT|NT)\b[\s,]{0,9}(\d{4})?\s{0,9}$/i.test(address);
}

/** Whether an address ends with another state's name or postcode. A postcode is a guess: enough for a question, not for a refusal. */
export function looksInterstate(address: string): boolean {
  return namesOtherState(address) || /\p{L}[\s,]{1,9}(?![38])\d{4}\s{0,9}$/u.test(address);
}
