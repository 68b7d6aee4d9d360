// What a request is: the schemas of the whole form and of the short ones.
import "./without-eval.ts";
import * as z from "zod/mini";
import { isSummaryText } from "../meter/summary/layout.ts";
import { isVictorian, looksInterstate, namesOtherState } from "../places/address.ts";
import { type FieldMessages, fieldNames, listOf, type RawRequest } from "./fields.ts";
import { maxAddresses, maxLength } from "./limits.ts";
import { messages } from "./messages.ts";
import {
  answerMethods,
  bestTimes,
  currentBills,
  faultKinds,
  faultTimes,
  projectTypes,
  propertySizes,
  timelines,
} from "./options.ts";
import { mobileDigitCount, phoneNumber } from "./phone.ts";
import { isHalfDay, maxPreferred } from "./preferred.ts";
import { wishIds } from "./services/services.ts";
import { cleanLine, cleanText } from "./text.ts";
import { requestKind } from "./view.ts";

const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;

const email = line("email", messages.email.missing).check(
  // Before the @ an address has at most 64 characters (RFC 5321).
  z.refine((typed) => emailPattern.test(typed) && typed.indexOf("@") <= 64, messages.email.wrong),
);

const contactFields = {
  name: line("name", messages.name.missing),
  phone: line("phone", messages.phone.missing).check(
    z.refine((typed) => phoneNumber(typed) !== undefined, { error: ({ input }) => wrongPhoneText(String(input)) }),
  ),
  bestTime: optional(choice(bestTimes)),
  urgent: optional(ticked()),
  message: optional(text("message", messages.message.wrong, cleanText)),
  consent: ticked(messages.consent.missing),
};

function wrongPhoneText(typed: string): string {
  const digits = mobileDigitCount(typed);
  return digits === undefined ? messages.phone.wrong : messages.phone.mobile(digits);
}

const assessment = z.object({
  ...contactFields,
  projectType: z.pipe(
    z.transform((value) => (isEmpty(value) ? "residential" : value)),
    choice(projectTypes),
  ),
  selectedServices: z.pipe(
    z.transform((value) => listOf(value).slice(0, 20)),
    z.array(z.enum(wishIds, messages.selectedServices.wrong)).check(
      z.minLength(1, messages.selectedServices.missing),
      z.overwrite((chosen) => wishIds.filter((id) => chosen.includes(id))),
    ),
  ),
  answerBy: optional(choice(answerMethods)),
  propertySize: optional(choice(propertySizes)),
  currentBill: optional(choice(currentBills)),
  timeline: optional(choice(timelines)),
  email,
  address: line("address", messages.address.missing),
  city: optional(text("city", messages.text.wrong)),
  state: optional(text("state", messages.text.wrong)),
  postalCode: optional(text("postalCode", messages.text.wrong)),
  moreAddresses: z.pipe(
    z.transform(linesOf),
    z.optional(
      z
        .array(line("address", messages.moreAddresses.wrong))
        .check(z.maxLength(maxAddresses - 1, messages.moreAddresses.tooMany)),
    ),
  ),
  preferred: z.pipe(
    z.transform((value) => {
      const times = [...new Set(listOf(value).filter((time) => time !== ""))];
      return times.length > 0 ? times : undefined;
    }),
    z.optional(
      z
        .array(z.string(messages.preferred.wrong).check(z.refine(isHalfDay, messages.preferred.wrong)))
        .check(z.maxLength(maxPreferred, messages.preferred.wrong)),
    ),
  ),
  meter: optional(
    text("meter", messages.meter.notText, (summary) => summary).check(z.refine(isSummaryText, messages.meter.wrong)),
  ),
});

const faultFields = z.object({
  fault: choice(faultKinds, messages.fault.missing),
  since: optional(choice(faultTimes)),
  /** We don't check it against our jobs, because we never reveal whether a reference exists. Staff look it up before they call. */
  jobReference: optional(text("jobReference", messages.text.wrong)),
});

/** A valid request, as everything after the form sees it: cleaned and complete. */
export type CheckedRequest = z.output<typeof assessment> & {
  kind?: "callback" | "fault" | undefined;
} & Partial<z.output<typeof faultFields>>;

/** A callback needs a name, a number and the consent: no email, no address. */
const callbackFields = z.object({
  ...contactFields,
  kind: z.literal("callback"),
  city: assessment.shape.city,
});

const callback = z.pipe(
  callbackFields,
  z.transform((entered) => asRequest(entered)),
);

/** A home without hot water may add the suburb, and an email address. */
const noHotWater = z.pipe(
  z.extend(callbackFields, { urgent: ticked(), email: optional(email) }),
  z.transform((entered) => asRequest(entered)),
);

interface ShortForm extends Omit<CheckedRequest, "projectType" | "selectedServices" | "email" | "address"> {
  email?: string | undefined;
  address?: string | undefined;
}

/** Adds the empty values of what a short form doesn't ask for. */
function asRequest({ email = "", address = "", ...entered }: ShortForm): CheckedRequest {
  return { ...entered, projectType: "residential", selectedServices: [], email, address };
}

/** An existing customer's report of a fault: where the system is, or which job it was. No services, no estimate. */
const fault = z.pipe(
  z.object({
    ...faultFields.shape,
    kind: z.literal("fault"),
    name: contactFields.name,
    phone: contactFields.phone,
    message: contactFields.message,
    consent: contactFields.consent,
    email: optional(email),
    address: optional(text("address", messages.text.wrong)),
    city: assessment.shape.city,
    state: assessment.shape.state,
    postalCode: assessment.shape.postalCode,
  }),
  z.transform((entered) => asRequest(entered)),
);

