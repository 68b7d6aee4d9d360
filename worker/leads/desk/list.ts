// The office: staff's list of requests.
import type { ListGroup, ListRow } from "#app/pages/office/view.ts";
import { dayMs, secondMs } from "#content/durations.ts";
import { monthName } from "#content/format.ts";
import { dayAndTime, dayName, melbourneDate } from "#content/melbourne.ts";
import { isFault, wantsWriting } from "#content/request/schema.ts";
import type { listRequests } from "../inbox/list.ts";
import { messageStart, phoneToCall, placeAndOthers, placeOf, subjectOf, wholeAddress } from "../letters/describe.ts";
import { linkIn, listDays, pathOf } from "../links/links.ts";
import { readAboutQuote, readLead } from "../record/documents.ts";
import { amountText } from "../record/quote.ts";
import { stageAt } from "../record/stage.ts";
import { halfDayOf } from "../record/visit.ts";
import { endedLinkMessage, officePage, seeOther } from "./office-page.tsx";
import type { DeskDependencies, Permission } from "./open-request.ts";
import { taskOf } from "./task.ts";

const rowsPerPage = 50;

export async function serveList(
  request: Request,
  { isSignedIn, generation }: Permission,
  dependencies: DeskDependencies,
): Promise<Response> {
  const { links, inbox, now, log } = dependencies;
  const { searchParams } = new URL(request.url);
  const link = linkIn(searchParams);
  if (!isSignedIn && links.idOpenedBy("list", { ...link, alias: "" }, generation) === undefined)
    return endedLinkMessage();
  if (request.method === "POST") {
    const nextGeneration = await inbox().endLinks();
    log({ event: "links-ended" });
    return seeOther(pathOf(links.to("list", "", now() + listDays * dayMs, nextGeneration) ?? "/office"));
  }
  // Cards' links expire with the link to the list, or in a day if Access let staff in without one.
  const expiresMs = isSignedIn ? now() + dayMs : Number(link.expires) * secondMs;
  const firstRow = Math.trunc(Math.min(Math.max(0, Number(searchParams.get("from")) || 0), 100_000));
  const showsOver = searchParams.has("over");
  const { rows, counts, lastMonth } = await inbox().list(showsOver, firstRow, rowsPerPage);
  const urlOf = ({ from = 0, over = showsOver }) => {
    const query = new URLSearchParams(isSignedIn ? {} : { expires: link.expires, sig: link.signature });
    if (over) query.set("over", "");
    if (from > 0) query.set("from", String(from));
    return `/office?${query}`;
  };
  const listRows = await Promise.all(rows.map((row) => readListRow(row, expiresMs, generation, dependencies)));
  const readableRows = listRows.filter((row) => row !== undefined);
  const countOf = (over: boolean) =>
    counts.filter(({ group }) => (group === "over") === over).reduce((sum, { count }) => sum + count, 0);
  const [total, otherCount] = [countOf(showsOver), countOf(!showsOver)];
  const groups = counts.map(({ group, count }) => ({
    name: group,
    count,
    parts: partsOf(
      readableRows.filter((row) => row.group === group).map((row) => ({ ...row, sameAs: sameAs(row, readableRows) })),
    ),
  }));
  return officePage(showsOver ? "Requests that are over" : "Open requests", {
    kind: "list",
    list: {
      groups: groups.filter(({ parts }) => parts.length > 0),
      total,
      from: firstRow + 1,
      to: firstRow + rows.length,
      previousPage: firstRow > 0 ? urlOf({ from: Math.max(0, firstRow - rowsPerPage) }) : undefined,
      nextPage: firstRow + rows.length < total ? urlOf({ from: firstRow + rowsPerPage }) : undefined,
      time: dayAndTime(new Date(now())),
      url: urlOf({ over: false }),
      showsOver,
      other: { count: otherCount, href: urlOf({ over: !showsOver }) },
      linkEnds: isSignedIn ? undefined : dayAndTime(new Date(expiresMs)),
      lastMonth: lastMonth.due === 0 ? undefined : monthlyShareText(lastMonth),
    },
  });
}

/** Today's visits come first, grouped by half-day. */
function partsOf(rows: readonly (ListRow & { visits: string | undefined })[]): ListGroup["parts"] {
  const parts = ["Visits this morning", "Visits this afternoon", undefined]
    .map((title) => ({ title, rows: rows.filter(({ visits }) => visits === title) }))
    .filter((part) => part.rows.length > 0);
  return parts.map(({ title, ...part }) => ({ ...part, title: parts.length > 1 ? (title ?? "To do") : title }));
}

type ReadableRow = NonNullable<Awaited<ReturnType<typeof readListRow>>>;

/** Names other requests on the page with the same number or address: one call may answer both. */
function sameAs(row: ReadableRow, rows: readonly ReadableRow[]): string | undefined {
  const otherRows = rows.filter(({ reference }) => reference !== row.reference);
  const withNumber = otherRows.filter(({ phone }) => phone && phone.href === row.phone?.href);
  const withAddress = otherRows.filter(
    (other) => other.streetAddress !== "" && other.streetAddress === row.streetAddress,
  );
  const [sharedDetail, matches] = withNumber.length > 0 ? ["number", withNumber] : ["address", withAddress];
  const andMore = matches.length > maxNames ? ` and ${matches.length - maxNames} more` : "";
  const names = matches.slice(0, maxNames).map(({ name }) => name);
  return matches.length > 0 ? `Same ${sharedDetail} as ${names.join(", ")}${andMore}` : undefined;
}

const maxNames = 2;

function monthlyShareText({ month, due, onTime }: { month: string; due: number; onTime: number }): string {
  return `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}: ${onTime} of ${due} (${Math.round((onTime / due) * 100)}%)`;
}

/** Name, suburb and number are only in the document. Undefined if the document was deleted meanwhile, or can't be read. */
async function readListRow(
  { id, reference, promised, group, events }: ReturnType<typeof listRequests>["rows"][number],
  expiresMs: number,
  generation: number,
  { bucket, links, now, log }: DeskDependencies,
) {
  const lead = await readLead(bucket, id);
  if (lead === "unreadable") log({ event: "request-unreadable", lead: reference });
  if (!lead || lead === "unreadable") return undefined;
  const shownAt = now();
  const today = melbourneDate(new Date(shownAt));
  const prefersWriting = wantsWriting(lead.request);
  const isFaultReport = isFault(lead.request);
  const stage = stageAt(events, shownAt, promised ?? undefined);
  const [place, { quote, questions }] = await Promise.all([placeOf(lead), readAboutQuote(bucket, id, stage)]);
  const halfDay = group === "today" && stage.visitAhead ? halfDayOf(stage.visitAhead) : "";
  const isToday = halfDay.startsWith(today);
  return {
    group,
    reference,
    streetAddress: wholeAddress(lead.request).toLowerCase(),
    visits: isToday ? `Visits this ${halfDay.endsWith("am") ? "morning" : "afternoon"}` : undefined,
    href: pathOf(links.to("listed", id, expiresMs, generation) ?? ""),
    name: lead.request.name,
    place: placeAndOthers(place.name ?? "", lead),
    phone: phoneToCall(lead),
    prefersWriting,
    reason: subjectOf(lead),
    amount: quote && amountText(quote),
    messageStart: messageStart(questions.at(-1)?.text ?? lead.request.message),
    hasPriority: isFaultReport || lead.request.urgent === true,
    // The page has today's date in its heading.
    task: taskOf(stage, { now: shownAt, prefersWriting, isFaultReport, urgent: lead.request.urgent }).text.replaceAll(
      ` on ${dayName(today)}`,
      "",
    ),
  };
}
