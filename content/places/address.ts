/** The parts of a chosen address. */
export interface PlaceAddress {
  full_address: string;
  street: string;
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

/** Whether an address ends with another state. */
export function namesOtherState(address: string): boolean {
  return /\b(NSW|QLD|SA|WA|TAS|ACT|NT)\b[\s,]{0,9}(\d{4})?\s{0,9}$/i.test(address);
}

/** With only a postcode it's a guess: enough to ask, not to refuse. */
export function looksInterstate(address: string): boolean {
  return namesOtherState(address) || /\p{L}[\s,]{1,9}(?![38])\d{4}\s{0,9}$/u.test(address);
}
