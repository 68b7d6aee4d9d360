/** A way to bring one machine's heat and cold into several rooms. */
export interface AirconSystem {
  id: "ducted" | "multi-head";
  name: string;
  description: string;
  /** Whom it suits. */
  suits: readonly string[];
  /** What it asks for, or can't do. */
  mind: string;
}

export const airconSystems: readonly AirconSystem[] = [
  {
    id: "ducted",
    name: "Ducted",
    description:
      "One indoor unit in the roof space and a duct to every room. You see an outlet in the ceiling, one return grille in the hall and one controller on the wall.",
    suits: [
      "Houses with enough roof space",
      "Homes with worn-out ducted gas heating: one system replaces the heater, the ducts and the evaporative cooler",
      "People who heat or cool most rooms at once",
    ],
    mind: "Without zones you heat empty rooms. We allow for at least two zones.",
  },
  {
    id: "multi-head",
    name: "Multi-head",
    description:
      "One outdoor unit serves up to 5 indoor units, each with its own remote. Two thin pipes and a cable run to every room instead of a duct.",
    suits: [
      "Brick homes, flat roofs and apartments with no room for ducts",
      "People who use two rooms at a time",
      "Homes with room for only one outdoor unit",
    ],
    mind: "Either all the heads heat or all of them cool: you can’t mix the two. If the outdoor unit fails, every room goes without.",
  },
];
