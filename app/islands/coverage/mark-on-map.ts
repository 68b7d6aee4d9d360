import { marksPath } from "#app/components/coverage/projection.ts";
import type { FoundPlace } from "#content/places/find.ts";

/** The map is drawn by the server and stands outside the island; only its marks move. */
export function markOnMap(places: readonly FoundPlace[]): void {
  for (const mark of document.querySelectorAll("#coverage-marks path")) mark.setAttribute("d", marksPath(places));
}
