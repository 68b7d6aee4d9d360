import ICAL from "ical.js";
import { melbourneStamp } from "#content/melbourne.ts";

/** The one event of a calendar file, as Mozilla's parser reads it. Whoever breaks a rule of RFC 5545 fails the test. */
export function calendarIn(file: string): { method: string; event: Record<string, string> } {
  // The parser takes both, and other programs don't.
  if (!file.endsWith("\r\n") || /[^\r]\n|\r[^\n]/.test(file)) throw new Error("lines end with CR and LF");
  for (const line of file.split("\r\n")) if (Buffer.byteLength(line) > 75) throw new Error(`too long: ${line}`);
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [event, ...others] = calendar.getAllSubcomponents("vevent");
  if (!event || others.length > 0) throw new Error("not one event");
  const properties = event.getAllProperties().map((property) => {
    const value = property.getFirstValue();
    return [property.name.toUpperCase(), value instanceof ICAL.Time ? inItsZone(value) : String(value)] as const;
  });
  if (new Set(properties.map(([name]) => name)).size < properties.length) throw new Error("a property stands twice");
  return { method: String(calendar.getFirstPropertyValue("method")), event: Object.fromEntries(properties) };
}

/** By the rules of daylight saving that the file brings along, it is the moment that we meant. */
function inItsZone(time: ICAL.Time): string {
  const stamp = time.toICALString();
  if (stamp.endsWith("Z")) return stamp;
  const meant = melbourneStamp(time.toJSDate()).replaceAll(/[-:]/g, "");
  if (`${meant}00` !== stamp) throw new Error(`another moment: ${stamp} is ${meant}`);
  return stamp;
}
