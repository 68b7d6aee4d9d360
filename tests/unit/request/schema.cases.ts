import { expect } from "vitest";
import type { RawRequest } from "#content/request/fields.ts";
import {
  acceptedFiles,
  maxFileBytes,
  maxLength,
  maxNoteLength,
  maxPhotoBytes,
  tooFastMs,
  uploadKeptDays,
} from "#content/request/limits.ts";
import { fileHelp, fileMessages, messages, thingsToFix } from "#content/request/messages.ts";
import { maxPreferred, offeredHalfDays } from "#content/request/preferred.ts";
import { minimalRequest } from "#tests/sample-requests/samples.ts";

const everything = {
  projectType: "commercial",
  propertySize: "large",
  currentBill: "over-2000",
  timeline: "asap",
  city: "Bendigo",
  state: "VIC",
  postalCode: "3550",
  message: "Two meters.\n\nOne roof faces west.",
};
const nine = Array.from({ length: 9 }, (_, number) => `${number + 1} High Street, Kew 3101`);
const [morning, afternoon] = ["2026-11-26-am", "2026-11-27-pm"];

/** What is sent besides the least, and what is then stored differently from the least. */
export const stored: readonly [what: string, sent: RawRequest, stored: RawRequest][] = [
  ["a request with only the required fields", {}, {}],
  ["everything", everything, everything],
  [
    "services in any order, one twice",
    { selectedServices: ["heat-pump", "solar-panels", "heat-pump"] },
    { selectedServices: ["solar-panels", "heat-pump"] },
  ],
  ["consent by a ticked box", { consent: "on" }, { consent: true }],
  ["half days, one twice", { preferred: [morning, afternoon, morning] }, { preferred: [morning, afternoon] }],
  ["one half day", { preferred: morning }, { preferred: [morning] }],
  ...[undefined, "", [], [""]].map(
    (preferred) => ["no half day", { preferred }, {}] as [string, RawRequest, RawRequest],
  ),
  ["an answer in writing", { answerBy: "writing", phone: "" }, { answerBy: "writing", phone: "" }],
  ["an answer in writing, and a number", { answerBy: "writing" }, { answerBy: "writing", phone: "" }],
  ["an answer in writing, and no number", { answerBy: "writing", phone: "no" }, { answerBy: "writing", phone: "" }],
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
  ["nine more addresses, one a line", { moreAddresses: nine.join("\r\n\n") }, { moreAddresses: nine }],
  ["a program’s list of nine more addresses", { moreAddresses: nine }, { moreAddresses: nine }],
  ["no more addresses", { moreAddresses: " \n" }, {}],
  ["something else", { selectedServices: "something-else" }, { selectedServices: ["something-else"] }],
  ["an empty kind", { kind: "" }, {}],
  ["an unknown kind", { kind: "CALLBACK" }, {}],
  ["several kinds", { kind: ["callback"] }, {}],
];

/** The least that a fault needs. */
export function fault(changes: RawRequest = {}): RawRequest {
  const least = { kind: "fault", fault: "inverter", address: "12 High Street, Kew VIC 3101" };
  return { ...least, name: "Pat Lee", phone: "0412 345 678", consent: true, ...changes };
}

const problem: unknown = expect.any(String);
const missing = {
  name: messages.name.missing,
  phone: messages.phone.missing,
  consent: messages.consent.missing,
};
const unasked = { selectedServices: problem, address: problem, email: problem };
const fourHalfDays = offeredHalfDays("2026-11-22").slice(0, 4);

