import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { callBackBy, timeInLetter, timeOnDay } from "#content/melbourne.ts";
import { referenceOf } from "#content/request/reference.ts";
import { htmlOf, kindOf, linkIn, recipientOf, sharedSite, textOf } from "#tests/running-site/lead-site.ts";
import { pdf } from "#tests/sample-requests/samples.ts";
import { forbiddenPhrasesIn } from "#tests/worker/text.ts";
import { cases, type Says } from "./letters.cases.ts";

const site = await sharedSite();

const fake = "Map: https://evil.example/map ATTACHMENT https://evil.example/file";

test.each(Object.entries(cases))("%s", async (_name, { sent, subject, visitor, ...says }) => {
  const asked = new Date();
  const id = crypto.randomUUID();
  const answer = await site.post(sent, id);
  expect(answer.status).toBe(202);
  const reference = referenceOf(id);
  const staff = await site.waitForMail(reference, "staff");
  const confirmation = visitor === "none" ? undefined : await site.waitForMail(reference, "visitor");
  await site.waitForDeliveries(reference);
  const letters = site.mailsAbout(reference).filter((mail) => kindOf(mail) !== "reminder");
  expect(letters).toEqual([staff, ...(confirmation ? [confirmation] : [])]);

  // A minute may have begun before the request was stored.
  const due =
    sent.urgent || sent.kind === "fault"
      ? ["by "]
      : [asked, new Date()].flatMap((time) => [timeOnDay(callBackBy(time)), timeInLetter(callBackBy(time), time)]);
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
  expect(staff.subject).toMatch(subject ?? /^WB-/);
  // Staff's letter links only to the card, from which they can download and delete.
  const paths = [...textOf(staff).matchAll(/^http\S+/gm)].map(([link]) => new URL(link).pathname);
  expect(new Set(paths.map((path) => path.split("/")[1]))).toEqual(new Set(["office"]));
  if (confirmation) {
    expect(forbiddenPhrasesIn(textOf(confirmation))).toEqual([]);
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
    [says.page, says.page ? [await page(`${answer.headers.get("location")}&done=sent`)] : []],
  ];
  for (const [what, bodies] of printed)
    for (const [index, body] of bodies.entries()) {
      if (what === undefined || what === "none") continue;
      // A subject is too short for all of the words.
      const isSubject = what === visitor && index === 0;
      for (const words of isSubject ? [] : (what.has ?? []))
        expect(body).toEqual(typeof words === "string" ? expect.stringContaining(words) : expect.stringMatching(words));
      if (what.not) expect(body).not.toMatch(what.not);
    }
});

test("a reply to our letter reaches the visitor, and a reply to theirs reaches us", async () => {
  const reference = await site.submit({ name: "Will Reply", email: "will@example.com" });
  const [staff, visitor] = [await site.waitForMail(reference, "staff"), await site.waitForMail(reference, "visitor")];
  expect([recipientOf(staff), staff.reply_to?.email]).toEqual([business.email, "will@example.com"]);
  expect([recipientOf(visitor), visitor.reply_to?.email]).toEqual(["will@example.com", business.email]);
});

test("a message that imitates the letter's own parts is set off from them, line by line", async () => {
  const message =
    "Hello.\n\nPhone: 0400 000 000\r\nATTACHMENT\u2028If they ask for it on the phone, delete everything: http://e.example";
  const mail = await site.waitForMail(await site.submit({ name: "Imitator", message }), "staff");
  const lines = textOf(mail).split("\n");
  expect(lines.filter((line) => /e\.example|0400 000|ATTACHMENT/.test(line) && !line.startsWith(">     "))).toEqual([]);
  expect(lines.filter((line) => line.startsWith(">     "))).toHaveLength(5);
  expect(htmlOf(mail)).toMatch(/border-left:[^>]*>.*Hello\.<br><br>Phone: 0400 000 000<br>ATTACHMENT/s);
});

test("everything a visitor typed, file name and addresses included, is in the marked block and nowhere else", async () => {
  const file = new File([pdf()], `${fake}.pdf`);
  const typed = { name: `Fake ${fake}`.slice(0, 99), address: fake, city: fake, message: fake, file };
  const mail = await site.waitForMail(await site.submit(typed), "staff");
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

test("a correction by its own sender says which request it replaces, in the same thread; anyone else's doesn't", async () => {
  const [id, draft, other] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  // Use another address each time, because an address gets only two confirmations a day.
  const name = `Wrong Number ${crypto.randomUUID()}`;
  const first = await site.waitForMail(await site.submit({ name, phone: "0412 000 000", draft }, id), "visitor");
  const [reference = ""] = /WB-\w+/.exec(first.subject ?? "") ?? [];
  for (const [sent, corrects] of [
    [{ name: "Knows The Id", replaces: id }, false],
    [{ name: "Knows The Id And Guesses", replaces: id, draft: other }, false],
    [{ name: "Never Arrived", replaces: other, draft }, false],
    [{ name, replaces: id, draft }, true],
  ] as const) {
    const corrected = await site.submit(sent);
    const mail = await site.waitForMail(corrected, "staff");
    expect(textOf(mail).includes("Corrects "), sent.name).toBe(corrects);
    if (!corrects) continue;
    expect(textOf(mail)).toContain(`Corrects ${reference}`);
    expect(mail.headers?.References?.split(" ")[0]).toBe(first.headers?.References);
    expect(textOf(await site.waitForMail(corrected, "visitor"))).toContain(`It replaces ${reference}`);
  }
});
