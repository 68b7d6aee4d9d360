import type { FoundPlace } from "#content/places/find.ts";
import { marksPath } from "./projection.ts";

/** The map is drawn by the server and is outside the island; only its marks move. */
export function markOnMap(places: readonly FoundPlace[]): void {
  for (const mark of document.querySelectorAll("#coverage-marks path")) mark.setAttribute("d", marksPath(places));
}
