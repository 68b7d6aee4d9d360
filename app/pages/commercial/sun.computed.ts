import { sunShare } from "#content/energy/business-hours.ts";
import words from "./words.json" with { type: "json" };

/** The share of the year's sun during each building's hours. */
export const sunShares = Object.fromEntries(words.buildings.map((building) => [building.id, sunShare(building)]));
