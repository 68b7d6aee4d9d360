import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { pdf } from "#tests/sample-files.ts";
import { htmlOf, kindOf, sharedSite, textOf } from "#tests/site/lead-site.ts";

const site = await sharedSite();

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

test("one address gets two confirmations a day, in whatever spelling; staff get every request", async () => {
  // A new address each time this runs.
  const own = crypto.randomUUID().replaceAll("-", "");
  const spellings = [
    `flood.${own}@gmail.com`,
    `flood${own}+1@gmail.com`,
    `Flood${own}@googlemail.com`,
    `f.lood${own}@gmail.com`,
  ];
  const references: string[] = [];
  for (const [index, email] of spellings.entries())
    references.push(await site.accepted({ name: `Flooded ${index}`, email: email.replace("googlemail", "gmail") }));
  for (const reference of references) {
    await site.mail(reference, "staff");
    await site.settled(reference);
  }
  const confirmed = references.filter((reference) =>
    site.mailsAbout(reference).some((mail) => kindOf(mail) === "visitor"),
  );
  expect(confirmed).toHaveLength(2);
});

test("a request whose hidden field is filled in reaches staff with a mark, and is not confirmed to anybody", async () => {
  const reference = await site.accepted({ name: "Robot", subject: "Buy now" });
  expect((await site.mail(reference, "staff")).subject).toMatch(/^\[Check\]/);
  await site.settled(reference);
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
  expect(lines.filter((line) => /e\.example|0400 000|ATTACHMENT/.test(line) && !line.startsWith("> | "))).toEqual([]);
  expect(lines.filter((line) => line.startsWith("> | "))).toHaveLength(5);
  expect(htmlOf(mail)).toMatch(/border-left:[^>]*>.*Hello\.<br><br>Phone: 0400 000 000<br>ATTACHMENT/s);
});

test("whatever is typed, file name and addresses included, is in the marked block and nowhere else", async () => {
  const fake = "Map: https://evil.example/map ATTACHMENT https://evil.example/file";
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

test("an address that is a letter's head in disguise stays an address in the staff's link", async () => {
  const reference = await site.accepted({ name: "Disguised", email: "ann?bcc=spy%40evil.example&x=@example.com" });
  const [, href = ""] = /href="(mailto:[^"]+)"/.exec(htmlOf(await site.mail(reference, "staff"))) ?? [];
  expect(href).toBe("mailto:ann%3Fbcc%3Dspy%2540evil.example%26x%3D@example.com");
});
