import { expect } from "vitest";
import type { RawRequest } from "#content/request/fields.ts";
import { maxLength } from "#content/request/limits.ts";
import { messages } from "#content/request/messages.ts";
import { offeredHalfDays } from "#content/request/preferred.ts";
import { minimalRequest } from "#tests/sample-requests/samples.ts";

const allFields = {
  projectType: "commercial",
  propertySize: "large",
  currentBill: "over-2000",
  timeline: "asap",
  city: "Bendigo",
  state: "VIC",
  postalCode: "3550",
  message: "Two meters.\n\nOne roof faces west.",
};
const nineAddresses = Array.from({ length: 9 }, (_, number) => `${number + 1} High Street, Kew 3101`);
const [morning, afternoon] = ["2026-11-26-am", "2026-11-27-pm"];

/** What is sent besides the required fields, and what is stored besides them or instead. */
export const accepted: readonly [what: string, sent: RawRequest, stored: RawRequest][] = [
  ["only the required fields", {}, {}],
  ["all fields", allFields, allFields],
  [
    "services in any order, one twice",
    { selectedServices: ["heat-pump", "solar-panels", "heat-pump"] },
    { selectedServices: ["solar-panels", "heat-pump"] },
  ],
  ["consent by a ticked box", { consent: "on" }, { consent: true }],
  ["half-days, one twice", { preferred: [morning, afternoon, morning] }, { preferred: [morning, afternoon] }],
  ["one half-day", { preferred: morning }, { preferred: [morning] }],
  ...[undefined, "", [], [""]].map((preferred): [string, RawRequest, RawRequest] => [
    `${JSON.stringify(preferred)} for half-days`,
    { preferred },
    {},
  ]),
  ["an answer in writing", { answerBy: "writing", phone: "" }, { answerBy: "writing", phone: "" }],
  ["an answer in writing and a number", { answerBy: "writing" }, { answerBy: "writing", phone: "" }],
  [
    "an answer in writing and no valid number",
    { answerBy: "writing", phone: "no" },
    { answerBy: "writing", phone: "" },
  ],
  [
    "a town typed with its postcode",
    { city: "Ballarat, 3350" },
    { city: "Ballarat", state: "VIC", postalCode: "3350" },
  ],
  ["a town with state and postcode", { city: "Kew VIC 3101" }, { city: "Kew", state: "VIC", postalCode: "3101" }],
  [
    "a town with another postcode",
    { city: "Kew 3101", postalCode: "3102" },
    { city: "Kew 3101", state: "VIC", postalCode: "3102" },
  ],
  ["a postcode of Victoria", { postalCode: "3550" }, { state: "VIC", postalCode: "3550" }],
  ["a postcode of New South Wales", { postalCode: "2640" }, { postalCode: "2640" }],
  [
    "nine more addresses, each on a line",
    { moreAddresses: nineAddresses.join("\r\n\n") },
    { moreAddresses: nineAddresses },
  ],
  ["nine more addresses in an API client’s list", { moreAddresses: nineAddresses }, { moreAddresses: nineAddresses }],
  ["blank lines for more addresses", { moreAddresses: " \n" }, {}],
  ["something else as the service", { selectedServices: "something-else" }, { selectedServices: ["something-else"] }],
  ["an empty kind of request", { kind: "" }, {}],
  ["an unknown kind of request", { kind: "CALLBACK" }, {}],
  ["a list as the kind of request", { kind: ["callback"] }, {}],
];

/** A fault with only the required fields. */
export function fault(changes: RawRequest = {}): RawRequest {
  const required = { kind: "fault", fault: "inverter", address: "12 High Street, Kew VIC 3101" };
  return { ...required, name: "Pat Lee", phone: "0412 345 678", consent: true, ...changes };
}

const problem: unknown = expect.any(String);
const missingMessages = {
  name: messages.name.missing,
  phone: messages.phone.missing,
  consent: messages.consent.missing,
};
/** An assessment's required fields, which no callback has. */
const assessmentProblems = { selectedServices: problem, address: problem, email: problem };
const fourHalfDays = offeredHalfDays("2026-11-22").slice(0, 4);

