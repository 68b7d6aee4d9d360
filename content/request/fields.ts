/** The fields a visitor fills in, in the form's order: error summaries list them so. */
export const fieldNames = [
  "meter",
  "projectType",
  "selectedServices",
  "propertySize",
  "currentBill",
  "timeline",
  "address",
  "city",
  "state",
  "postalCode",
  "name",
  "email",
  "phone",
  "message",
  "file",
  "consent",
] as const;

export type FieldName = (typeof fieldNames)[number];

export type FieldMessages = Partial<Record<FieldName, string>>;

/** Looks like a field to a program that fills in everything; people never see it. */
export const honeypot = "subject";

/** Sent along without being asked of the visitor. */
const hiddenNames = ["estimate", "from", "replaces", "draft", "shownAt", honeypot] as const;

/** What the form sent, before it is known to be right. A file is handled apart from the rest. */
export type RawRequest = Partial<Record<FieldName | (typeof hiddenNames)[number], unknown>>;

export function rawFromForm(form: FormData): RawRequest {
  const raw: RawRequest = { selectedServices: form.getAll("selectedServices") };
  for (const name of [...fieldNames, ...hiddenNames]) {
    if (name === "selectedServices" || name === "file") continue;
    const value = form.get(name);
    if (value !== null) raw[name] = value;
  }
  return raw;
}

export function rawFromJson(json: object): RawRequest {
  const raw: RawRequest = {};
  for (const name of [...fieldNames, ...hiddenNames])
    if (name !== "file" && Object.hasOwn(json, name)) raw[name] = Reflect.get(json, name);
  return raw;
}

/** Every text as it came, so that a form that is shown again loses nothing. */
export function enteredValues(raw: RawRequest): EnteredValues {
  const values: EnteredValues = {
    selectedServices: listOf(raw.selectedServices).filter((id) => typeof id === "string"),
  };
  for (const name of [...fieldNames, ...hiddenNames]) {
    const value = raw[name];
    if (name !== "selectedServices" && name !== honeypot && typeof value === "string") values[name] = value;
  }
  if (raw.consent === true) values.consent = "on";
  return values;
}

export type EnteredValues = { selectedServices: string[] } & Partial<
  Record<Exclude<FieldName | (typeof hiddenNames)[number], "selectedServices">, string>
>;

export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null || value === "") return [];
  return Array.isArray(value) ? value : [value];
}
