import { FileRefusal } from "../files/refusal.ts";
import { FileReadings, type RowReader } from "../readings/file-readings.ts";
import { addTo, newDay, type Stream } from "../readings/streams.ts";
import { parseDay, parseMoment } from "../readings/times.ts";
import { kwhPer, qualityOf, streamNamed } from "./cells.ts";
import { type NamedColumns, namedColumns, type TimeColumn } from "./header.ts";

/** Reads a table with a day of one stream in each row: a wide table, with a column for each interval. */
export function wideReader(
  names: readonly string[],
  times: readonly TimeColumn[],
  meters: Map<string, number>,
  decimalComma: boolean,
): RowReader {
  const columns = namedColumns(names);
  const isMarketTime = columns.type >= 0 && columns.date >= 0;
  const readings = new FileReadings(isMarketTime ? "table" : "unknown", meters, decimalComma);
  let hasOtherStreams = false;

  return {
    readings,
    row(cells) {
      if (cells.every((cell) => cell === "")) return;
      readings.rows++;
      const kwhFactor = kwhPer(cells[columns.unit] ?? "");
      const stream = kwhFactor === undefined ? null : streamIn(cells, columns, readings);
      const date = cells[columns.date] ?? "";
      const writtenDay = parseDay(date) ?? parseMoment(date)?.day;
      if (!stream) hasOtherStreams = true;
      else if (writtenDay === undefined) readings.unreadableRows++;
      else {
        const quality = qualityOf(cells[columns.quality] ?? "", { isYesNo: columns.isQualityYesNo });
        const day = newDay();
        for (const { column, startMinute, lengthMinutes } of times) {
          const kwh = readings.kwhIn(cells[column] ?? "", kwhFactor ?? 1);
          if (kwh !== undefined && quality !== "missing")
            addTo(day, { minute: startMinute, lengthMinutes, kwh, isEstimated: quality === "estimated" });
        }
        readings.putDay(stream, writtenDay, day, times[0]?.lengthMinutes ?? 30);
      }
    },
    end() {
      if (hasOtherStreams && readings.connections.size === 0) throw new FileRefusal("no-energy-stream");
    },
  };
}

function streamIn(cells: readonly string[], columns: NamedColumns, readings: FileReadings): Stream | null {
  const meter = cells[columns.meter] ?? "";
  const register = cells[columns.register] || (/[#:]/.test(meter) ? meter : "");
  const tableStream = streamNamed(cells[columns.type] ?? "", register);
  return (
    tableStream &&
    readings.streamFor({ nmi: cells[columns.nmi] ?? "", meter: meter.split(/[#:]/)[0] ?? "", ...tableStream })
  );
}