/** What is sent, and the message at each field that is refused. */
export const refused: readonly [what: string, sent: RawRequest, problems: object][] = [
  [
    "an empty request",
    {},
    {
      address: "Enter the property’s address",
      consent: "Tick the box so we can contact you about this request",
      email: "Enter your email address",
      name: "Enter your full name",
      phone: "Enter your phone number",
      selectedServices: "Choose at least one service",
    },
  ],
  [
    "a request with values of the wrong type",
    minimalRequest({ ...{ name: 5, email: { a: 1 }, phone: ["0412 345 678"] }, selectedServices: [{}], message: true }),
    { name: problem, email: problem, phone: problem, selectedServices: problem, message: problem },
  ],
  ["an unknown option", minimalRequest({ propertySize: "huge" }), { propertySize: problem }],
  ["an answer by pigeon", minimalRequest({ answerBy: "pigeon" }), { answerBy: problem }],
  ["an empty callback", { kind: "callback" }, missingMessages],
  [
    "an empty fault",
    { kind: "fault" },
    { ...missingMessages, fault: messages.fault.missing, address: messages.place.missing },
  ],
  ["a fault without a phone", fault({ phone: "" }), { phone: messages.phone.missing }],
  ["a mobile number without its last digit", fault({ phone: "0412 345 67" }), { phone: messages.phone.mobile(9) }],
  ["a mobile number with a digit too many", fault({ phone: "+61 412 345 6789" }), { phone: messages.phone.mobile(11) }],
  ["a fault that isn't in the list", fault({ fault: "gremlins" }), { fault: messages.fault.missing }],
  ["a fault without a place", fault({ address: " " }), { address: messages.place.missing }],
  ...[
    { address: "12 Dean St, Albury NSW 2640" },
    { address: "12 Dean St", postalCode: "2640" },
    { address: "12 Dean St", city: "Albury", state: "New South Wales" },
  ].map((address): [string, RawRequest, object] => [
    `a fault at ${Object.values(address).join(" ")}`,
    fault(address),
    { address: messages.place.elsewhere },
  ]),
  ...["Sydney 2000", "Albury NSW"].map((city): [string, RawRequest, object] => [
    `a home without hot water in ${city}`,
    { kind: "callback", urgent: "on", name: "Pat", phone: "0412 345 678", consent: true, city },
    { city: messages.place.elsewhere },
  ]),
  [
    "a callback's fields under another kind",
    { kind: "CALLBACK", name: "Pat", phone: "0412 345 678", consent: true },
    assessmentProblems,
  ],
  ["a callback's fields without a kind", { name: "Pat", phone: "0412 345 678", consent: true }, assessmentProblems],
  ...[undefined, "", "call"].map((answerBy): [string, RawRequest, object] => [
    `an assessment without a number, for an answer by ${answerBy}`,
    minimalRequest({ answerBy, phone: "" }),
    { phone: expect.stringContaining("phone") },
  ]),
  ...[false, "", "off", "no", 1, null, undefined, {}].map((consent): [string, RawRequest, object] => [
    `consent sent as ${JSON.stringify(consent)}`,
    minimalRequest({ consent }),
    { consent: messages.consent.missing },
  ]),
  ...["2026-02-30-am", "0001-01-01-am", "2026-11-26", "soon", 5, { a: 1 }, fourHalfDays].map(
    (preferred): [string, RawRequest, object] => [
      `${JSON.stringify(preferred)} for half-days`,
      minimalRequest({ preferred }),
      { preferred: messages.preferred.wrong },
    ],
  ),
  [
    "a request with eleven addresses",
    minimalRequest({ moreAddresses: [...nineAddresses, "11 High Street"].join("\n") }),
    { moreAddresses: messages.moreAddresses.tooMany },
  ],
  [
    "a line that isn't an address",
    minimalRequest({ moreAddresses: "1 High Street\n--" }),
    { moreAddresses: messages.moreAddresses.wrong },
  ],
  ...(["name", "address", "city", "state", "postalCode", "message"] as const).map(
    (field): [string, RawRequest, object] => [
      `too long a ${field}`,
      minimalRequest({ [field]: "x".repeat(maxLength[field] + 1) }),
      { [field]: problem },
    ],
  ),
];

/** Texts as they are typed, and as they are stored. */
export const texts: readonly (readonly [field: "name" | "message", typed: string, stored: string])[] = [
  ["name", "Ann\r\nBcc: x@y.z \u202Egnp.exe\u0000\u200B\uFEFF", "Ann Bcc: x@y.z gnp.exe"],
  ...["Nguyễn Thị Minh", "O'Brien-Smith", "李小龍", "محمد علی‌زاده", "Zoë", "👩‍🚒 Jo"].map(
    (name) => ["name", name, name.normalize("NFC")] as const,
  ),
  ["message", "one\r\ntwo\u0007\n\n\n\n\nthree \u2028four", "one\ntwo\n\n\nthree\nfour"],
];
