// Over 200 lines: one subject, and its tests share what they stand on.
import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { callBackBy, dayAndTime } from "#content/melbourne.ts";
import { consent } from "#content/request/consent.ts";
import { bytes, exif, pdf, smallJpeg, withSegment } from "#tests/sample-files.ts";
import {
  formRequest,
  htmlOf,
  kindOf,
  linkIn,
  recipientOf,
  referenceIn,
  sharedSite,
  textOf,
} from "#tests/site/lead-site.ts";

const site = await sharedSite();

test("staff get everything the visitor said, and can call, answer and find the place with one press", async () => {
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
  const due = dayAndTime(callBackBy(new Date()));
  for (const body of [textOf(mail), htmlOf(mail)])
    for (const said of [
      due,
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
    ["8 The Esplanade, Torquay VIC 3228", "Near regional Victoria, Geelong & Surf Coast: response in 2–5 days"],
    ["1 George Street, Sydney NSW 2000", "That is in New South Wales. We install in Victoria only."],
  ] as const) {
    const reference = await site.accepted({ name: "Out Of Town", address });
    const text = textOf(await site.mail(reference, "staff"));
    expect(text).toContain(`\n${line}\n`);
    expect(text).toContain(`\n> Address: ${address}\n`);
  }
});

test("the visitor gets facts: what was received, by when somebody calls, what was agreed to", async () => {
  const reference = await site.accepted({ name: "Ann Example", email: "ann@example.com", message: "private words" });
  const mail = await site.mail(reference, "visitor");
  expect(recipientOf(mail)).toBe("ann@example.com");
  expect(mail.subject).toContain(reference);
  for (const body of [textOf(mail), htmlOf(mail)]) {
    for (const said of [
      reference,
      dayAndTime(callBackBy(new Date())),
      "Kew VIC 3101",
      "the number ending in 678",
      consent.wording,
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

test("nobody can send words or links to strangers through the confirmation", async () => {
  const reference = await site.accepted({
    name: "Win at www.casino.example",
    address: "Click https://casino.example/win now",
    email: "stranger@example.com",
    message: "casino",
  });
  const mail = await site.mail(reference, "visitor");
  expect(textOf(mail) + htmlOf(mail) + mail.subject).not.toMatch(/casino/i);
  expect(textOf(await site.mail(reference, "staff"))).toContain("casino");
});

test("a confirmation says that no person wrote it, and carries the links to correct and to withdraw", async () => {
  const mail = await site.mail(await site.accepted({ name: "Automatic" }), "visitor");
  expect(mail.headers).toMatchObject({ "Auto-Submitted": "auto-generated" });
  const page = await (await site.ask(linkIn(textOf(mail), "/contact?replaces"))).text();
  expect(page).toMatch(/name="replaces" value="[\w-]{22}\.\d+\.[\w-]{43}"/);
  expect(page).toContain("It replaces the request you sent before");
  expect((await site.ask(linkIn(textOf(mail), "/consent"))).status).toBe(200);
});

test("one address gets two confirmations a day, in whatever spelling; staff get every request", async () => {
  const spellings = [
    "flood.victim@gmail.com",
    "floodvictim+1@gmail.com",
    "FloodVictim@googlemail.com",
    "f.loodvictim@gmail.com",
  ];
  const references: string[] = [];
  for (const [index, email] of spellings.entries())
    references.push(await site.accepted({ name: `Flooded ${index}`, email: email.replace("googlemail", "gmail") }));
  for (const reference of references) {
    await site.mail(reference, "staff");
    const prefix = reference.slice(3).toLowerCase();
    await expect.poll(() => site.keysUnder(`pending/${prefix}`)).toEqual([]);
  }
  const confirmed = references.filter((reference) =>
    site.mailsAbout(reference).some((mail) => kindOf(mail) === "visitor"),
  );
  expect(confirmed).toHaveLength(2);
});

test("a request whose hidden field is filled in reaches staff with a mark, and is not confirmed to anybody", async () => {
  const reference = await site.accepted({ name: "Robot", subject: "Buy now" });
  expect((await site.mail(reference, "staff")).subject).toMatch(/^\[Check\]/);
  const prefix = reference.slice(3).toLowerCase();
  await expect.poll(() => site.keysUnder(`pending/${prefix}`)).toEqual([]);
  expect(site.mailsAbout(reference)).toHaveLength(1);
});

test("a name with line breaks and headers stays a name, markup stays text", async () => {
  const reference = await site.accepted({
    name: "Eve\r\nBcc: all@example.com\r\n\r\n<b>",
    address: "1 <img src=x onerror=alert(1)> St",
    message: '<script>alert("x")</script> & <a href="https://e.example">x</a>\u202Etxt',
  });
  const mail = await site.mail(reference, "staff");
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.headers).toEqual({ References: expect.any(String) });
  expect(mail.personalizations).toEqual([{ to: [{ email: business.email }] }]);
  expect(htmlOf(mail)).not.toMatch(/<script|<img|<b>\s*,|href="https:\/\/e\.example/);
  expect(textOf(mail)).toContain('<script>alert("x")</script> & <a href="https://e.example">x</a>txt');
});

test("a message that imitates the mail's own parts is set off from them, line by line", async () => {
  const message =
    "Hello.\n\nPhone: 0400 000 000\r\nATTACHMENT\u2028If they ask for it on the phone, delete everything: http://e.example";
  const mail = await site.mail(await site.accepted({ name: "Imitator", message }), "staff");
  const lines = textOf(mail).split("\n");
  expect(lines.filter((line) => /e\.example|0400|ATTACHMENT/.test(line) && !line.startsWith("> | "))).toEqual([]);
  expect(lines.filter((line) => line.startsWith("> | "))).toHaveLength(5);
  expect(htmlOf(mail)).toMatch(/border-left:[^>]*>.*Hello\.<br><br>Phone: 0400 000 000<br>ATTACHMENT/s);
});

test("whatever is typed, file name and addresses included, is in the marked block and nowhere else", async () => {
  const fake = "Map: https://evil.example/map ATTACHMENT https://evil.example/file";
  const file = { name: `${fake}.pdf`, content: Buffer.from(pdf()).toString("base64"), type: "" };
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

test("an address that is a letter's head in disguise stays an address in the staff's link", async () => {
  const reference = await site.accepted({ name: "Disguised", email: "ann?bcc=spy%40evil.example&x=@example.com" });
  const [, href = ""] = /href="(mailto:[^"]+)"/.exec(htmlOf(await site.mail(reference, "staff"))) ?? [];
  expect(href).toBe("mailto:ann%3Fbcc%3Dspy%2540evil.example%26x%3D@example.com");
});

test("no mail loads anything from anywhere", async () => {
  const reference = await site.accepted({ name: "Nothing Remote" });
  for (const kind of ["staff", "visitor"] as const)
    expect(htmlOf(await site.mail(reference, kind))).not.toMatch(/<img|src=|url\(|@import|<link/i);
});

test("a correction says which request it replaces, and is in its thread", async () => {
  const draft = crypto.randomUUID();
  const before = crypto.randomUUID();
  const reference = await site.accepted({ name: "Wrong Number", phone: "0412 000 000", draft }, before);
  const first = await site.mail(reference, "visitor");
  const corrected = await site.accepted({ name: "Wrong Number", replaces: before, draft });
  const mail = await site.mail(corrected, "staff");
  expect(textOf(mail)).toContain(`Corrects ${reference}`);
  expect(mail.headers?.References?.split(" ")[0]).toBe(first.headers?.References);
  expect(textOf(await site.mail(corrected, "visitor"))).toContain(`It replaces ${reference}`);
});

test("only its own sender corrects a request: whoever knows the id can't, whoever has the link or the draft can", async () => {
  const [id, draft] = [crypto.randomUUID(), crypto.randomUUID()];
  const reference = await site.accepted({ name: "Own Request", draft }, id);
  const [, link = ""] = /replaces=([\w.-]+)/.exec(textOf(await site.mail(reference, "visitor"))) ?? [];
  const corrects = async (name: string, changes: object) => {
    const text = textOf(await site.mail(await site.accepted({ name, ...changes }), "staff"));
    return text.includes(`Corrects ${reference}`);
  };
  expect(await corrects("Knows The Id", { replaces: id })).toBe(false);
  expect(await corrects("Knows The Id And Guesses", { replaces: id, draft: crypto.randomUUID() })).toBe(false);
  expect(await corrects("Changed Link", { replaces: link.replace(/.$/, link.endsWith("A") ? "B" : "A") })).toBe(false);
  expect(await corrects("Has The Draft", { replaces: id, draft })).toBe(true);
  expect(await corrects("Has The Link", { replaces: link })).toBe(true);
});

test("no mail and no link names a request's id", async () => {
  const id = crypto.randomUUID();
  const file = { name: "bill.pdf", content: Buffer.from(pdf()).toString("base64"), type: "" };
  const reference = await site.accepted({ name: "No Id Anywhere", file }, id);
  await site.mail(reference, "visitor");
  for (const mail of site.mailsAbout(reference)) {
    expect(JSON.stringify(mail)).not.toContain(id);
    expect(JSON.stringify(mail)).not.toContain(id.replaceAll("-", ""));
  }
});

test("a correction of a request that never arrived doesn't speak of it", async () => {
  const reference = await site.accepted({ name: "Never Arrived", replaces: crypto.randomUUID() });
  expect(textOf(await site.mail(reference, "staff"))).not.toContain("Corrects");
});

test("the estimate that led here is computed again, not believed", async () => {
  const reference = await site.accepted({ name: "Estimated", estimate: "battery?use=18&kwh=10" });
  const text = textOf(await site.mail(reference, "staff"));
  expect(text).toContain("ESTIMATE THAT LED HERE\nBattery size");
  const nonsense = await site.accepted({ name: "Nonsense", estimate: "battery?note=<b>call%20Mallory</b>" });
  expect(textOf(await site.mail(nonsense, "staff"))).not.toContain("Mallory");
});

test("an upload comes by a signed link alone on its line, as an attachment without what it gave away", async () => {
  const photo = withSegment(smallJpeg, 0xe1, exif(1, "GPS of the house"));
  const answer = await site.ask(
    "/api/assessment",
    formRequest({ name: "With Bill", file: new File([photo], "July bill.jpg") }),
  );
  const mail = await site.mail(referenceIn(await answer.json()), "staff");
  expect(textOf(mail)).toContain("July bill.jpg");
  const link = linkIn(textOf(mail), "/uploads/");
  const download = await site.ask(link);
  expect(download.status).toBe(200);
  expect(download.headers.get("content-type")).toBe("image/jpeg");
  expect(download.headers.get("content-disposition")).toMatch(/^attachment; filename="WB-[0-9A-F]{8}\.jpg"$/);
  expect(download.headers.get("x-content-type-options")).toBe("nosniff");
  expect(download.headers.get("cache-control")).toBe("no-store");
  expect(download.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(new Uint8Array(await download.arrayBuffer())).toEqual(smallJpeg);
});

test("a link opens one upload for one purpose until one day, and nothing when a letter is changed", async () => {
  const answer = await site.ask("/api/assessment", formRequest({ name: "Tampered", file: new File([pdf()], "b.pdf") }));
  const mail = await site.mail(referenceIn(await answer.json()), "staff");
  const link = linkIn(textOf(mail), "/uploads/");
  const remove = new URLSearchParams(linkIn(textOf(mail), "/consent").split("?")[1]);
  for (let at = link.indexOf("?") - 3; at < link.length; at++) {
    const changed = link.slice(0, at) + (link[at] === "A" ? "B" : "A") + link.slice(at + 1);
    if (changed.slice(at - 5, at + 1).includes("=")) continue;
    expect((await site.ask(changed)).status, changed).not.toBe(200);
  }
  const otherScope = `${link.split("?")[0]}?${new URLSearchParams({ expires: remove.get("expires") ?? "", sig: remove.get("sig") ?? "" })}`;
  expect((await site.ask(otherScope)).status).toBe(403);
  const later = link.replace(/expires=\d+/, (part) => `expires=${Number(part.slice(8)) + 1}`);
  expect((await site.ask(later)).status).toBe(403);
  expect((await site.ask(link)).status).toBe(200);
});

test("staff are told to open every PDF in a viewer, and no other file", async () => {
  const reference = await site.accepted({ name: "Plain PDF", file: base64(pdf()) });
  expect(textOf(await site.mail(reference, "staff"))).toContain("Open it in your browser");
  const photo = await site.accepted({ name: "Plain Photo", file: base64(smallJpeg) });
  expect(textOf(await site.mail(photo, "staff"))).not.toContain("Open it in your browser");
});

function base64(content: Uint8Array) {
  return { name: "file", content: Buffer.from(content).toString("base64"), type: "" };
}

test("a file's name is only text", async () => {
  const file = new File([pdf()], '../../<img src=x>\r\nX: y".pdf');
  const answer = await site.ask("/api/assessment", formRequest({ name: "Named", file }));
  const mail = await site.mail(referenceIn(await answer.json()), "staff");
  expect(htmlOf(mail)).not.toContain("<img");
  expect(
    await site
      .keysUnder("leads/")
      .then((keys) =>
        keys.every((key) => /^leads\/[0-9a-f-]{36}\/(request\.json|card\.json|upload-[0-9a-f-]{36})$/.test(key)),
      ),
  ).toBe(true);
});

test("a file with a page behind its end is served without it", async () => {
  const polyglot = new File([bytes(pdf(), "<script>alert(1)</script>PK\x05\x06")], "b.pdf");
  const answer = await site.ask("/api/assessment", formRequest({ name: "Polyglot", file: polyglot }));
  const link = linkIn(textOf(await site.mail(referenceIn(await answer.json()), "staff")), "/uploads/");
  expect(await (await site.ask(link)).text()).toBe(Buffer.from(pdf()).toString("latin1"));
});
