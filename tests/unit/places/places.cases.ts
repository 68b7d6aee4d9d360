import type { addressCoverage } from "#content/places/find.ts";

/** Towns as they are typed, and which they are. */
export const wholeNames: readonly (readonly [typed: string, name: string, postcode: string])[] = [
  ["Brunswick", "Brunswick", "3056"],
  ["  brunswick VIC 3056 ", "Brunswick", "3056"],
  ["3056 Brunswick", "Brunswick", "3056"],
  ["St. Kilda", "St Kilda", "3182"],
  ["saint kilda", "St Kilda", "3182"],
  ["mt eliza", "Mount Eliza", "3930"],
  ["North Fitzroy", "Fitzroy North", "3068"],
  ["Reedy Creek 3658", "Reedy Creek", "3658"],
  ["Docklands 3000", "Docklands", "3008"],
  ["12 Smith St, Brunswick VIC 3056", "Brunswick", "3056"],
  ["Aintree", "Aintree", "3336"],
  ["Winter Valley", "Winter Valley", "3358"],
];

export const mistyped: readonly (readonly [typed: string, meant: string])[] = [
  ["Warnambool", "Warrnambool"],
  ["Gelong", "Geelong"],
  ["Ocean Grov", "Ocean Grove"],
  ["Hamptn", "Hampton"],
  ["Brunswic", "Brunswick"],
  ["Springvale North", "Springvale"],
  ["Hawthorne", "Hawthorn"],
];

export const boxes: readonly (readonly [postcode: string, town: string])[] = [
  ["3001", "Melbourne"],
  ["8001", "Melbourne"],
  ["3554", "Bendigo"],
  ["3853", "Sale"],
];

export const interstate: readonly (readonly [typed: string, state: string])[] = [
  ["2000", "New South Wales"],
  ["0800", "the Northern Territory"],
  ["2601", "the Australian Capital Territory"],
  ["Richmond NSW", "New South Wales"],
  ["12 High St, Perth WA", "Western Australia"],
  ["Brunswick Heads NSW 2483", "New South Wales"],
  ["Albury", "New South Wales"],
  ["Mt Gambier", "South Australia"],
  ["South Australia", "South Australia"],
  ["Hobart Tasmania Australia", "Tasmania"],
];

export const nearBorders: readonly (readonly [name: string, postcode: string, kind: string])[] = [
  ["Frankston", "3199", "metro"],
  ["Karingal", "3199", "near-regional"],
  ["Narre Warren South", "3805", "metro"],
  ["Yarra Glen", "3775", "near-regional"],
  ["Cranbourne", "3977", "metro"],
  ["Cranbourne South", "3977", "near-regional"],
  ["Magpie", "3352", "near-regional"],
  ["Shady Creek", "3821", "remote-regional"],
  ["Ballarat", "3350", "remote-regional"],
  ["Warrnambool", "3280", "remote-consultation"],
  ["Wodonga", "3690", "remote-consultation"],
];

const geelong = "Regional Victoria within 100 km, Geelong & Surf Coast: we confirm a date in 2–5 days";

/** Addresses as the form has them, and what it says of them. */
export const addressLines: readonly (readonly [
  address: Parameters<typeof addressCoverage>[0],
  line: string | undefined,
])[] = [
  [{ address: "12 Smith St, Brunswick VIC 3056" }, "Metro Melbourne: we confirm a date the same day"],
  [{ address: "12 Smith St", city: "Torquay", state: "VIC", postalCode: "3228" }, geelong],
  [{ address: "the shed", postalCode: "3228" }, geelong],
  [{ address: "the shed", city: "Mornington" }, "Regional Victoria within 100 km: we confirm a date in 2–5 days"],
  [{ address: "the shed", city: "Warrnambool" }, "Remote consultation: we confirm a date in 1–2 weeks"],
  [
    { address: "the shed behind the school in Bruthen" },
    "Regional Victoria beyond 100 km, Gippsland: we confirm a date in 1–2 weeks",
  ],
  [{ address: "1 George St, Sydney NSW 2000" }, "That is in New South Wales. We install in Victoria only."],
  [{ address: "9 High St", city: "Reedy Creek" }, undefined],
  [{ address: "somewhere" }, undefined],
  [{ address: "\0" }, undefined],
];
