// Describes a stored request in words: for the letters, the office, the request's own page, the calendar and the business's own
// system. Only `typedFields()`, `messageStart()`, the addresses and what is in quotation marks repeat what a visitor typed;
// everything else is in our own words.
import { business } from "#content/business.ts";
import { addDays, dayName, melbourneDate } from "#content/melbourne.ts";
import { type CoverageKind, coverageKinds } from "#content/places/coverage-kinds.ts";
import { originName } from "#content/request/known-origins.ts";
import {
  bestTimes,
  currentBills,
  faultKinds,
  faultTimes,
  labelOf,
  projectTypes,
  propertySizes,
  timelines,
} from "#content/request/options.ts";
import { phoneNumber, printedNumber } from "#content/request/phone.ts";
import { halfDayName, isHalfDay } from "#content/request/preferred.ts";
import { referenceOf } from "#content/request/reference.ts";
import { isCallback, isFault, wantsWriting } from "#content/request/schema.ts";
import { wishName } from "#content/request/services/services.ts";
import { topicOf } from "#content/request/topics.ts";
import { melbourne } from "#content/visits.ts";
import { consoleLog, errorFields, LoggableError } from "#worker/log.ts";
import { filesOf, type Lead, type Upload, uploadsOf } from "../record/lead.ts";

export type LabelledValue = readonly [label: string, value: string];

