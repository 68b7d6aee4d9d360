import { business } from "#content/business.ts";
import type { Changes } from "#tests/running-site/lead-site.ts";
import { homes } from "#tests/sample-meter-files/samples.ts";
import { smallJpeg } from "#tests/sample-requests/samples.ts";

/** What a letter or a page says, and what it must not. */
export interface ExpectedWords {
  has?: readonly (string | RegExp)[];
  not?: RegExp;
}

export interface Case {
  sent: Changes;
  subject?: RegExp;
  /** Staff's letter: both forms, the text, the HTML. */
  staff?: ExpectedWords;
  text?: ExpectedWords;
  html?: ExpectedWords;
  /** The confirmation: both forms. */
  visitor?: ExpectedWords;
  /** Whether the visitor gets a confirmation. By default, yes. */
  isConfirmed?: false;
  card?: ExpectedWords;
  page?: ExpectedWords;
}

const { summary, facts } = await homes["with solar"]();
const callback = { kind: "callback", name: "Pat Lee", phone: "0412 345 678", bestTime: "afternoon", consent: true };

/** What is sent, and what its letters, its card and its page say. */
export const cases: Record<string, Case> = {
  "letters repeat everything the visitor said": {
    sent: {
      name: "Zoë Nguyen",
      email: "zoe@example.com",
      city: "Kew",
      postalCode: "3101",
      currentBill: "500-1000",
      timeline: "asap",
      propertySize: "large",
      message: "Gate code at the door.\nDog is friendly.",
      from: "tier:home page:call-1900-654-321 article:winter-solar-performance",
    },
    subject: /^WB-\w+ “Zoë Nguyen”, Kew VIC 3101: Solar panels, Heat pump hot water$/,
    staff: {
      has: [
        "0412 345 678",
        "zoe@example.com",
        "12 High Street, Kew VIC 3101",
        "$500 to $1,000 a quarter",
        "As soon as possible",
        "4 bedrooms or more",
        "Dog is friendly.",
        "tier: Home; article: How much solar power do panels make in a Melbourne winter?",
      ],
    },
    text: { has: ["> Message:\n>     Gate code at the door.\n>     Dog is friendly.\n"], not: /THEIR METER/ },
    html: { has: ['href="tel:+61412345678"', ">Call 0412 345 678</a>"] },
    card: { has: ['href="tel:+61412345678">Call 0412 345 678</a>'] },
    visitor: {
      has: [
        "Kew VIC 3101",
        "the number ending in 678",
        "you agreed that we may contact you about this request. That ends on",
        "reply to this email",
        business.abn,
      ],
      not: /Gate code|Dog is/,
    },
  },
  "letters say that an address is interstate": {
    sent: { name: "Interstate", address: "1 George Street, Sydney NSW 2000" },
    text: {
      has: [
        "\nThat is in New South Wales. We install in Victoria only.\n",
        "\n> Address: 1 George Street, Sydney NSW 2000\n",
      ],
    },
  },
  "letters have an estimate, computed again": {
    sent: { name: "Estimated", estimate: "price?kw=6.6&battery=10&use=18" },
    text: { has: ["ESTIMATE THEY CAME FROM\nYour price"] },
  },
  "letters have no made-up estimate": {
    sent: { name: "Nonsense", estimate: "price?note=<b>call%20Mallory</b>" },
    text: { not: /Mallory/ },
  },
  "letters have a meter's summary in words, with answers computed again": {
    sent: { name: "Meter Owner", meter: summary },
    staff: {
      has: [
        "365 days to October 2026, every 30 minutes, United Energy",
        /Bought: 3,55[5-7]\u00a0kWh a year/,
        /Exported: 4,47[6-8]\u00a0kWh a year/,
        /Winter day: 13\.\d\u00a0kWh bought, 6\.\d exported/,
        `Standby: ${Math.round(facts.standbyWatts / 10) * 10} W`,
        /With 10\.0\u00a0?\s?kWh of battery: 2,[34]\d\d\u00a0kWh less bought a year/,
      ],
      not: new RegExp(summary),
    },
    visitor: { not: new RegExp(summary) },
  },
  "letters have no warning about a photo": {
    sent: { name: "Plain Photo", file: new File([smallJpeg], '../../<img src=x>\r\nX: y".jpg') },
    text: { not: /Open it in your browser/ },
  },
  "a callback has a letter of its own, to staff alone": {
    sent: callback,
    subject: /call me back/,
    staff: { has: ["They left no email address", "Afternoon"], not: /Email:|Address|Services|Where/ },
    isConfirmed: false,
  },
  "letters say what is wrong at an existing customer's": {
    sent: {
      ...callback,
      kind: "fault",
      name: "Red Light",
      email: "red@example.com",
      fault: "inverter",
      since: "yesterday",
      address: "12 High Street, Kew VIC 3101",
      message: "Code 41",
      estimate: "price?kw=8",
      file: new File([smallJpeg], "light.jpg"),
    },
    subject: /^\[Fault\] WB-\w+ “Red Light”, Kew VIC 3101: inverter$/,
    staff: {
      has: [
        "Fault: inverter.",
        "Find the job before you call",
        "Inverter: a light, a code or a noise",
        "Code 41",
        "light.jpg",
      ],
      not: /estimate|Services|Best time|yesterday/i,
    },
    visitor: {
      has: ["about the fault", "See or change your request", "call 000 first"],
      not: /quote|assessment|proposal|\$/i,
    },
    card: { has: ["Fault: inverter", ">Fixed<"], not: /Quote sent/ },
    page: {
      has: [
        "We’ll call you by",
        "Fault reported.",
        "Keep this page: its link works until",
        "Fixed",
        "Kew VIC 3101",
        'name="file"',
      ],
      not: /Written quote|name="(preferred|selectedServices)"/,
    },
  },
  "letters give the job reference typed with a fault, which may be someone else's": {
    sent: {
      ...callback,
      kind: "fault",
      name: "Has Reference",
      email: "",
      address: "",
      fault: "battery",
      jobReference: "J-1234",
    },
    subject: /^\[Fault\] WB-\w+ “Has Reference”: battery$/,
    staff: { has: ["Check that it’s theirs", "J-1234", "They left no email address"], not: /Open the map/ },
    isConfirmed: false,
  },
  "a home without hot water comes first in the letter and its subject": {
    sent: { ...callback, name: "Cold Shower", email: "", urgent: "on", city: "Ballarat 3350" },
    subject: /^\[Urgent\] WB-\w+ “Cold Shower”, Ballarat VIC 3350: no hot water$/,
    staff: { has: ["Urgent: no hot water.", "Where"] },
    isConfirmed: false,
    card: { has: ["Urgent: no hot water"] },
    page: {
      has: [
        "We’ll call you by",
        "Callback requested.",
        "Keep this page: its link works until",
        "After that, call us",
        "does the cooktop still light?",
        "Ballarat VIC 3350",
        "Add a photo",
      ],
    },
  },
  "a home without hot water gets the link to its page if it gave an email address": {
    sent: { ...callback, name: "Cold Mail", urgent: "on" },
    subject: /^\[Urgent\]/,
    staff: { has: ["Urgent: no hot water."], not: /They left no email address/ },
    visitor: {
      has: ["about your hot water", "see what to do until we call", "See or change your request"],
      not: /agree on a time to visit|assessment|proposal|\$/i,
    },
    page: { has: ["The link in our email lasts longer."] },
  },
  "letters give a landlord's price without the rebate for owner-occupiers": {
    sent: {
      name: "Lana Lord",
      from: "for:rentals page:plan",
      selectedServices: ["solar-panels", "solar-battery", "heat-pump"],
    },
    staff: { has: ["for: homes that you let"] },
    visitor: {
      has: ["in a home that you let, without Solar Homes’ rebate", "before any rebate for rental properties"],
      not: /taxable income|after rebates/,
    },
  },
  "the subject names what a visitor asks for under “something else”": {
    sent: { name: "Paula Pool", selectedServices: ["heat-pump", "something-else"], message: 'A pool "heater"' },
    subject: /: Heat pump hot water, Something else: “A pool 'heater'”$/,
  },
  "letters give an owners corporation its grant, and no workshop's price": {
    sent: {
      name: "Olive Committee",
      from: "for:owners-corporation",
      projectType: "commercial",
      selectedServices: ["commercial-solar"],
    },
    staff: { has: ["Apartments/Strata"] },
    visitor: { has: ["Solar for Apartments pays up to"], not: /30 kW/ },
  },
  "letters promise no call to a visitor who wants email": {
    sent: { name: "Paige Turner", answerBy: "writing", phone: "", urgent: "on" },
    subject: /\(write, don’t call\)/,
    staff: {
      has: ["Write to this one first.", "Don’t call: they want us to write"],
      not: /Call (this|\+?\d)|tel:/,
    },
    visitor: { has: ["will write to you at this address by", "We won’t call."], not: /we.ll call/i },
    card: { has: [/asked not to be called|don’t call/i] },
    page: { has: ["We won’t call."] },
  },
  "a filled-in hidden field marks staff's letter, and sends no confirmation": {
    sent: { name: "Robot", subject: "Buy now" },
    subject: /^\[Check\]/,
    staff: { has: [/Check before calling\.(<\/b>)? A field that people can’t see was filled in\./] },
    isConfirmed: false,
    card: { has: ["Check before calling.</b> A field that people can’t see was filled in."] },
  },
  "a confirmation has none of a stranger's words or links": {
    sent: {
      name: "Win at www.casino.example",
      address: "Click https://casino.example/win now",
      email: "stranger@example.com",
      message: "casino",
    },
    text: { has: ["casino"] },
    visitor: { not: /casino/i },
  },
  "a name with line breaks and headers stays a name, and markup stays text": {
    sent: {
      name: "Eve\r\nBcc: all@example.com\r\n\r\n<b>",
      address: "1 <img src=x onerror=alert(1)> St",
      message: '<script>alert("x")</script> & <a href="https://e.example">x</a>\u202Etxt',
    },
    html: { not: /<script|<b>\s*,|href="https:\/\/e\.example/ },
    text: { has: ['<script>alert("x")</script> & <a href="https://e.example">x</a>txt'] },
  },
  "stacked letters and right-to-left text are cleaned": {
    sent: { name: `Z${"\u0351".repeat(80)}o\u202Egpj.exe`, message: "\uD800 lone half" },
    subject: /^(?!.*(\u202E|\u0351{5}))/,
  },
  "an email address with mail headers in it is escaped in links": {
    sent: { name: "Disguised", email: "ann?bcc=spy%40evil.example&x=@example.com" },
    html: { has: ['href="mailto:ann%3Fbcc%3Dspy%2540evil.example%26x%3D@example.com"'] },
  },
};
