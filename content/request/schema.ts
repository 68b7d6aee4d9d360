import * as z from "zod/mini";
import { isSummaryText } from "../meter/layout.ts";
import { type FieldMessages, fieldNames, listOf, type RawRequest } from "./fields.ts";
import { maxLength } from "./limits.ts";
import { messages } from "./messages.ts";
import { bestTimes, currentBills, projectTypes, propertySizes, timelines } from "./options.ts";
import { phoneNumber } from "./phone.ts";
import { isHalfDay, mostPreferred } from "./preferred.ts";
import { serviceIds } from "./services/services.ts";
import { cleanLine, cleanText } from "./text.ts";

/** The request as everything behind the form knows it: cleaned, complete, in range. */
export type AssessmentRequest = z.output<typeof assessmentSchema>;

/** A callback needs a number and no more: no email, no address, nothing to look at. */
const notAskedForCallback = {
  projectType: "residential",
  selectedServices: [],
  email: "",
  address: "",
} as const satisfies Partial<AssessmentRequest>;

export function isCallback({ kind }: { kind?: unknown }): boolean {
  return kind === "callback";
}

export type Checked = { ok: true; request: AssessmentRequest } | { ok: false; fields: FieldMessages };

export function checkRequest(raw: RawRequest): Checked {
  const result = isCallback(raw)
    ? callbackSchema.safeParse(raw)
    : assessmentSchema.safeParse({ ...raw, selectedServices: listOf(raw.selectedServices).slice(0, 20) });
  if (result.success) {
    const { data } = result;
    return { ok: true, request: "address" in data ? data : { ...notAskedForCallback, selectedServices: [], ...data } };
  }
  const fields: FieldMessages = {};
  for (const issue of result.error.issues) {
    const name = fieldNames.find((known) => known === issue.path[0]);
    if (name !== undefined) fields[name] ??= issue.message;
  }
  return { ok: false, fields };
}

function line(name: keyof typeof maxLength, missing: string) {
  const longest = maxLength[name];
  return z
    .string(missing)
    .check(
      notEndless(longest),
      z.overwrite(cleanLine),
      z.regex(/[\p{L}\p{N}]/u, missing),
      z.maxLength(longest, messages.tooLong(longest)),
    );
}

/** Cleaning takes time by length, so what can't become short enough is refused before. */
function notEndless(longest: number) {
  return z.maxLength(longest * 4, { error: messages.tooLong(longest), abort: true });
}

function optionalLine(name: keyof typeof maxLength) {
  const longest = maxLength[name];
  return emptyMeansAbsent(
    z
      .string(messages.text.wrong)
      .check(notEndless(longest), z.overwrite(cleanLine), z.maxLength(longest, messages.tooLong(longest))),
  );
}

function choice<const T extends string>(options: readonly { value: T }[]) {
  return z.enum(
    options.map((option) => option.value),
    messages.choice.wrong,
  );
}

/** An empty field of a form is a field that was not filled in. */
function emptyMeansAbsent<T extends z.core.SomeType>(schema: T) {
  return z.pipe(
    z.transform((value: unknown): unknown => (isEmpty(value) ? undefined : value)),
    z.optional(schema),
  );
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === "string" && value.length < 100 && cleanLine(value) === "");
}

const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;

/** What both lengths of the form ask for. */
const both = {
  name: line("name", messages.name.missing),
  phone: line("phone", messages.phone.missing).check(
    z.refine((typed) => phoneNumber(typed) !== undefined, messages.phone.wrong),
  ),
  bestTime: emptyMeansAbsent(choice(bestTimes)),
  message: emptyMeansAbsent(
    z
      .string(messages.message.wrong)
      .check(
        notEndless(maxLength.message),
        z.overwrite(cleanText),
        z.maxLength(maxLength.message, messages.tooLong(maxLength.message)),
      ),
  ),
  consent: z.pipe(
    z.transform((value: unknown) => value === true || value === "on" || value === "true"),
    z.literal(true, messages.consent.missing),
  ),
};

const callbackSchema = z.object({ ...both, kind: z.literal("callback") });

const assessmentSchema = z.object({
  ...both,
  /** Absent in a request for an assessment, as in all those that were stored before there were callbacks. */
  kind: z.pipe(
    z.transform((): "callback" | undefined => undefined),
    z.optional(z.literal("callback")),
  ),
  preferred: z.pipe(
    z.transform((value: unknown): unknown => {
      const times = listOf(value).filter((time) => time !== "");
      return times.length > 0 ? [...new Set(times)] : undefined;
    }),
    z.optional(
      z
        .array(z.string(messages.preferred.wrong).check(z.refine(isHalfDay, messages.preferred.wrong)))
        .check(z.maxLength(mostPreferred, messages.preferred.wrong)),
    ),
  ),
  meter: emptyMeansAbsent(
    z.string(messages.meter.notText).check(notEndless(maxLength.meter), z.refine(isSummaryText, messages.meter.wrong)),
  ),
  projectType: z.pipe(
    z.transform((value: unknown): unknown => (value === undefined || isEmpty(value) ? "residential" : value)),
    choice(projectTypes),
  ),
  selectedServices: z.array(z.enum(serviceIds, messages.selectedServices.wrong)).check(
    z.minLength(1, messages.selectedServices.missing),
    z.overwrite((chosen) => serviceIds.filter((id) => chosen.includes(id))),
  ),
  propertySize: emptyMeansAbsent(choice(propertySizes)),
  currentBill: emptyMeansAbsent(choice(currentBills)),
  timeline: emptyMeansAbsent(choice(timelines)),
  email: line("email", messages.email.missing).check(
    z.regex(emailPattern, messages.email.wrong),
    z.refine((email) => email.indexOf("@") <= 64, messages.email.wrong),
  ),
  address: line("address", messages.address.missing),
  city: optionalLine("city"),
  state: optionalLine("state"),
  postalCode: optionalLine("postalCode"),
});
