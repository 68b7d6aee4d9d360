import * as z from "zod/mini";
import { isSummaryText } from "../meter/layout.ts";
import { type FieldMessages, fieldNames, listOf, type RawRequest } from "./fields.ts";
import { maxLength } from "./limits.ts";
import { currentBills, projectTypes, propertySizes, timelines } from "./options.ts";
import { phoneNumber } from "./phone.ts";
import { serviceIds } from "./services.ts";
import { cleanLine, cleanText } from "./text.ts";

/** The request as everything behind the form knows it: cleaned, complete, in range. */
export type AssessmentRequest = z.output<typeof assessmentSchema>;

export type Checked = { ok: true; request: AssessmentRequest } | { ok: false; fields: FieldMessages };

export function checkRequest(raw: RawRequest): Checked {
  const result = assessmentSchema.safeParse({ ...raw, selectedServices: listOf(raw.selectedServices).slice(0, 20) });
  if (result.success) return { ok: true, request: result.data };
  const fields: FieldMessages = {};
  for (const issue of result.error.issues) {
    const name = fieldNames.find((known) => known === issue.path[0]);
    if (name !== undefined) fields[name] ??= issue.message;
  }
  return { ok: false, fields };
}

const chooseOne = "Choose one of the options";

function line(name: keyof typeof maxLength, missing: string) {
  const longest = maxLength[name];
  return z
    .string(missing)
    .check(
      notEndless(longest),
      z.overwrite(cleanLine),
      z.regex(/[\p{L}\p{N}]/u, missing),
      z.maxLength(longest, `Keep this to ${longest} characters or fewer`),
    );
}

/** Cleaning takes time by length, so what can't become short enough is refused before. */
function notEndless(longest: number) {
  return z.maxLength(longest * 4, { error: `Keep this to ${longest} characters or fewer`, abort: true });
}

function optionalLine(name: keyof typeof maxLength) {
  const longest = maxLength[name];
  return emptyMeansAbsent(
    z
      .string("Enter this as text")
      .check(
        notEndless(longest),
        z.overwrite(cleanLine),
        z.maxLength(longest, `Keep this to ${longest} characters or fewer`),
      ),
  );
}

function choice<const T extends string>(options: readonly { value: T }[]) {
  return z.enum(
    options.map((option) => option.value),
    chooseOne,
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

const phoneHelp = "Enter a phone number with its area code, like 0412 345 678 or (03) 9123 4567";
const emailHelp = "Enter an email address like name@example.com";
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;

const assessmentSchema = z.object({
  meter: emptyMeansAbsent(
    z
      .string("Send the summary of your meter as text")
      .check(
        notEndless(maxLength.meter),
        z.refine(isSummaryText, "This is no summary of a meter. Untick it, or read your meter’s file again"),
      ),
  ),
  projectType: z.pipe(
    z.transform((value: unknown): unknown => (value === undefined || isEmpty(value) ? "residential" : value)),
    choice(projectTypes),
  ),
  selectedServices: z.array(z.enum(serviceIds, "Choose services from the list")).check(
    z.minLength(1, "Choose at least one service"),
    z.overwrite((chosen) => serviceIds.filter((id) => chosen.includes(id))),
  ),
  propertySize: emptyMeansAbsent(choice(propertySizes)),
  currentBill: emptyMeansAbsent(choice(currentBills)),
  timeline: emptyMeansAbsent(choice(timelines)),
  name: line("name", "Enter your full name"),
  email: line("email", "Enter your email address").check(
    z.regex(emailPattern, emailHelp),
    z.refine((email) => email.indexOf("@") <= 64, emailHelp),
  ),
  phone: line("phone", "Enter your phone number").check(
    z.refine((typed) => phoneNumber(typed) !== undefined, phoneHelp),
  ),
  address: line("address", "Enter the property's address"),
  city: optionalLine("city"),
  state: optionalLine("state"),
  postalCode: optionalLine("postalCode"),
  message: emptyMeansAbsent(
    z
      .string("Enter your message as text")
      .check(
        notEndless(maxLength.message),
        z.overwrite(cleanText),
        z.maxLength(maxLength.message, `Keep the message to ${maxLength.message} characters or fewer`),
      ),
  ),
  consent: z.pipe(
    z.transform((value: unknown) => value === true || value === "on" || value === "true"),
    z.literal(true, "Tick the box, so that we may contact you about this request"),
  ),
});
