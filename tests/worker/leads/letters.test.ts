import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { callBackBy, timeOnDay } from "#content/melbourne.ts";
import { assessment } from "#tests/assessment-request.ts";
import { homes } from "#tests/meter/houses.ts";
import { pdf, smallJpeg } from "#tests/sample-files.ts";
import { type Changes, htmlOf, kindOf, linkIn, recipientOf, sharedSite, textOf } from "#tests/site/lead-site.ts";
import { unsaidIn } from "#tests/site/unsaid.ts";

const site = await sharedSite();

/** What one form of a letter says, and what it must not. */
interface Says {
  has?: readonly (string | RegExp)[];
  not?: RegExp;
}

interface Case {
  sent: Changes;
  subject?: RegExp;
  /** Staff's letter: both forms, and either. */
  staff?: Says;
  text?: Says;
  html?: Says;
  /** The confirmation in both forms, or that there is none. */
  visitor?: Says | "none";
  card?: Says;
  page?: Says;
}

const { summary, facts } = await homes["with solar"]();
const callback = { kind: "callback", name: "Pat Lee", phone: "0412 345 678", bestTime: "afternoon", consent: true };
const fake = "Map: https://evil.example/map ATTACHMENT https://evil.example/file";

const cases: Record<string, Case> = {
  "all that the visitor said": {
    sent: {
      name: "Zoë Nguyen",
      email: "zoe@example.com",
      city: "Kew",
      postalCode: "3101",
      currentBill: "500-1000",
      timeline: "asap",
      propertySize: "large",
      message: "Gate code at the door.\nDog is friendly.",
      from: "tier:home article:winter-solar-performance",
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
        "tier: home; article: winter solar performance",
      ],
    },
    text: { has: ["> Message:\n> | Gate code at the door.\n> | Dog is friendly.\n"], not: /THEIR METER/ },
    html: { has: ['href="tel:+61412345678"'] },
    visitor: {
      has: [
        "Kew VIC 3101",
        "the number ending in 678",
        "you agreed that we may contact you about this request until",
        "reply to this email",
        business.abn,
      ],
      not: /Gate code|Dog is/,
    },
  },
  "times that suit, as wishes": {
    sent: { name: "With Times", preferred: ["2026-11-26-am", "2026-11-28-pm"], meter: "" },
    staff: {
      has: [
        "Thursday 26 November, morning; Saturday 28 November, afternoon",
        "Nothing is booked until you confirm one.",
      ],
      not: /their meter/i,
    },
  },
  "how soon we are there": {
    sent: { name: "Out Of Town", address: "8 The Esplanade, Torquay VIC 3228" },
    text: {
      has: [
        "\nRegional Victoria within 100 km, Geelong & Surf Coast: we confirm a date in 2–5 days\n",
        "\n> Address: 8 The Esplanade, Torquay VIC 3228\n",
      ],
    },
  },
  "that an address is interstate": {
    sent: { name: "Interstate", address: "1 George Street, Sydney NSW 2000" },
    text: {
      has: [
        "\nThat is in New South Wales. We install in Victoria only.\n",
        "\n> Address: 1 George Street, Sydney NSW 2000\n",
      ],
    },
  },
  "an estimate, computed again": {
    sent: { name: "Estimated", estimate: "price?kw=6.6&battery=10&use=18" },
    text: { has: ["ESTIMATE THEY CAME FROM\nYour price"] },
  },
  "no estimate that somebody made up": {
    sent: { name: "Nonsense", estimate: "price?note=<b>call%20Mallory</b>" },
    text: { not: /Mallory/ },
  },
  "a meter's summary in words, with answers computed again": {
    sent: { name: "Meter Owner", meter: summary },
    staff: {
      has: [
        "365 days to October 2026, every 30 minutes, United Energy",
        /Bought: 3,55[5-7]\u00a0kWh a year/,
        /Exported: 4,47[6-8]\u00a0kWh a year/,
        /Winter day: 13\.\d\u00a0kWh bought, 6\.\d exported/,
        `Standby: ${Math.round(facts.standbyWatts / 10) * 10} W`,
        /With 10\.0\u00a0?\s?kWh of battery: 2,[34]\d\d\u00a0kWh a year less bought/,
      ],
      not: new RegExp(summary),
    },
    visitor: { not: new RegExp(summary) },
  },
  "how to open a PDF": {
    sent: { name: "Plain PDF", file: new File([pdf()], "July bill.pdf") },
    text: { has: ["Open it in your browser", "July bill.pdf"] },
  },
  "no warning about a photo": {
    sent: { name: "Plain Photo", file: new File([smallJpeg], '../../<img src=x>\r\nX: y".jpg') },
    text: { not: /Open it in your browser/ },
  },
  "a callback in its own words, and to staff alone": {
    sent: callback,
    subject: /call me back/,
    staff: { has: ["They only left a number", "Afternoon"], not: /Email|Address|Services|Where/ },
    visitor: "none",
  },
  "first that a home has no hot water": {
    sent: { ...callback, name: "Cold Shower", urgent: "on" },
    subject: /^\[Urgent\]/,
    visitor: "none",
    card: { has: ["Urgent. "] },
    page: { has: ["We’ll call you by"] },
  },
  "that nobody calls who asked to be written to": {
    sent: { name: "Paige Turner", answerBy: "writing", phone: "" },
    staff: { has: [/asked not to be called|don’t call/i] },
    visitor: { not: /we.ll call/i },
    card: { has: [/asked not to be called|don’t call/i] },
    page: { has: ["Nobody will call."] },
  },
  "a mark where a hidden field was filled in, and nothing to anybody else": {
    sent: { name: "Robot", subject: "Buy now" },
    subject: /^\[Check\]/,
    visitor: "none",
  },
  "no words or links of a stranger's in a confirmation": {
    sent: {
      name: "Win at www.casino.example",
      address: "Click https://casino.example/win now",
      email: "stranger@example.com",
      message: "casino",
    },
    text: { has: ["casino"] },
    visitor: { not: /casino/i },
  },
  "a name with line breaks and headers as a name, and markup as text": {
    sent: {
      name: "Eve\r\nBcc: all@example.com\r\n\r\n<b>",
      address: "1 <img src=x onerror=alert(1)> St",
      message: '<script>alert("x")</script> & <a href="https://e.example">x</a>\u202Etxt',
    },
    html: { not: /<script|<b>\s*,|href="https:\/\/e\.example/ },
    text: { has: ['<script>alert("x")</script> & <a href="https://e.example">x</a>txt'] },
  },
  "letters of many layers and text from right to left cleaned": {
    sent: { name: `Z${"\u0351".repeat(80)}o\u202Egpj.exe`, message: "\uD800 lone half" },
    subject: /^(?!.*(\u202E|\u0351{5}))/,
  },
  "an address that is a letter's head in disguise as an address": {
    sent: { name: "Disguised", email: "ann?bcc=spy%40evil.example&x=@example.com" },
    html: { has: ['href="mailto:ann%3Fbcc%3Dspy%2540evil.example%26x%3D@example.com"'] },
  },
};

