import { Refusal } from "../files/refusal.ts";
import type { FileReadings } from "../readings/file-readings.ts";
import { amberReadings } from "./amber.ts";
import { cdrReadings } from "./consumer-data.ts";
import { isObject } from "./json-values.ts";

/** The two kinds of JSON that hold meter readings. */
export function readJson(text: string, meters: Map<string, number>): FileReadings {
  const objects = listIn(parsed(text)).filter(isObject);
  if (objects.some((object) => "intervalRead" in object || "basicRead" in object || "readUType" in object))
    return cdrReadings(objects, meters);
  if (objects.some((object) => "nemTime" in object && "kwh" in object)) return amberReadings(objects, meters);
  throw new Refusal("not-meter-data");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new Refusal("unreadable");
  }
}

/** The list itself, or `reads` inside `data`, as the Consumer Data Right sends it. */
function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return [];
  for (const inner of [value.reads, value.data, value.usage]) {
    if (Array.isArray(inner)) return inner;
    if (isObject(inner)) return listIn(inner);
  }
  return [value];
}
