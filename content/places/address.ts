/** A chosen address in its parts. */
export interface PlaceAddress {
  full_address: string;
  street: string;
  city: string;
  /** "VIC" and its like. */
  state: string;
  postal_code: string;
  country: string;
  lat: number;
  lng: number;
}

export interface PlaceSuggestion {
  id: string;
  /** The street, or the suburb. */
  text: string;
  /** The rest: "Brunswick VIC 3056". */
  detail: string;
}

export function isVictorian(postcode: string): boolean {
  return /^[38]\d{3}$/.test(postcode);
}
