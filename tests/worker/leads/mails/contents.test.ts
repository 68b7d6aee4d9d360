import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { callBackBy, timeOnDay } from "#content/melbourne.ts";
import { htmlOf, linkIn, recipientOf, sharedSite, textOf } from "#tests/site/lead-site.ts";
import { unsaidIn } from "#tests/site/unsaid.ts";

const site = await sharedSite();

/** By when we promise to call after a request at that time: a minute may have begun before we stored it. */
function dueSince(asked: Date): string[] {
  return [asked, new Date()].map((time) => timeOnDay(callBackBy(time)));
}

test("staff get everything the visitor said, and can call, answer and find the place with one press", async () => {
  const asked = new Date();
  const reference = await site.accepted({
    name: "Zoë Nguyen",
    email: "zoe@example.com",
    city: "Kew",
    postalCode: "3101",
    currentBill: "500-1000",
    timeline: "asap",
    propertySize: "large",
    message: "Gate code at the door.\nDog is friendly.",
    from: "tier:home article:winter-solar-performance",
  });
  const mail = await site.mail(reference, "staff");
  expect(recipientOf(mail)).toBe(business.email);
  expect(mail.reply_to).toEqual({ email: "zoe@example.com" });
  expect(mail.subject).toBe(`${reference} “Zoë Nguyen”, Kew VIC 3101: Solar panels, Heat pump hot water`);
  const due = dueSince(asked);
  for (const body of [textOf(mail), htmlOf(mail)]) expect(due.some((time) => body.includes(time))).toBe(true);
  const confirmation = await site.mail(reference, "visitor");
  expect([recipientOf(confirmation), confirmation.reply_to]).toEqual(["zoe@example.com", { email: business.email }]);
  for (const letter of [mail, confirmation]) expect(unsaidIn(textOf(letter))).toEqual([]);
  for (const body of [textOf(mail), htmlOf(mail)])
    for (const said of [
      "0412 345 678",
      "zoe@example.com",
      "12 High Street, Kew VIC 3101",
      "$500 to $1,000 a quarter",
      "As soon as possible",
      "4 bedrooms or more",
      "Dog is friendly.",
      "tier: home; article: winter solar performance",
    ])
      expect(body).toContain(said);
  expect(htmlOf(mail)).toContain('href="tel:+61412345678"');
  expect(textOf(mail)).toContain("> Message:\n> | Gate code at the door.\n> | Dog is friendly.\n");
  expect(mail.headers?.References).toMatch(/^<[\w-]{22}@/);
});

test("staff read under the address how soon we are there, and that an address is interstate", async () => {
  for (const [address, line] of [
    [
      "8 The Esplanade, Torquay VIC 3228",
      "Regional Victoria within 100 km, Geelong & Surf Coast: we confirm a date in 2–5 days",
    ],
    ["1 George Street, Sydney NSW 2000", "That is in New South Wales. We install in Victoria only."],
  ] as const) {
    const reference = await site.accepted({ name: "Out Of Town", address });
    const text = textOf(await site.mail(reference, "staff"));
    expect(text).toContain(`\n${line}\n`);
    expect(text).toContain(`\n> Address: ${address}\n`);
  }
});

test("the visitor gets facts: what was received, by when somebody calls, what was agreed to", async () => {
  const asked = new Date();
  const reference = await site.accepted({ name: "Ann Example", email: "facts@example.com", message: "private words" });
  const mail = await site.mail(reference, "visitor");
  expect(recipientOf(mail)).toBe("facts@example.com");
  expect(mail.subject).toContain(reference);
  const due = dueSince(asked);
  for (const body of [textOf(mail), htmlOf(mail)]) {
    expect(due.some((time) => body.includes(time))).toBe(true);
    for (const said of [
      reference,
      "Kew VIC 3101",
      "the number ending in 678",
      "you agreed that we may contact you about this request until",
      "reply to this email",
      business.abn,
    ])
      expect(body).toContain(said);
    expect(body).not.toContain("private words");
  }
});

test("both mails of a lead lie in one thread, and staff's comes first", async () => {
  const reference = await site.accepted({ name: "In Order" });
  const visitor = await site.mail(reference, "visitor");
  const [first, second] = site.mailsAbout(reference);
  expect(first?.campaign_id).toMatch(/\.staff$/);
  expect(second).toBe(visitor);
  expect(first?.headers?.References).toBe(second?.headers?.References);
});

test("a confirmation says that no person wrote it, and carries one link, to the request's own page", async () => {
  const mail = await site.mail(await site.accepted({ name: "Automatic" }), "visitor");
  expect(mail.headers).toMatchObject({ "Auto-Submitted": "auto-generated" });
  expect(textOf(mail).match(/^http.*/gm)).toHaveLength(1);
  const page = await (await site.ask(linkIn(textOf(mail), "/request?"))).text();
  expect(page).toContain("Withdraw and delete my request");
});

test("no mail loads anything from anywhere", async () => {
  const reference = await site.accepted({ name: "Nothing Remote" });
  for (const kind of ["staff", "visitor"] as const)
    expect(htmlOf(await site.mail(reference, kind))).not.toMatch(/<img|src=|url\(|@import|<link/i);
});

test("the estimate that led here is computed again, not believed", async () => {
  const reference = await site.accepted({ name: "Estimated", estimate: "price?kw=6.6&battery=10&use=18" });
  const text = textOf(await site.mail(reference, "staff"));
  expect(text).toContain("ESTIMATE THEY CAME FROM\nYour price");
  const nonsense = await site.accepted({ name: "Nonsense", estimate: "price?note=<b>call%20Mallory</b>" });
  expect(textOf(await site.mail(nonsense, "staff"))).not.toContain("Mallory");
});