/** What is sent, and the problem at each field that is refused. */
export const refused: readonly [what: string, sent: RawRequest, problems: object][] = [
  [
    "nothing",
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
    "values of the wrong type",
    minimalRequest({ ...{ name: 5, email: { a: 1 }, phone: ["0412 345 678"] }, selectedServices: [{}], message: true }),
    { name: problem, email: problem, phone: problem, selectedServices: problem, message: problem },
  ],
  ["an unknown option", minimalRequest({ propertySize: "huge" }), { propertySize: problem }],
  ["an answer by pigeon", minimalRequest({ answerBy: "pigeon" }), { answerBy: problem }],
  ["an empty callback", { kind: "callback" }, missing],
  ["an empty fault", { kind: "fault" }, { ...missing, fault: messages.fault.missing, address: messages.place.missing }],
  ["a fault without a phone", fault({ phone: "" }), { phone: messages.phone.missing }],
  ["a mobile number without its last digit", fault({ phone: "0412 345 67" }), { phone: messages.phone.mobile(9) }],
  ["a mobile number with a digit too many", fault({ phone: "+61 412 345 6789" }), { phone: messages.phone.mobile(11) }],
  ["a fault that isn't in the list", fault({ fault: "gremlins" }), { fault: messages.fault.missing }],
  ["a fault without a place", fault({ address: " " }), { address: messages.place.missing }],
  ...[
    { address: "12 Dean St, Albury NSW 2640" },
    { address: "12 Dean St", postalCode: "2640" },
    { address: "12 Dean St", city: "Albury", state: "New South Wales" },
  ].map((where): [string, RawRequest, object] => [
    `a fault at ${Object.values(where).join(" ")}`,
    fault(where),
    { address: messages.place.elsewhere },
  ]),
  ...["Sydney 2000", "Albury NSW"].map((city): [string, RawRequest, object] => [
    `no hot water in ${city}`,
    { kind: "callback", urgent: "on", name: "Pat", phone: "0412 345 678", consent: true, city },
    { city: messages.place.elsewhere },
  ]),
  [
    "a callback's fields under another kind",
    { kind: "CALLBACK", name: "Pat", phone: "0412 345 678", consent: true },
    unasked,
  ],
  ["a callback's fields without a kind", { name: "Pat", phone: "0412 345 678", consent: true }, unasked],
  ...[undefined, "", "call"].map((answerBy): [string, RawRequest, object] => [
    `no number for an answer by ${answerBy}`,
    minimalRequest({ answerBy, phone: "" }),
    { phone: expect.stringContaining("phone") },
  ]),
  ...[false, "", "off", "no", 1, null, undefined, {}].map((consent): [string, RawRequest, object] => [
    `consent by ${consent}`,
    minimalRequest({ consent }),
    { consent: messages.consent.missing },
  ]),
  ...["2026-02-30-am", "0001-01-01-am", "2026-11-26", "soon", 5, { a: 1 }, fourHalfDays].map(
    (preferred): [string, RawRequest, object] => [
      `the half day ${preferred}`,
      minimalRequest({ preferred }),
      { preferred: messages.preferred.wrong },
    ],
  ),
  [
    "eleven addresses",
    minimalRequest({ moreAddresses: [...nine, "11 High Street"].join("\n") }),
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

/** Phone numbers as people type them, and as they are stored. */
export const numbers: readonly (readonly [typed: string, number: string])[] = [
  ["0412 345 678", "+61412345678"],
  ["0412345678", "+61412345678"],
  ["0412-345-678", "+61412345678"],
  ["+61 412 345 678", "+61412345678"],
  ["+61 (0)412 345 678", "+61412345678"],
  ["61 412 345 678", "+61412345678"],
  ["0011 61 412 345 678", "+61412345678"],
  ["00 61 412 345 678", "+61412345678"],
  ["0064 21 123 4567", "+64211234567"],
  ["0412 345 678 (after 5 pm)", "+61412345678"],
  ["(03) 9123 4567", "+61391234567"],
  ["03 9123 4567", "+61391234567"],
  ["08 8123 4567", "+61881234567"],
  ["02 6123 4567", "+61261234567"],
  ["07 3123 4567", "+61731234567"],
  ["+61 3 9123 4567", "+61391234567"],
  ["9123 4567", "+61391234567"],
  ["1300 975 707", "1300975707"],
  ["1800 123 456", "1800123456"],
  ["13 12 34", "131234"],
  ["+64 21 123 4567", "+64211234567"],
  ["０４１２ ３４５ ６７８", "+61412345678"],
];

export const noNumbers: readonly string[] = [
  "",
  "12345",
  "0412 345 67",
  "0412 345 6789",
  "0512 345 678",
  "call me",
  "0412 345 678 or 0413",
  "0412 345 678 (after 5) pm",
  "(after 5 pm)",
  "++61412345678",
  "0412;ext=1",
  "+61412345678+",
];

/** Texts as they are typed, and what is stored of them. */
export const texts: readonly (readonly ["name" | "message", typed: string, stored: string | undefined])[] = [
  ["name", "Ann\r\nBcc: x@y.z \u202Egnp.exe\u0000\u200B\uFEFF", "Ann Bcc: x@y.z gnp.exe"],
  ["name", "\u200D\u200B\u2066", undefined],
  ...["Nguyễn Thị Minh", "O'Brien-Smith", "李小龍", "محمد علی‌زاده", "Zoë", "👩‍🚒 Jo"].map(
    (name) => ["name", name, name.normalize("NFC")] as const,
  ),
  ["message", "one\r\ntwo\u0007\n\n\n\n\nthree \u2028four", "one\ntwo\n\n\nthree\nfour"],
];

export const addresses: readonly string[] = [
  "ann@example.com",
  "ann.o'brien+solar@mail.example.com.au",
  "a@b.co",
  "x_y-z@sub-domain.example.museum",
  `${"a".repeat(64)}@example.com`,
];

export const noAddresses: readonly string[] = [
  "ann",
  "ann@",
  "ann@example",
  "@example.com",
  "ann@@example.com",
  "ann example@example.com",
  "ann@example..com",
  ".ann@example.com",
  "ann..b@example.com",
  "ann@-example.com",
  'ann"@example.com',
  "<ann@example.com>",
  "ann@example.com\nBcc: x@y.z",
  "ann@example.com, bob@example.com",
  "ann@[127.0.0.1]",
  `${"a".repeat(65)}@example.com`,
  `ann@${"a".repeat(250)}.com`,
];

/** What the form offers, how much it takes, and what it says of a file. */
export const offered: readonly [what: string, gives: unknown, expected: unknown][] = [
  [
    "the most letters that a field takes",
    maxLength,
    {
      ...{
        name: 100,
        email: 254,
        phone: 40,
        address: 300,
        city: 100,
        state: 60,
        postalCode: 12,
        jobReference: 40,
        message: 4000,
      },
      ...{ estimate: 600, meter: 600, from: 200, fileName: 150 },
    },
  ],
  ["a file’s most, and a photo’s once it is small", [maxFileBytes, maxPhotoBytes], [10_485_760, 2_000_000]],
  ["files that a field offers", acceptedFiles, ".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"],
  ["how long a file is kept, a note, times to choose", [uploadKeptDays, maxNoteLength, maxPreferred], [30, 500, 3]],
  ["a form that a person can’t have filled in so fast", tooFastMs, 3000],
  [
    "the words about a file",
    { ...fileMessages, ...fileHelp },
    {
      missing: "Choose a file",
      tooBig: "File size must be less than 10MB",
      wrongType: "Please upload a PDF or image file",
      tooBigTogether: "Files must be less than 16MB together",
      tooManyAtOnce: "Add the others on your request’s page.",
      chooseAgain: "Choose your files again: this page couldn’t keep them",
      gone: "This file was changed or moved after you chose it. Choose it again, or send without it",
      uploaded: "File uploaded successfully",
      tooMany: "Email the others to hello@wattlebird.example with your reference.",
      kinds: "We can open PDF, JPEG and PNG files.",
      empty: "The file is empty.",
      heic: "This is an iPhone photo in HEIC format. Take a screenshot of it and attach that.",
      notAFile: "What you sent isn’t a file.",
      incomplete: "The end of this file is missing. Save or download it again.",
      malformed: "This file is damaged and can’t be opened.",
      huge: "This picture has too many pixels. Make it smaller, or take a screenshot of it.",
    },
  ],
  [
    "how many things to fix",
    [1, 2, 9, 10].map(thingsToFix),
    ["one thing", "two things", "nine things", "10 things"].map((things) => `Please fix ${things}`),
  ],
];