/** Leaves out entries without a value. */
export function filledRows(...entries: (readonly [label: string, value: string | undefined])[]): LabelledValue[] {
  return entries.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

/** The typed fields, unchanged. */
export function typedFields(lead: Lead): LabelledValue[] {
  const { request } = lead;
  return filledRows(
    ["Name", request.name],
    ["Phone", request.phone],
    ["Email", request.email],
    ["Address", wholeAddress(request)],
    ["Job’s reference", request.jobReference],
    ["Other addresses", otherAddresses(lead)],
    ...filesOf(lead).map(({ name }) => ["File name", name] as const),
  );
}

/** The choices from lists, in the form's words. */
export function choices(lead: Lead): LabelledValue[] {
  const { request } = lead;
  const { propertySize, currentBill, timeline, bestTime, preferred } = request;
  if (isFault(request))
    return filledRows(
      ["What is wrong", request.fault && labelOf(faultKinds, request.fault)],
      ["Since", sinceText(lead)],
    );
  if (isCallback(request))
    return request.urgent ? [["What for", servicesText(lead)]] : [["Best time", labelOf(bestTimes, bestTime ?? "any")]];
  return filledRows(
    ["Hot water", request.urgent && "None at the moment"],
    ["Project", projectText(lead)],
    ["Services", servicesText(lead)],
    ["Property", propertySize && labelOf(propertySizes, propertySize)],
    ["Current bill", currentBill && labelOf(currentBills, currentBill)],
    ["Timing", timeline && labelOf(timelines, timeline)],
    ["Answer", wantsWriting(request) ? "In writing: don’t call" : undefined],
    ["Times that suit", preferred?.map(halfDayText).join("; ")],
  );
}

/** An owners corporation fills in the form for businesses, so this tells staff which it is. */
function projectText({ request, origins = [] }: Lead): string {
  const isForOwners = origins.some(({ kind, slug }) => kind === "for" && slug === "owners-corporation");
  return isForOwners ? "Apartments/Strata" : labelOf(projectTypes, request.projectType);
}

export function halfDayText(halfDay: string): string {
  return isHalfDay(halfDay) ? halfDayName(halfDay) : halfDay;
}

export function servicesText({ request, origins = [] }: Lead): string {
  if (isFault(request)) return `fault: ${faultIn(request)}`;
  if (isCallback(request)) return request.urgent ? noHotWater : "call me back";
  const names = request.selectedServices.map((id) => wishName(id, topicOf(origins)));
  return names.join(", ") || (request.kind ?? "");
}

/** The services that a quote is for. */
export function quotedForText(lead: Lead): string {
  if (!isCallback(lead.request)) return servicesText(lead);
  return lead.request.urgent ? "Hot water" : "What we talked about";
}

/** In quotation marks, because the visitor chose the words. */
export function inQuotes(text: string): string {
  return `“${text.replaceAll(/[“”"]/g, "'")}”`;
}

/** A longer name is cut, to leave room for the rest of a subject. */
const maxQuotedName = 60;

export function nameInQuotes(name: string): string {
  return inQuotes(name.slice(0, maxQuotedName));
}

/** A request's subject for staff, who must see at once what is urgent: "Urgent: no hot water", "Fault: inverter". */
export function subjectOf(lead: Lead): string {
  if (isFault(lead.request)) return `Fault: ${faultIn(lead.request)}`;
  if (isCallback(lead.request)) return lead.request.urgent ? `Urgent: ${noHotWater}` : "Call me back";
  return lead.request.urgent ? `Urgent: ${noHotWater}. ${servicesText(lead)}` : servicesText(lead);
}

const noHotWater = "no hot water";

/** The start of the message, as much as fits on one line of the list. */
export function messageStart(message: string | undefined): string | undefined {
  const line = message?.replaceAll(/\s+/g, " ").trim();
  if (!line) return undefined;
  const characters = [...line];
  return characters.length > maxExcerpt ? `${characters.slice(0, maxExcerpt).join("").trimEnd()}…` : line;
}

const maxExcerpt = 90;

/** When the fault began. An email may be read the next day, so "today" and "yesterday" become dates. */
function sinceText({ request: { since }, receivedAt }: Lead): string | undefined {
  const reportedOn = melbourneDate(new Date(receivedAt));
  if (since === "today") return dayName(reportedOn);
  if (since === "yesterday") return dayName(addDays(reportedOn, -1));
  return since && `${labelOf(faultTimes, since)}, reported on ${dayName(reportedOn)}`;
}

/** Shortens "Inverter: a light, a code or a noise" to "inverter". */
export function faultIn({ fault }: Lead["request"]): string {
  const [name = ""] = fault ? labelOf(faultKinds, fault).split(":") : [];
  return name.charAt(0).toLowerCase() + name.slice(1);
}

export function wholeAddress({ address, city, state, postalCode }: Lead["request"]): string {
  const missingParts = [city, state, postalCode].filter((part) => part !== undefined && !address.includes(part));
  return [address, missingParts.join(" ")].filter(Boolean).join(", ");
}

/** The addresses after the first. The price and the visit are for the first. */
export function otherAddresses({ request }: Lead): string | undefined {
  return request.moreAddresses?.join("; ");
}

/** "Kew VIC 3101 and 2 more addresses" */
export function placeAndOthers(place: string, { request }: Lead): string {
  const count = request.moreAddresses?.length ?? 0;
  const othersText = count === 1 ? "one more address" : `${count} more addresses`;
  return [place, count > 0 && othersText].filter(Boolean).join(" and ");
}

/** The text before the first comma, if it can only be a street: not a website's address, not a sentence. */
export function streetOf({ address }: Lead["request"]): string | undefined {
  return /^(?:(?:unit|flat|shop|lot|level)[\w /-]{2,12}, ?)?(?=[^,]*\d)[\p{L}\p{N}'’ /-]{3,60}(?=,|$)/iu
    .exec(address.normalize("NFKC"))?.[0]
    .trim();
}

export function mapLink({ request }: Lead): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: wholeAddress(request) })}`;
}

/** The number to call, as a link and as text. Undefined if they want us to write. */
export function phoneToCall({ request }: Lead): { href: string; number: string } | undefined {
  const number = wantsWriting(request) ? undefined : phoneNumber(request.phone);
  return number === undefined ? undefined : { href: `tel:${number}`, number: printedNumber(number) };
}

/** A `mailto:` link. An unescaped "?" or "&" in the address could add a blind copy, or a text, to the email. */
export function mailTo(email: string): string {
  const at = email.lastIndexOf("@");
  return `mailto:${encodeURIComponent(email.slice(0, at))}${email.slice(at)}`;
}

/** As much of the number as its owner needs to recognise it. */
export function phoneEndingText({ request }: Pick<Lead, "request">): string {
  if (wantsWriting(request)) return "none: we write to you";
  const digits = phoneNumber(request.phone)?.slice(-3);
  return digits === undefined ? "the number you entered" : `the number ending in ${digits}`;
}

const fileKinds = new Map([
  ["application/pdf", "PDF"],
  ["image/jpeg", "JPEG picture"],
  ["image/png", "PNG picture"],
]);

export function fileSummary({ type, bytes }: Pick<Upload, "type" | "bytes">): string {
  const size = bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${fileKinds.get(type) ?? type}, ${size}`;
}

/** The files of a request, as a row of a list. */
export function attachmentsRow(lead: Lead): readonly [label: string, value: string] {
  const uploads = uploadsOf(lead);
  return [uploads.length > 1 ? "Attachments" : "Attachment", uploads.map(fileSummary).join("; ")];
}

