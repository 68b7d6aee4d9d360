import type { Finding, lookupText } from "#content/places/answer.ts";

/** What is typed to find a place, and the place that is found. */
export const foundPlaces: readonly (readonly [typed: string, place: string])[] = [
  ["Brunswick", "Brunswick 3056"],
  ["  brunswick VIC 3056 ", "Brunswick 3056"],
  ["3056 Brunswick", "Brunswick 3056"],
  ["St. Kilda", "St Kilda 3182"],
  ["saint kilda", "St Kilda 3182"],
  ["mt eliza", "Mount Eliza 3930"],
  ["North Fitzroy", "Fitzroy North 3068"],
  ["Reedy Creek 3658", "Reedy Creek 3658"],
  ["Docklands 3000", "Docklands 3008"],
  ["12 Smith St, Brunswick VIC 3056", "Brunswick 3056"],
  // New suburbs
  ["Aintree", "Aintree 3336"],
  ["Deanside", "Deanside 3336"],
  ["Tawonga South", "Tawonga South 3698"],
  // Our source for the list has this suburb somewhere else
  ["Winter Valley", "Winter Valley 3358"],
];

/** What is typed when several places could be meant, the kind of finding, and the place that is listed first. */
export const firstOfSeveral: readonly (readonly [typed: string, kind: Finding["kind"], place: string])[] = [
  // Of a postcode's towns the largest comes first; if none is larger, the farthest.
  ["3228", "postcode", "Torquay 3228"],
  ["3321", "postcode", "Wingeel 3321"],
  ["Reedy Creek", "namesakes", "Reedy Creek 3895"],
  // Misspelt
  ["Warnambol", "similar", "Warrnambool 3280"],
  ["Warnambool", "similar", "Warrnambool 3280"],
  ["Gelong", "similar", "Geelong 3220"],
  ["Ocean Grov", "similar", "Ocean Grove 3226"],
  ["Hamptn", "similar", "Hampton 3188"],
  ["Brunswic", "similar", "Brunswick 3056"],
  ["Springvale North", "similar", "Springvale 3171"],
  ["Hawthorne", "similar", "Hawthorn 3122"],
  // Post boxes
  ["3001", "boxes", "Melbourne 3000"],
  ["8001", "boxes", "Melbourne 3000"],
  ["3554", "boxes", "Bendigo 3550"],
  ["8785", "boxes", "Dandenong South 3175"],
  ["3853", "boxes", "Sale 3850"],
];

