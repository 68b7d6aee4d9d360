// What a typical price is for, and what a quote adds to it. For the owner to confirm.

/** After the price of panels or a battery. */
export const ordinaryJob =
  "A high, steep or tiled roof or a long cable costs more, up to the top of our range. A new switchboard and taking old panels down are extra.";

/** After the price of a heat pump. */
export const ordinaryHotWater =
  "In place of gas, a new circuit, a slab and capping the gas can add to it, and a larger tank costs more: your quote lists each.";

/** What a package's "from" price buys. */
export const entryPackage =
  "“From” is for all of it at one visit, with one inverter, on a single-storey roof that faces one way.";
