import { isSummaryText } from "../meter/layout.ts";
import { type FieldMessages, type FieldName, listOf, type RawRequest } from "./fields.ts";
import { maxLength } from "./limits.ts";
import { messages } from "./messages.ts";
import { bestTimes, currentBills, projectTypes, propertySizes, timelines } from "./options.ts";
import { phoneNumber } from "./phone.ts";
import { isHalfDay, mostPreferred } from "./preferred.ts";
import { type ServiceId, serviceIds } from "./services/services.ts";
import { cleanLine, cleanText } from "./text.ts";

/** The request as everything behind the form knows it: cleaned, complete, in range. */
export interface AssessmentRequest {
  /** Absent in a request for an assessment, as in all those that were stored before there were callbacks. */
  kind?: "callback" | undefined;
  projectType: ValueOf<typeof projectTypes>;
  selectedServices: ServiceId[];
  propertySize?: ValueOf<typeof propertySizes> | undefined;
  currentBill?: ValueOf<typeof currentBills> | undefined;
  timeline?: ValueOf<typeof timelines> | undefined;
  name: string;
  email: string;
  phone: string;
  address: string;
  city?: string | undefined;
  state?: string | undefined;
  postalCode?: string | undefined;
  bestTime?: ValueOf<typeof bestTimes> | undefined;
  preferred?: string[] | undefined;
  message?: string | undefined;
  meter?: string | undefined;
  consent: true;
}

type ValueOf<Options extends readonly { value: string }[]> = Options[number]["value"];

export function isCallback({ kind }: { kind?: unknown }): boolean {
  return kind === "callback";
}

export type Checked = { ok: true; request: AssessmentRequest } | { ok: false; fields: FieldMessages };

/** Written by hand: a schema library would be a quarter of what the form's island loads. */
export function checkRequest(raw: RawRequest): Checked {
  const problems: FieldMessages = {};
  /** A field as its rule understands it. Where it can't be used the whole request is refused, so the stand-in is never seen. */
  function read<T>(name: FieldName, rule: Rule<T>, standIn: T): T {
    const value = rule(raw[name]);
    if (!(value instanceof Problem)) return value;
    problems[name] = value.text;
    return standIn;
  }
  const both = {
    name: read("name", line("name", messages.name.missing), ""),
    phone: read("phone", phone, ""),
    bestTime: read("bestTime", optional(choice(bestTimes)), undefined),
    message: read("message", optional(message), undefined),
    consent: read("consent", consent, true),
  };
  const request: AssessmentRequest = isCallback(raw)
    ? { ...notAskedForCallback, selectedServices: [], ...both }
    : {
        ...both,
        preferred: read("preferred", preferred, undefined),
        meter: read("meter", optional(meter), undefined),
        projectType: read("projectType", projectType, "residential"),
        selectedServices: read("selectedServices", services, []),
        propertySize: read("propertySize", optional(choice(propertySizes)), undefined),
        currentBill: read("currentBill", optional(choice(currentBills)), undefined),
        timeline: read("timeline", optional(choice(timelines)), undefined),
        email: read("email", email, ""),
        address: read("address", line("address", messages.address.missing), ""),
        city: read("city", optional(shortText("city", messages.text.wrong)), undefined),
        state: read("state", optional(shortText("state", messages.text.wrong)), undefined),
        postalCode: read("postalCode", optional(shortText("postalCode", messages.text.wrong)), undefined),
      };
  return Object.keys(problems).length === 0 ? { ok: true, request } : { ok: false, fields: problems };
}

/** A callback needs a number and no more: no email, no address, nothing to look at. */
const notAskedForCallback = {
  kind: "callback",
  projectType: "residential",
  email: "",
  address: "",
} as const;

/** What a field holds, cleaned, or what is wrong with it. */
type Rule<T> = (value: unknown) => T | Problem;

class Problem {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

function shortText(name: keyof typeof maxLength, wrong: string, clean = cleanLine): Rule<string> {
  const longest = maxLength[name];
  return (value) => {
    if (typeof value !== "string") return new Problem(wrong);
    // Cleaning takes time by length, so what can't become short enough is refused before.
    const cleaned = value.length > longest * 4 ? undefined : clean(value);
    return cleaned === undefined || cleaned.length > longest ? new Problem(messages.tooLong(longest)) : cleaned;
  };
}

/** A text that says something. */
function line(name: keyof typeof maxLength, missing: string): Rule<string> {
  return also(shortText(name, missing), (text) => /[\p{L}\p{N}]/u.test(text), missing);
}

function also<T>(rule: Rule<T>, holds: (value: T) => boolean, wrong: string): Rule<T> {
  return (value) => {
    const read = rule(value);
    return read instanceof Problem || holds(read) ? read : new Problem(wrong);
  };
}

function choice<const T extends string>(options: readonly { value: T }[]): Rule<T> {
  return (value) => options.find((option) => option.value === value)?.value ?? new Problem(messages.choice.wrong);
}

/** An empty field of a form is a field that was not filled in. */
function optional<T>(rule: Rule<T>): Rule<T | undefined> {
  return (value) => (isEmpty(value) ? undefined : rule(value));
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === "string" && value.length < 100 && cleanLine(value) === "";
}

const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;

const phone = also(
  line("phone", messages.phone.missing),
  (typed) => phoneNumber(typed) !== undefined,
  messages.phone.wrong,
);
const email = also(
  line("email", messages.email.missing),
  (typed) => emailPattern.test(typed) && typed.indexOf("@") <= 64,
  messages.email.wrong,
);
const message = shortText("message", messages.message.wrong, cleanText);
const meter = also(
  shortText("meter", messages.meter.notText, (text) => text),
  isSummaryText,
  messages.meter.wrong,
);

function consent(value: unknown): true | Problem {
  return value === true || value === "on" || value === "true" ? true : new Problem(messages.consent.missing);
}

function projectType(value: unknown): AssessmentRequest["projectType"] | Problem {
  return isEmpty(value) ? "residential" : choice(projectTypes)(value);
}

function services(value: unknown): ServiceId[] | Problem {
  const chosen = listOf(value).slice(0, 20);
  if (!chosen.every((id) => serviceIds.some((known) => known === id)))
    return new Problem(messages.selectedServices.wrong);
  return chosen.length > 0
    ? serviceIds.filter((id) => chosen.includes(id))
    : new Problem(messages.selectedServices.missing);
}

function preferred(value: unknown): string[] | undefined | Problem {
  const times = [...new Set(listOf(value).filter((time) => time !== ""))];
  const halfDays = times.filter((time) => typeof time === "string").filter(isHalfDay);
  if (halfDays.length < times.length || times.length > mostPreferred) return new Problem(messages.preferred.wrong);
  return times.length > 0 ? halfDays : undefined;
}
