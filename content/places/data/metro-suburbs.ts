/**
 * The suburbs that the Service areas page names. Naming one makes it metro even beyond 40 km: that is how Berwick,
 * Cranbourne, Pakenham and what lies between them are usually called.
 */
export const metroSuburbs: readonly MetroSide[] = [
  {
    side: "Inner Melbourne",
    suburbs: [
      { name: "Brunswick", postcode: "3056" },
      { name: "Carlton", postcode: "3053" },
      { name: "Fitzroy", postcode: "3065" },
      { name: "Kew", postcode: "3101" },
      { name: "Melbourne", postcode: "3000" },
      { name: "Northcote", postcode: "3070" },
      { name: "Port Melbourne", postcode: "3207" },
      { name: "Richmond", postcode: "3121" },
      { name: "South Yarra", postcode: "3141" },
      { name: "St Kilda", postcode: "3182" },
    ],
  },
  {
    side: "West",
    suburbs: [
      { name: "Altona", postcode: "3018" },
      { name: "Caroline Springs", postcode: "3023" },
      { name: "Deer Park", postcode: "3023" },
      { name: "Footscray", postcode: "3011" },
      { name: "Hoppers Crossing", postcode: "3029" },
      { name: "Melton", postcode: "3337" },
      { name: "Point Cook", postcode: "3030" },
      { name: "St Albans", postcode: "3021" },
      { name: "Sunshine", postcode: "3020" },
      { name: "Tarneit", postcode: "3029" },
      { name: "Werribee", postcode: "3030" },
      { name: "Williamstown", postcode: "3016" },
    ],
  },
  {
    side: "North",
    suburbs: [
      { name: "Broadmeadows", postcode: "3047" },
      { name: "Bundoora", postcode: "3083" },
      { name: "Coburg", postcode: "3058" },
      { name: "Craigieburn", postcode: "3064" },
      { name: "Eltham", postcode: "3095" },
      { name: "Epping", postcode: "3076" },
      { name: "Essendon", postcode: "3040" },
      { name: "Greensborough", postcode: "3088" },
      { name: "Heidelberg", postcode: "3084" },
      { name: "Mernda", postcode: "3754" },
      { name: "Preston", postcode: "3072" },
      { name: "Reservoir", postcode: "3073" },
      { name: "Sunbury", postcode: "3429" },
    ],
  },
  {
    side: "East",
    suburbs: [
      { name: "Box Hill", postcode: "3128" },
      { name: "Camberwell", postcode: "3124" },
      { name: "Croydon", postcode: "3136" },
      { name: "Doncaster", postcode: "3108" },
      { name: "Ferntree Gully", postcode: "3156" },
      { name: "Glen Waverley", postcode: "3150" },
      { name: "Lilydale", postcode: "3140" },
      { name: "Mount Waverley", postcode: "3149" },
      { name: "Ringwood", postcode: "3134" },
      { name: "Rowville", postcode: "3178" },
    ],
  },
  {
    side: "South and south-east",
    suburbs: [
      { name: "Beaconsfield", postcode: "3807" },
      { name: "Bentleigh", postcode: "3204" },
      { name: "Berwick", postcode: "3806" },
      { name: "Brighton", postcode: "3186" },
      { name: "Cheltenham", postcode: "3192" },
      { name: "Clayton", postcode: "3168" },
      { name: "Cranbourne", postcode: "3977" },
      { name: "Cranbourne East", postcode: "3977" },
      { name: "Cranbourne North", postcode: "3977" },
      { name: "Cranbourne West", postcode: "3977" },
      { name: "Dandenong", postcode: "3175" },
      { name: "Frankston", postcode: "3199" },
      { name: "Mentone", postcode: "3194" },
      { name: "Narre Warren", postcode: "3805" },
      { name: "Narre Warren South", postcode: "3805" },
      { name: "Officer", postcode: "3809" },
      { name: "Pakenham", postcode: "3810" },
    ],
  },
];

interface MetroSide {
  side: string;
  suburbs: readonly { name: string; postcode: string }[];
}

const named = new Set(metroSuburbs.flatMap(({ suburbs }) => suburbs.map(key)));

export function isNamedMetro(place: { name: string; postcode: string }): boolean {
  return named.has(key(place));
}

function key({ name, postcode }: { name: string; postcode: string }): string {
  return `${postcode} ${name.toLowerCase()}`;
}
