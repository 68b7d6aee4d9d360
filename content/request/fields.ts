import type { RequestKind } from "./view.ts";

/** The visitor's fields, in the whole form's order. */
export const fieldNames = [
  "reference",
  "meter",
  "projectType",
  "selectedServices",
  "fault",
  "since",
  "file",
  "address",
  "city",
  "state",
  "postalCode",
  "moreAddresses",
  "jobReference",
  "name",
  "email",
  "answerBy",
  "phone",
  "bestTime",
  "message",
  "currentBill",
  "propertySize",
  "timeline",
  "preferred",
  "consent",
] as const;

export type FieldName = (typeof fieldNames)[number];

/** Short forms with their own order of fields. */
const shortForms: Readonly<Partial<Record<RequestKind, readonly FieldName[]>>> = {
  callback: ["name", "phone", "message", "bestTime"],
  urgent: ["name", "phone", "email", "city", "message", "file"],
  fault: [
    "fault",
    "since",
    "message",
    "file",
    "address",
    "city",
    "state",
    "postalCode",
    "jobReference",
    "name",
    "phone",
    "email",
  ],
};

/** A form's fields from top to bottom, as its summary of errors lists them. */
export function fieldsInOrder(kind: RequestKind): FieldName[] {
  return [...new Set([...(shortForms[kind] ?? []), ...fieldNames])];
}

export type FieldMessages = Partial<Record<FieldName, string>>;

/** A field that people never see. A bot that fills in every field fills it in too. */
export const honeypot = "subject";

/** Fields that the form sends without asking the visitor. */
const hiddenNames = ["estimate", "from", "replaces", "draft", "shownAt", "kind", "urgent", honeypot] as const;

/** What the form sent, before validation. Files are handled separately. */
export type RawRequest = Partial<Record<FieldName | (typeof hiddenNames)[number], unknown>>;

export function rawFromForm(form: FormData): RawRequest {
  const raw: RawRequest = { selectedServices: [] };
  for (const name of [...fieldNames, ...hiddenNames])
    if (name !== "file" && form.has(name)) raw[name] = isList(name) ? form.getAll(name) : form.get(name);
  return raw;
}

export function rawFromJson(json: object): RawRequest {
  const raw: RawRequest = {};
  for (const name of [...fieldNames, ...hiddenNames])
    if (name !== "file" && Object.hasOwn(json, name)) raw[name] = Reflect.get(json, name);
  return raw;
}

/** Every text as it was sent, cut only at a length that nobody types, so that a form that is shown again loses nothing. */
export function enteredValues(raw: RawRequest): EnteredValues {
  const texts = (list: unknown) => listOf(list).filter((item) => typeof item === "string");
  const values: EnteredValues = { selectedServices: texts(raw.selectedServices) };
  const preferred = texts(raw.preferred);
  if (preferred.length > 0) values.preferred = preferred;
  for (const name of [...fieldNames, ...hiddenNames]) {
    const value = raw[name];
    if (!isList(name) && name !== honeypot && typeof value === "string") values[name] = value.slice(0, 65_536);
  }
  if (raw.consent === true) values.consent = "on";
  return values;
}

export type EnteredValues = { selectedServices: string[]; preferred?: string[] } & Partial<
  Record<Exclude<FieldName | (typeof hiddenNames)[number], ListName>, string>
>;

type ListName = (typeof listNames)[number];

/** Fields with several values. */
const listNames = ["selectedServices", "preferred"] as const;

function isList(name: string): name is ListName {
  return listNames.some((listName) => listName === name);
}

export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null || value === "") return [];
  return Array.isArray(value) ? value : [value];
}
