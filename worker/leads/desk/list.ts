import type { ListRow } from "#app/pages/office/view.ts";
import { day } from "#content/durations.ts";
import { monthName } from "#content/format.ts";
import { dayAndTime } from "#content/melbourne.ts";
import { isFault, isWritten } from "#content/request/schema.ts";
import type { openRequests } from "../inbox/open-requests.ts";
import { placeAndOthers, placeOf, servicesOf } from "../letters/describe.ts";
import { linkIn, listDays, pathOf } from "../links/links.ts";
import { readableLead } from "../record/documents.ts";
import { stage } from "../record/stage.ts";
import { officeNotice, officePage, seeOther } from "./document.tsx";
import type { DeskDependencies, Permission } from "./open-request.ts";
import { taskOf } from "./task.ts";

const rowsAtOnce = 50;

export async function serveList(
  request: Request,
  { isSignedIn, generation }: Permission,
  dependencies: DeskDependencies,
): Promise<Response> {
  const { links, inbox, now, log } = dependencies;
  const { searchParams } = new URL(request.url);
  const link = linkIn(searchParams);
  if (!isSignedIn && links.opens("list", { ...link, alias: "" }, generation) === undefined)
    return officeNotice("This link no longer works", "It has expired. Today’s email has a new one.", 403);
  if (request.method === "POST") {
    const next = await inbox().endLinks();
    log({ event: "links-ended" });
    return seeOther(pathOf(links.to("list", "", now() + listDays * day, next) ?? "/office"));
  }
  // Without a link of its own, as where Access lets staff in, the cards' links last a day.
  const expires = isSignedIn ? now() + day : Number(link.expires) * 1000;
  const start = Math.trunc(Math.min(Math.max(0, Number(searchParams.get("from")) || 0), 100_000));
  const { rows, total, lastMonth } = await inbox().listOpen(start, rowsAtOnce);
  const at = (from: number) => {
    const query = new URLSearchParams(isSignedIn ? {} : { expires: link.expires, sig: link.signature });
    if (from > 0) query.set("from", String(from));
    return `/office?${query}`;
  };
  const shown = await Promise.all(rows.map((row) => rowOf(row, expires, generation, dependencies)));
  const title = "Open requests";
  return officePage(title, {
    is: "list",
    list: {
      rows: shown.filter((row) => row !== undefined),
      total,
      from: start + 1,
      to: start + rows.length,
      earlier: start > 0 ? at(Math.max(0, start - rowsAtOnce)) : undefined,
      further: start + rows.length < total ? at(start + rowsAtOnce) : undefined,
      address: at(0),
      linkEnds: isSignedIn ? undefined : dayAndTime(new Date(expires)),
      lastMonth: lastMonth.due === 0 ? undefined : monthlyShare(lastMonth),
    },
  });
}

function monthlyShare({ month, due, onTime }: { month: string; due: number; onTime: number }): string {
  return `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}: ${onTime} of ${due} (${Math.round((onTime / due) * 100)}%)`;
}

/** Name and suburb are in the document alone. One that was deleted meanwhile isn't shown. */
async function rowOf(
  { id, promised, urgency, events }: ReturnType<typeof openRequests>["rows"][number],
  expires: number,
  generation: number,
  { bucket, links, now }: DeskDependencies,
): Promise<ListRow | undefined> {
  const lead = await readableLead(bucket, id);
  if (!lead) return undefined;
  const time = new Date(now());
  const writes = isWritten(lead.request);
  const place = await placeOf(lead);
  return {
    href: pathOf(links.to("listed", id, expires, generation) ?? ""),
    name: lead.request.name,
    place: placeAndOthers(place.name ?? "", lead),
    wish: servicesOf(lead),
    task: taskOf(stage(events, time, promised ?? undefined), { now: time, writes, fault: isFault(lead.request) }).text,
    urgency,
    writes,
  };
}
