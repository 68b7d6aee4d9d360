/**
 * The three residential packages as advertised: dollars from, dollars saved a year at most, kW, usable kWh. Then the kWh
 * a day of the usual house they are sold to.
 */
export const advertisedPackages = [
  { id: "smart-saver", name: "Smart Saver", price: 1499, saving: 1200, kw: 6.6, battery: 0, use: 18 },
  {
    id: "night-optimiser",
    name: "Night Optimiser",
    price: 4500,
    saving: 2400,
    kw: 8,
    battery: 10,
    use: 18,
  },
  {
    id: "all-electric-home",
    name: "All-Electric Home",
    price: 6900,
    saving: 3000,
    kw: 10,
    battery: 15,
    use: 25,
  },
] as const;

export type AdvertisedPackage = (typeof advertisedPackages)[number];