export function originsText({ origins = [] }: Lead): string {
  return origins.map((origin) => `${origin.kind}: ${originName(origin)}`).join("; ");
}

const suspicionTexts = new Map([
  ["hidden-field", "A field that people can’t see was filled in."],
  ["too-fast", "The form was sent within seconds."],
  ["many-at-once", "Many requests came from the same network within a minute."],
]);

export function suspicionSentences({ suspicions }: Lead): string[] {
  return suspicions.map((suspicion) => suspicionTexts.get(suspicion) ?? suspicion);
}

/** Goes with links to the card, because an email may be forwarded. */
export const whoMayOpenSentence = `This link is for staff of ${business.name} only: it opens the whole request.`;

/** The request's locality in our own list's words, never in the visitor's. */
interface Place {
  /** "Kew VIC 3101", or only a postcode; undefined if our list can't tell. */
  name?: string | undefined;
  postcode?: string | undefined;
  /** How soon we can be there. */
  coverage?: string | undefined;
  /** The area whose visiting days apply, if the locality is certain and we go there. */
  area?: string | undefined;
  /** How far away it is, if the locality is certain. */
  coverageKind?: CoverageKind | undefined;
  /** `coverageKind` in words, for the spreadsheet. */
  coverageName?: string | undefined;
}

/** What we know of the place. If looking it up fails, emails and pages do without it. */
export async function placeOf(lead: Lead): Promise<Place> {
  return (await omitOnError("place", lead.id, () => lookUpPlace(lead))) ?? {};
}

/** As `placeOf`, but fails: a booking needs the area. The list of localities is large, so it loads on first use. */
export async function lookUpPlace({ request }: Lead): Promise<Place> {
  const [{ findPlaces }, { lineForStaff, lookupText, placesIn }] = await Promise.all([
    import("#content/places/find.ts"),
    import("#content/places/answer.ts"),
  ]);
  const finding = findPlaces(lookupText(request));
  const place = finding.kind === "place" ? finding.place : undefined;
  const postcode = finding.kind === "postcode" ? finding.postcode : place?.postcode;
  const name = place ? `${place.name} VIC ${place.postcode}` : postcode && `VIC ${postcode}`;
  const coverages = placesIn(finding).map(({ coverage }) => coverage);
  const kinds = new Set(coverages.map(({ kind }) => kind));
  const [coverageKind] = kinds.size === 1 ? kinds : [];
  const areas = new Set(coverages.map((coverage) => (coverage.kind === "metro" ? melbourne : coverage.group)));
  const [area] = areas.size === 1 && finding.kind !== "similar" ? areas : [];
  const coverageName = coverageKind && coverageKinds[coverageKind].name;
  return { name, postcode, coverage: lineForStaff(finding), area: area ?? undefined, coverageKind, coverageName };
}

/** The energy engine loads only if there is meter data. If that fails, emails and pages do without these lines. */
export async function meterLines({ id, request: { meter } }: Lead): Promise<string[] | undefined> {
  if (meter === undefined) return undefined;
  return omitOnError("meter", id, async () => {
    const [{ decodeSummary }, { meterLines }] = await Promise.all([
      import("#content/meter/summary/summary.ts"),
      import("#content/meter/summary/lines.ts"),
    ]);
    const summary = decodeSummary(meter);
    if (!summary) throw new LoggableError("the meter summary can't be decoded");
    return meterLines(summary);
  });
}

/** The visitor's estimate, computed again for today. The calculators load only for this. If that fails, emails and pages do without it. */
export async function recomputeEstimate({ id, estimate: origin }: Lead, today: string) {
  if (!origin) return undefined;
  return omitOnError("estimate", id, async () => {
    const { estimateFromQuery } = await import("#app/estimators/index.ts");
    const estimate = await estimateFromQuery(origin.tool, new URLSearchParams(origin.query), today);
    if (!estimate) throw new LoggableError("the estimate's calculator doesn't exist");
    const { title, lines } = estimate;
    const price = lines.find(({ value }) => value.includes("$"));
    return {
      ...estimate,
      price: price && ([title, price.value] as const),
      inWords: [title, ...lines.map(({ label, value }) => `${label}: ${value}`)],
    };
  });
}

/** Staff get their email even if a part of it can't be read or described: the part is left out, and the log says so. */
export async function omitOnError<T>(
  what: "place" | "meter" | "estimate" | "offers" | "customer" | "quote",
  leadId: string,
  describe: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await describe();
  } catch (error) {
    consoleLog({ event: "lines-missing", lead: referenceOf(leadId), what, ...errorFields(error) });
    return undefined;
  }
}