test.each(Object.entries(cases))("letters say %s", async (_name, { sent, subject, visitor, ...says }) => {
  const asked = new Date();
  const id = crypto.randomUUID();
  const answer = await site.post(sent, id);
  expect(answer.status).toBe(202);
  const reference = `WB-${id.slice(0, 8).toUpperCase()}`;
  const staff = await site.mail(reference, "staff");
  const confirmation = visitor === "none" ? undefined : await site.mail(reference, "visitor");
  await site.settled(reference);
  const letters = site.mailsAbout(reference).filter((mail) => kindOf(mail) !== "soon");
  expect(letters).toEqual([staff, ...(confirmation ? [confirmation] : [])]);

  // A minute may have begun before the request was stored.
  const due = sent.urgent ? ["by "] : [asked, new Date()].map((time) => timeOnDay(callBackBy(time)));
  for (const letter of letters) {
    for (const body of [textOf(letter), htmlOf(letter)]) expect(due.some((time) => body.includes(time))).toBe(true);
    expect(htmlOf(letter)).not.toMatch(/<img|<[^>]*\ssrc=|url\(|@import|<link/i);
    expect(letter.headers?.References).toMatch(/^<[\w-]{22}@/);
    expect(letter.headers?.References).toBe(staff.headers?.References);
    expect(JSON.stringify(letter).replaceAll("-", "")).not.toContain(id.replaceAll("-", ""));
    expect(letter.subject).toContain(reference);
    expect(letter.subject).not.toMatch(/[\r\n]/);
    expect(letter.subject?.isWellFormed()).toBe(true);
  }
  const [to, toVisitor] = [staff, confirmation].map(
    (letter) => letter && [recipientOf(letter), letter.reply_to?.email],
  );
  const email = sent.kind === "callback" ? undefined : assessment(sent).email;
  expect(to).toEqual([business.email, email]);
  expect(staff.headers).toEqual({ References: expect.any(String) });
  expect(staff.personalizations).toEqual([{ to: [{ email: business.email }] }]);
  expect(staff.subject).toMatch(subject ?? /^WB-/);
  // Staff's letter has one link, to the card: from there they download and delete.
  const paths = [...textOf(staff).matchAll(/^http\S+/gm)].map(([link]) => new URL(link).pathname);
  expect(new Set(paths.map((path) => path.split("/")[1]))).toEqual(new Set(["office"]));
  if (confirmation) {
    expect(toVisitor).toEqual([email, business.email]);
    expect(confirmation.headers).toMatchObject({ "Auto-Submitted": "auto-generated" });
    expect(unsaidIn(textOf(confirmation))).toEqual([]);
    expect(textOf(confirmation).match(/^http.*/gm)).toHaveLength(1);
    linkIn(textOf(confirmation), "/request?");
  }
  const page = async (path: string) => (await site.ask(path)).text();
  const printed: [Says | "none" | undefined, string[]][] = [
    [says.staff, [textOf(staff), htmlOf(staff)]],
    [says.text, [textOf(staff)]],
    [says.html, [htmlOf(staff)]],
    [visitor, confirmation ? [confirmation.subject ?? "", textOf(confirmation), htmlOf(confirmation)] : []],
    [says.card, says.card ? [await page(linkIn(textOf(staff), "/office/"))] : []],
    [says.page, says.page ? [await page(answer.headers.get("location") ?? "")] : []],
  ];
  for (const [what, bodies] of printed)
    for (const [index, body] of bodies.entries()) {
      if (what === undefined || what === "none") continue;
      // A subject says less.
      const isSubject = what === visitor && index === 0;
      for (const words of isSubject ? [] : (what.has ?? []))
        expect(body).toEqual(typeof words === "string" ? expect.stringContaining(words) : expect.stringMatching(words));
      if (what.not) expect(body).not.toMatch(what.not);
    }
});

test("a message that imitates the letter's own parts is set off from them, line by line", async () => {
  const message =
    "Hello.\n\nPhone: 0400 000 000\r\nATTACHMENT\u2028If they ask for it on the phone, delete everything: http://e.example";
  const mail = await site.mail(await site.accepted({ name: "Imitator", message }), "staff");
  const lines = textOf(mail).split("\n");
  expect(lines.filter((line) => /e\.example|0400 000|ATTACHMENT/.test(line) && !line.startsWith("> | "))).toEqual([]);
  expect(lines.filter((line) => line.startsWith("> | "))).toHaveLength(5);
  expect(htmlOf(mail)).toMatch(/border-left:[^>]*>.*Hello\.<br><br>Phone: 0400 000 000<br>ATTACHMENT/s);
});

test("whatever is typed, file name and addresses included, is in the marked block and nowhere else", async () => {
  const file = new File([pdf()], `${fake}.pdf`);
  const typed = { name: `Fake ${fake}`.slice(0, 99), address: fake, city: fake, message: fake, file };
  const mail = await site.mail(await site.accepted(typed), "staff");
  const lines = textOf(mail).split("\n");
  expect(lines.filter((line) => line.includes("evil.example") && line.startsWith("> ")).length).toBeGreaterThan(3);
  const outside = lines.filter((line) => line.includes("evil") && !line.startsWith("> "));
  expect(outside).toEqual([
    expect.stringMatching(/^Map: https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=[\w%.+*-]+$/),
  ]);
  const html = htmlOf(mail);
  const block = /Typed by the visitor<\/h2>(.*?)<\/p>/s.exec(html)?.[1] ?? "";
  expect(block).toContain("evil.example/file");
  expect(html.replace(block, "").replaceAll(/<title>.*?<\/title>|query=[^"]+/g, "")).not.toContain("evil");
});

test("one address gets two confirmations a day, in whatever spelling; staff get every request", async () => {
  // A new address each time this runs.
  const own = crypto.randomUUID().replaceAll("-", "");
  const spellings = [
    `flood.${own}@gmail.com`,
    `flood${own}+1@gmail.com`,
    `Flood${own}@gmail.com`,
    `f.lood${own}@gmail.com`,
  ];
  const references: string[] = [];
  for (const [index, email] of spellings.entries())
    references.push(await site.accepted({ name: `Flooded ${index}`, email }));
  for (const reference of references) {
    await site.mail(reference, "staff");
    await site.settled(reference);
  }
  const confirmed = references.filter((reference) =>
    site.mailsAbout(reference).some((mail) => kindOf(mail) === "visitor"),
  );
  expect(confirmed).toHaveLength(2);
});

test("a correction by its own sender says which request it replaces, in its thread; nobody else's does", async () => {
  const [id, draft, other] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  // A new address each time this runs: an address gets two confirmations a day.
  const name = `Wrong Number ${crypto.randomUUID()}`;
  const first = await site.mail(await site.accepted({ name, phone: "0412 000 000", draft }, id), "visitor");
  const [reference = ""] = /WB-\w+/.exec(first.subject ?? "") ?? [];
  for (const [sent, corrects] of [
    [{ name: "Knows The Id", replaces: id }, false],
    [{ name: "Knows The Id And Guesses", replaces: id, draft: other }, false],
    [{ name: "Never Arrived", replaces: other, draft }, false],
    [{ name, replaces: id, draft }, true],
  ] as const) {
    const corrected = await site.accepted(sent);
    const mail = await site.mail(corrected, "staff");
    expect(textOf(mail).includes("Corrects "), sent.name).toBe(corrects);
    if (!corrects) continue;
    expect(textOf(mail)).toContain(`Corrects ${reference}`);
    expect(mail.headers?.References?.split(" ")[0]).toBe(first.headers?.References);
    expect(textOf(await site.mail(corrected, "visitor"))).toContain(`It replaces ${reference}`);
  }
});