/** Checks that a fault, or a home without hot water, is in Victoria: we may come the same day. */
function placeProblems(raw: RawRequest): FieldMessages {
  const address = isFault(raw) ? problemWithPlace(raw) : undefined;
  if (address) return { address };
  const isElsewhere = requestKind(raw) === "urgent" && looksInterstate(String(raw.city ?? ""));
  return isElsewhere ? { city: messages.place.elsewhere } : {};
}

/** A fault must have an address in Victoria, or a job reference. */
function problemWithPlace({ address, state, postalCode, jobReference }: RawRequest): string | undefined {
  if (isEmpty(address) && isEmpty(jobReference)) return messages.place.missing;
  const isOtherPostcode = /^\d{4}$/.test(String(postalCode)) && !isVictorian(String(postalCode));
  const isOtherState = !isEmpty(state) && !/^\s*vic/i.test(String(state));
  return isOtherState || isOtherPostcode || namesOtherState(String(address)) ? messages.place.elsewhere : undefined;
}

/** A visitor who wants an answer in writing leaves no number, and nobody calls. */
const writtenAssessment = z.extend(assessment, {
  answerBy: z.literal("writing"),
  phone: z.pipe(
    z.transform(() => ""),
    z.string(),
  ),
});

/** Every kind of request. A stored request is read with it. */
export const requestSchema: z.ZodMiniType<CheckedRequest> = z.union([
  noHotWater,
  callback,
  fault,
  writtenAssessment,
  assessment,
]);

/** An email address that can receive mail; undefined for anything else. */
export function emailIn(typed: unknown): string | undefined {
  const parseResult = email.safeParse(typed);
  return parseResult.success ? parseResult.data : undefined;
}

export function isCallback({ kind }: { kind?: unknown }): boolean {
  return kind === "callback";
}

export function isFault({ kind }: { kind?: unknown }): boolean {
  return kind === "fault";
}

/** Whether they asked us to write, and not to call. */
export function wantsWriting({ answerBy }: Pick<CheckedRequest, "answerBy">): boolean {
  return answerBy === "writing";
}

export type CheckResult = { ok: true; request: CheckedRequest } | { ok: false; problems: FieldMessages };

export function checkRequest(raw: RawRequest): CheckResult {
  const schema = {
    urgent: noHotWater,
    callback,
    fault,
    assessment: raw.answerBy === "writing" ? writtenAssessment : assessment,
  }[requestKind(raw)];
  const parseResult = schema.safeParse(raw);
  const problems: FieldMessages = placeProblems(raw);
  if (parseResult.success && Object.keys(problems).length === 0)
    return { ok: true, request: withWholePlace(parseResult.data) };
  for (const { path, message } of parseResult.error?.issues ?? []) {
    const name = fieldNames.find((known) => known === path[0]);
    if (name) problems[name] ??= message;
  }
  return { ok: false, problems };
}

/** "Ballarat 3350" in the town's field is a town with its postcode, and a Victorian postcode implies the state. */
function withWholePlace(request: CheckedRequest): CheckedRequest {
  if (request.city === undefined && request.postalCode === undefined) return request;
  const [, town, postcodeBeside] = /^(\D*[^\s,\d])[\s,]+([38]\d{3})$/.exec(request.city ?? "") ?? [];
  const isTownWithPostcode = town !== undefined && (request.postalCode ?? postcodeBeside) === postcodeBeside;
  const city = isTownWithPostcode ? town.replace(/[\s,]+vic(toria)?$/i, "") : request.city;
  const postalCode = isTownWithPostcode ? postcodeBeside : request.postalCode;
  const state = request.state ?? (isVictorian(postalCode ?? "") ? "VIC" : undefined);
  return { ...request, city, state, postalCode };
}

function text(name: keyof typeof maxLength, wrongMessage: string, clean = cleanLine) {
  const maxCharacters = maxLength[name];
  const tooLong = { error: messages.tooLong(maxCharacters), abort: true };
  // Cleaning a long text takes a long time, so one that is far too long is refused first.
  return z
    .string(wrongMessage)
    .check(z.maxLength(maxCharacters * 4, tooLong), z.overwrite(clean), z.maxLength(maxCharacters, tooLong));
}

/** One address per line, as a form sends them, or a list, as JSON may have it. */
function linesOf(value: unknown): unknown[] | undefined {
  const isShort = typeof value === "string" && value.length <= maxAddresses * maxLength.address * 4;
  const lines = isShort ? value.split("\n").filter((typed) => cleanLine(typed) !== "") : listOf(value).slice(0, 20);
  return lines.length > 0 ? lines : undefined;
}

/** A checkbox, as a form or JSON sends it. */
function ticked(missingMessage?: string) {
  return z.pipe(
    z.transform((value) => value === true || value === "on" || value === "true"),
    z.literal(true, missingMessage),
  );
}

/** A text that must not be empty. */
function line(name: keyof typeof maxLength, missing: string) {
  return text(name, missing).check(z.regex(/[\p{L}\p{N}]/u, { error: missing, abort: true }));
}

function choice<const T extends string>(
  options: readonly { value: T }[],
  wrongMessage: string = messages.choice.wrong,
) {
  return z.enum(
    options.map(({ value }) => value),
    wrongMessage,
  );
}

/** Makes a field optional: an empty one counts as not filled in. */
function optional<T extends z.core.SomeType>(schema: T) {
  return z.pipe(
    z.transform((value) => (isEmpty(value) ? undefined : value)),
    z.optional(schema),
  );
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === "string" && value.length < 100 && cleanLine(value) === "";
}
