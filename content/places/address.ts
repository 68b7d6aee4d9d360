/** What choosing a suggestion yields, whoever suggested it. */
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
  /** The street, or the suburb where no street was typed. */
  text: string;
  /** The rest: "Brunswick VIC 3056". */
  detail: string;
}
