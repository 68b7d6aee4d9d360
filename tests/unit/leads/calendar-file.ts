/** The one event of a calendar file, read as strictly as RFC 5545 writes it: whoever breaks a rule of it fails the test. */
export function calendarIn(file: string): { method: string; event: Record<string, string> } {
  if (!file.endsWith("\r\n") || /[^\r]\n|\r[^\n]/.test(file)) throw new Error("lines end with CR and LF");
  for (const line of file.split("\r\n")) if (Buffer.byteLength(line) > 75) throw new Error(`too long: ${line}`);
  const lines = file.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);
  const open: string[] = [];
  const calendar: Record<string, string> = {};
  const event: Record<string, string> = {};
  let zone: string | undefined;
  for (const line of lines) {
    const [, name = "", parameters = "", value = ""] =
      /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/.exec(line) ?? [];
    if (name === "") throw new Error(`no content line: ${line}`);
    if (name === "BEGIN") open.push(value);
    else if (name === "END") {
      if (open.pop() !== value) throw new Error(`not open: ${value}`);
    } else {
      const where = open.at(-1) === "VEVENT" ? event : open.at(-1) === "VCALENDAR" ? calendar : {};
      if (Object.hasOwn(where, name)) throw new Error(`twice: ${name}`);
      const isText = ["SUMMARY", "LOCATION", "DESCRIPTION"].includes(name);
      if (isText && /[,;]/.test(value.replaceAll(/\\[\\;,nN]/g, ""))) throw new Error(`not escaped: ${line}`);
      where[name] = isText ? value.replaceAll(/\\([\\;,])/g, "$1") : value;
      if (name === "TZID") zone = value;
      if (/^DT(START|END)$/.test(name) && open.at(-1) === "VEVENT" && parameters !== `;TZID=${zone}`)
        throw new Error(`of another zone: ${line}`);
    }
  }
  for (const name of ["VERSION", "PRODID", "METHOD"]) if (!calendar[name]) throw new Error(`missing: ${name}`);
  for (const name of ["UID", "DTSTAMP", "DTSTART", "DTEND", "SEQUENCE", "ORGANIZER", "STATUS"])
    if (!event[name]) throw new Error(`missing: ${name}`);
  if (open.length > 0) throw new Error("not closed");
  return { method: calendar.METHOD ?? "", event };
}
