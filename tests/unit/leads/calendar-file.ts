import ICAL from "ical.js";
import { melbourneStamp } from "#content/melbourne.ts";

/** The only event of a calendar file, as Mozilla's parser reads it. Throws if the file breaks a rule of RFC 5545. */
export function calendarIn(file: string): { method: string; event: Record<string, string> } {
  // The parser accepts other line ends and longer lines, but some programs don't.
  if (!file.endsWith("\r\n") || /[^\r]\n|\r[^\n]/.test(file))
    throw new Error("a line of the calendar file doesn't end with CR and LF");
  for (const line of file.split("\r\n")) if (Buffer.byteLength(line) > 75) throw new Error(`too long: ${line}`);
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [event, ...others] = calendar.getAllSubcomponents("vevent");
  if (!event || others.length > 0)
    throw new Error(`the calendar file has ${event ? 1 + others.length : 0} events, not one`);
  const properties = event.getAllProperties().map((property) => {
    const value = property.getFirstValue();
    return [property.name.toUpperCase(), value instanceof ICAL.Time ? inItsZone(value) : String(value)] as const;
  });
  const names = properties.map(([name]) => name);
  const repeated = names.find((name, index) => names.indexOf(name) < index);
  if (repeated !== undefined) throw new Error(`the event has ${repeated} twice`);
  return { method: String(calendar.getFirstPropertyValue("method")), event: Object.fromEntries(properties) };
}

/** A time on Melbourne's clock. Throws if the file's own daylight-saving rules make it another moment. */
function inItsZone(time: ICAL.Time): string {
  const stampText = time.toICALString();
  if (stampText.endsWith("Z")) return stampText;
  const meant = melbourneStamp(time.toJSDate()).replaceAll(/[-:]/g, "");
  if (`${meant}00` !== stampText) throw new Error(`another moment: ${stampText} is ${meant}`);
  return stampText;
}
