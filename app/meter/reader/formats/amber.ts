import { isPossible, numberWritten } from "../readings/energy.ts";
import { FileReadings } from "../readings/file-readings.ts";
import type { Direction } from "../readings/streams.ts";
import { momentWritten } from "../readings/times.ts";
import { type JsonObject, textOf } from "./json-values.ts";
import { startOf } from "./moments.ts";

const directions: Readonly<Record<string, Direction>> = {
  general: "general",
  controlledLoad: "controlled",
  feedIn: "export",
};

/** A retailer's list with the end of each interval in market time. */
export function amberReadings(objects: readonly JsonObject[], meters: Map<string, number>): FileReadings {
  const readings = new FileReadings("offset", meters);
  for (const object of objects) {
    readings.rows++;
    const direction = directions[textOf(object.channelType)];
    const length = Number(textOf(object.duration));
    const end = momentWritten(textOf(object.nemTime));
    const time = end && [5, 15, 30, 60].includes(length) ? startOf({ start: undefined, end }, length) : undefined;
    const kwh = numberWritten(textOf(object.kwh), false);
    if (!direction || !time || time.minute % length !== 0) readings.badRows++;
    else if (kwh === undefined || !isPossible(kwh)) readings.badCells++;
    else {
      const stream = readings.stream({ nmi: "", direction, suffix: "", meter: textOf(object.channelIdentifier) });
      const estimated = textOf(object.quality) === "estimated";
      readings.addReading(stream, time.day, { minute: time.minute, length, kwh, estimated });
    }
  }
  return readings;
}