/** What is typed for a place in another state, and the state. */
export const interstatePlaces: readonly (readonly [typed: string, state: string])[] = [
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

/** Texts that count as nothing typed. */
export const namingNoPlace: readonly string[] = ["", "   ", "🏠", "...", "Victoria", "\0"];

/** Texts that name no place we know. */
export const unknownPlaces: readonly string[] = [
  ...["qwertyuiop", "3443", "12", "1234567", "../../etc/passwd", "(a+)+$", "<script>"],
];

/** Places near the borders of our zones. */
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

const geelongText = "Regional Victoria within 100 km, Geelong & Surf Coast: we confirm a date in 2–5 days";

type FormAddress = Parameters<typeof lookupText>[0];

/** Addresses as the form has them, and what staff read under them. */
export const addressLines: readonly (readonly [address: FormAddress, line: string])[] = [
  [{ address: "12 Smith St, Brunswick VIC 3056" }, "Metro Melbourne: we confirm a date the same day we call you"],
  [{ address: "12 Smith St", city: "Torquay", state: "VIC", postalCode: "3228" }, geelongText],
  [{ address: "the shed", postalCode: "3228" }, geelongText],
  [{ address: "the shed", city: "Mornington" }, "Regional Victoria within 100 km: we confirm a date in 2–5 days"],
  [{ address: "the shed", city: "Warrnambool" }, "Remote Consultation: we confirm a date in 1–2 weeks"],
  [
    { address: "the shed behind the school in Bruthen" },
    "Regional Victoria beyond 100 km, Gippsland: we confirm a date in 1–2 weeks",
  ],
  [{ address: "1 George St, Sydney NSW 2000" }, "That is in New South Wales. We install in Victoria only."],
];

/** Addresses that could be in several places, or in none that we know. */
export const unclearAddresses: readonly FormAddress[] = [
  { address: "9 High St", city: "Reedy Creek" },
  { address: "somewhere" },
  { address: "\0" },
];

/** Partial addresses as people type them, each with the suburb (and, where it matters, the street) that they mean. */
export const expectedPlaces: readonly (readonly [typed: string, suburb: string, street?: string])[] = [
  // A street, then the beginning of a suburb
  ["12 Smith St, Bru", "Brunswick", "12 Smith St"],
  ["3/45 High Street Nort", "Northcote", "3/45 High Street"],
  ["unit 2 9 Beach Rd Sand", "Sandringham", "unit 2 9 Beach Rd"],
  ["Stn St Pak", "Pakenham", "Stn St"],
  ["27 Lonsdale St Dand", "Dandenong", "27 Lonsdale St"],
  ["8 The Esplanade Torq", "Torquay", "8 The Esplanade"],
  ["15 Moorabool St Geel", "Geelong", "15 Moorabool St"],
  ["101 Sturt Street, Balla", "Ballarat", "101 Sturt Street"],
  ["44 Pall Mall Bend", "Bendigo", "44 Pall Mall"],
  ["6 Langtree Ave Mild", "Mildura", "6 Langtree Ave"],
  ["77 Wyndham St Shepp", "Shepparton", "77 Wyndham St"],
  ["22 Liebig Street Warr", "Warrnambool", "22 Liebig Street"],
  ["5 Raymond St Sal", "Sale", "5 Raymond St"],
  ["19 Main Street Bairn", "Bairnsdale", "19 Main Street"],
  ["230 Commercial Rd Mor", "Morwell", "230 Commercial Rd"],
  ["12 Franklin St Tra", "Traralgon", "12 Franklin St"],
  ["1 High St Wod", "Wodonga", "1 High St"],
  ["61 Faithfull St Wang", "Wangaratta", "61 Faithfull St"],
  ["40 Firebrace Street Hors", "Horsham", "40 Firebrace Street"],
  ["9 Percy St Portl", "Portland", "9 Percy St"],
  ["18 Campbell Street Swan", "Swan Hill", "18 Campbell Street"],
  ["520 High St Ech", "Echuca", "520 High St"],
  ["33 Mostyn St Castle", "Castlemaine", "33 Mostyn St"],
  ["4 Vincent Street Dayl", "Daylesford", "4 Vincent Street"],
  ["11 Maroondah Hwy Heal", "Healesville", "11 Maroondah Hwy"],
  ["2 Bridge Road Richm", "Richmond", "2 Bridge Road"],
  ["88 Chapel St Prah", "Prahran", "88 Chapel St"],
  ["88 Chapel St Wind", "Windsor", "88 Chapel St"],
  ["150 Lygon St Carl", "Carlton", "150 Lygon St"],
  ["7 Puckle St Moon", "Moonee Ponds", "7 Puckle St"],
  ["300 Sydney Rd Cob", "Coburg", "300 Sydney Rd"],
  ["25 Whitehorse Rd Box", "Box Hill", "25 Whitehorse Rd"],
  ["16 Springvale Rd Glen W", "Glen Waverley", "16 Springvale Rd"],
  ["6 Kingsway Glen Wav", "Glen Waverley", "6 Kingsway"],
  ["30 Watton St Werr", "Werribee", "30 Watton St"],
  ["12 Sneydes Rd Point C", "Point Cook", "12 Sneydes Rd"],
  ["5 Derrimut Rd Hopp", "Hoppers Crossing", "5 Derrimut Rd"],
  ["9 Main St Gembr", "Gembrook", "9 Main St"],
  ["14 Burwood Hwy Ferntree G", "Ferntree Gully", "14 Burwood Hwy"],
  ["3 Ocean Beach Rd Sorr", "Sorrento", "3 Ocean Beach Rd"],
  ["10 Nepean Highway Franks", "Frankston", "10 Nepean Highway"],
  ["1010 Nepean Hwy Morn", "Mornington", "1010 Nepean Hwy"],
  ["21 Thompson Ave Cowes", "Cowes", "21 Thompson Ave"],
  ["8 McBride Ave Wonth", "Wonthaggi", "8 McBride Ave"],
  ["17 Whyte St Cole", "Coleraine", "17 Whyte St"],
  ["90 Gray Street Ham", "Hamilton", "90 Gray Street"],
  // No street type, or a number that isn't a street's
  ["5 Broadway Camb", "Camberwell", "5 Broadway"],
  ["Lot 5 Trenth", "Trentham", "Lot 5"],
  ["RMB 2210 Kerang", "Kerang", "RMB 2210"],
  ["Flat 4, 120 Orrong Cres Caul N", "Caulfield North", "Flat 4, 120 Orrong Cres"],
  // A suburb alone
  ["Cranb", "Cranbourne"],
  ["berwick", "Berwick"],
  ["MELTON", "Melton"],
  ["st kil", "St Kilda"],
  ["So", "Narre Warren South"],
  ["Saint Albans", "St Albans"],
  ["Wendouree vic", "Wendouree"],
  // Words shortened or in another order
  ["14 Main St Mt Eliza", "Mount Eliza", "14 Main St"],
  ["14 Craigie Rd Mt Mar", "Mount Martha", "14 Craigie Rd"],
  ["6 Bay St Pt Melb", "Port Melbourne", "6 Bay St"],
  ["6 Boardwalk Blvd Pt Cook", "Point Cook", "6 Boardwalk Blvd"],
  ["40 Queens Pde North Fitzroy", "Fitzroy North", "40 Queens Pde"],
  ["40 Queens Pde Fitzroy Nth", "Fitzroy North", "40 Queens Pde"],
  ["5 Station St Fern Tree Gully", "Ferntree Gully", "5 Station St"],
  ["9 Lygon St E Bruns", "Brunswick East", "9 Lygon St"],
  ["12 Albert St East Melb", "East Melbourne", "12 Albert St"],
  ["3 Elgar Rd Box Hill Nth", "Box Hill North", "3 Elgar Rd"],
  ["7 Melton Hwy Taylors Lks", "Taylors Lakes", "7 Melton Hwy"],
  ["2 Centre Rd Bentleigh E", "Bentleigh East", "2 Centre Rd"],
  // A postcode
  ["3056", "Brunswick"],
  ["12 Smith St 3350", "Ballarat", "12 Smith St"],
  ["12 Smith Street Brunswick VIC 3056", "Brunswick", "12 Smith Street"],
  ["12 smith st brunswick victoria au", "Brunswick", "12 smith st"],
  ["9 High St, Kew 3101 Australia", "Kew", "9 High St"],
  ["4 Church Street Bright 3741", "Bright", "4 Church Street"],
  ["5 High St Northcote 307", "Northcote", "5 High St"],
  ["3199 Franks", "Frankston"],
  ["66 Reedy Creek Rd Reedy Creek 3658", "Reedy Creek", "66 Reedy Creek Rd"],
  // Misspelt
  ["10 Sydney Rd Brunswik", "Brunswick", "10 Sydney Rd"],
  ["22 Liebig St Warnambool", "Warrnambool", "22 Liebig St"],
  ["9 Main St Pakenam", "Pakenham", "9 Main St"],
  ["101 Sturt St Balarat", "Ballarat", "101 Sturt St"],
  ["44 Pall Mall Bendiggo", "Bendigo", "44 Pall Mall"],
  ["30 Watton St Weribee", "Werribee", "30 Watton St"],
  ["8 Tarneit Rd Tarniet", "Tarneit", "8 Tarneit Rd"],
  ["7 Puckle St Moonie Ponds", "Moonee Ponds", "7 Puckle St"],
  ["77 Wyndham St Sheparton", "Shepparton", "77 Wyndham St"],
  ["3 Main St Mornignton", "Mornington", "3 Main St"],
  ["27 Lonsdale St Dandenogn", "Dandenong", "27 Lonsdale St"],
  ["12 Franklin St Taralgon", "Traralgon", "12 Franklin St"],
  ["5 Hawthorn Rd Caufield", "Caulfield", "5 Hawthorn Rd"],
  ["21 Church St Hawthorne", "Hawthorn", "21 Church St"],
  ["1 Como Pde Parkdail", "Parkdale", "1 Como Pde"],
  // A suburb whose first word looks like a street's type, and streets named after towns
  ["12 Smith St St Kilda", "St Kilda", "12 Smith St"],
  ["12 Smith St Kilda", "St Kilda"],
  ["18 Geelong Rd Foots", "Footscray", "18 Geelong Rd"],
  ["5 Melbourne Rd Williamst", "Williamstown", "5 Melbourne Rd"],
  ["450 Dandenong Rd Caul", "Caulfield", "450 Dandenong Rd"],
  ["3 Mount Alexander Rd Essen", "Essendon", "3 Mount Alexander Rd"],
  ["60 Park Street South Yar", "South Yarra", "60 Park Street"],
  ["8 Aintree Bvd Aint", "Aintree", "8 Aintree Bvd"],
  ["2 Upper Heidelberg Rd Ivan", "Ivanhoe", "2 Upper Heidelberg Rd"],
];

/** Addresses that name no place in Victoria. */
export const addressesWithoutPlace: readonly string[] = [
  "",
  ",,,",
  "12 Smith St",
  "3",
  "12 Smith St, Richmond NSW",
  "1 George St Sydney 2000",
  "😀",
  "zzzz",
];

/** Texts whose time would grow with the square of their length in a careless search. */
export const longTexts: readonly string[] = [
  "a".repeat(10_000),
  "st ".repeat(10_000),
  "3/".repeat(10_000),
  ",".repeat(10_000),
  `${"a".repeat(5_000)}!`,
  "(a+)+$ [.*] \\d{1,9999}",
  "e\u0301".repeat(5_000),
  "🏠".repeat(5_000),
];

/** Addresses in which one detail decides, the place that is suggested first, and the street as it was typed. */
export const firstPlaces: readonly (readonly [typed: string, name: string, postcode: string, street: string])[] = [
  ["1 High St Thomson 3825", "Thomson", "3825", "1 High St"],
  ["1 High St Thomson 3219", "Thomson", "3219", "1 High St"],
  ["U2/9a  Beach Rd ,  Sandringham", "Sandringham", "3191", "U2/9a Beach Rd"],
  ["3056 Point Nepean Rd Rye", "Rye", "3941", "3056 Point Nepean Rd"],
  ["12 Smith St 3350", "Ballarat", "3350", "12 Smith St"],
  ["Docklands 3000", "Docklands", "3008", ""],
  ["12 Smith St, Bru", "Brunswick", "3056", "12 Smith St"],
  ["450 Dandenong Rd Caul", "Caulfield", "3162", "450 Dandenong Rd"],
  ["7 Wattle Gr Bright", "Bright", "3741", "7 Wattle Gr"],
  ["7 Portarlington Rd Porta", "Portarlington", "3223", "7 Portarlington Rd"],
  ["1 Como Pde Parkdail", "Parkdale", "3195", "1 Como Pde"],
  ["9 Lygon St E Bruns", "Brunswick East", "3057", "9 Lygon St"],
  ["7 Wattle Gr Yara Glen", "Yarra Glen", "3775", "7 Wattle Gr"],
];
