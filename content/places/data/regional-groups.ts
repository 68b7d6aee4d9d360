/**
 * The five regions with a monthly round. A postcode decides, as councils' borders do roughly; the towns are those that
 * the Service areas page names.
 */
export const regionalGroups: readonly RegionalGroup[] = [
  {
    name: "Geelong & Surf Coast",
    postcodes: [
      [3211, 3251],
      [3321, 3333],
    ],
    towns: [
      { name: "Geelong", postcode: "3220" },
      { name: "Lara", postcode: "3212" },
      { name: "Ocean Grove", postcode: "3226" },
      { name: "Queenscliff", postcode: "3225" },
      { name: "Drysdale", postcode: "3222" },
      { name: "Torquay", postcode: "3228" },
      { name: "Anglesea", postcode: "3230" },
      { name: "Lorne", postcode: "3232" },
      { name: "Bannockburn", postcode: "3331" },
      { name: "Winchelsea", postcode: "3241" },
      { name: "Colac", postcode: "3250" },
      { name: "Apollo Bay", postcode: "3233" },
    ],
  },
  {
    name: "Ballarat & Central Highlands",
    postcodes: [
      [3334, 3334],
      [3340, 3364],
      [3370, 3379],
      [3384, 3384],
      [3458, 3461],
      [3467, 3469],
    ],
    towns: [
      { name: "Ballarat", postcode: "3350" },
      { name: "Sebastopol", postcode: "3356" },
      { name: "Wendouree", postcode: "3355" },
      { name: "Buninyong", postcode: "3357" },
      { name: "Bacchus Marsh", postcode: "3340" },
      { name: "Ballan", postcode: "3342" },
      { name: "Creswick", postcode: "3363" },
      { name: "Daylesford", postcode: "3460" },
      { name: "Trentham", postcode: "3458" },
      { name: "Clunes", postcode: "3370" },
      { name: "Beaufort", postcode: "3373" },
      { name: "Ararat", postcode: "3377" },
    ],
  },
  {
    name: "Bendigo & Loddon Mallee",
    postcodes: [
      [3430, 3453],
      [3462, 3465],
      [3472, 3475],
      [3480, 3599],
      [3612, 3612],
      [3620, 3624],
    ],
    towns: [
      { name: "Bendigo", postcode: "3550" },
      { name: "Kangaroo Flat", postcode: "3555" },
      { name: "Gisborne", postcode: "3437" },
      { name: "Woodend", postcode: "3442" },
      { name: "Kyneton", postcode: "3444" },
      { name: "Castlemaine", postcode: "3450" },
      { name: "Heathcote", postcode: "3523" },
      { name: "Maryborough", postcode: "3465" },
      { name: "Echuca", postcode: "3564" },
      { name: "Kerang", postcode: "3579" },
      { name: "Swan Hill", postcode: "3585" },
      { name: "Mildura", postcode: "3500" },
    ],
  },
  {
    name: "Gippsland",
    postcodes: [
      [3812, 3909],
      [3921, 3925],
      [3945, 3971],
      [3979, 3979],
      [3981, 3996],
    ],
    towns: [
      { name: "Drouin", postcode: "3818" },
      { name: "Warragul", postcode: "3820" },
      { name: "Moe", postcode: "3825" },
      { name: "Morwell", postcode: "3840" },
      { name: "Traralgon", postcode: "3844" },
      { name: "Leongatha", postcode: "3953" },
      { name: "Wonthaggi", postcode: "3995" },
      { name: "Cowes", postcode: "3922" },
      { name: "Foster", postcode: "3960" },
      { name: "Sale", postcode: "3850" },
      { name: "Bairnsdale", postcode: "3875" },
      { name: "Lakes Entrance", postcode: "3909" },
    ],
  },
  {
    name: "Yarra Valley & Ranges",
    postcodes: [
      [3139, 3139],
      [3158, 3160],
      [3757, 3757],
      [3760, 3761],
      [3763, 3763],
      [3765, 3799],
    ],
    towns: [
      { name: "Yarra Glen", postcode: "3775" },
      { name: "Healesville", postcode: "3777" },
      { name: "Seville", postcode: "3139" },
      { name: "Woori Yallock", postcode: "3139" },
      { name: "Yarra Junction", postcode: "3797" },
      { name: "Warburton", postcode: "3799" },
      { name: "Monbulk", postcode: "3793" },
      { name: "Emerald", postcode: "3782" },
      { name: "Cockatoo", postcode: "3781" },
      { name: "Gembrook", postcode: "3783" },
      { name: "Kinglake", postcode: "3763" },
      { name: "Marysville", postcode: "3779" },
    ],
  },
];

export interface RegionalGroup {
  name: string;
  postcodes: readonly (readonly [from: number, to: number])[];
  towns: readonly { name: string; postcode: string }[];
}

export function groupAt(postcode: string): RegionalGroup | undefined {
  const number = Number(postcode);
  return regionalGroups.find(({ postcodes }) => postcodes.some(([from, to]) => number >= from && number <= to));
}
