import { beforeAll, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { latestCallAt, timeInLetter, timeOnDay } from "#content/melbourne.ts";
import { referenceOf } from "#content/request/reference.ts";
import { htmlOf, kindOf, linkIn, recipientOf, sharedSite, textOf } from "#tests/running-site/lead-site.ts";
import { htmlErrorsOfLetter } from "#tests/running-site/valid-html.ts";
import { pdf } from "#tests/sample-requests/samples.ts";
import { forbiddenPhrasesIn } from "#tests/worker/text.ts";
import type { Message } from "#tools/mailbox/mailbox.ts";
import { type Case, cases, type ExpectedWords } from "./letters.cases.ts";

const site = await sharedSite();

type Sending = Awaited<ReturnType<typeof sendCase>>;

const sendings = new Map<string, Promise<Sending>>();

// All cases are sent at once, but each test waits only for its own: one that fails fails only its own tests.
beforeAll(() => {
  for (const [name, expected] of Object.entries(cases)) {
    const sending = sendCase(expected);
    sending.catch(() => {});
    sendings.set(name, sending);
  }
});

async function sendingOf(name: string): Promise<Sending> {
  const sending = sendings.get(name);
  if (!sending) throw new Error(`${name} wasn't sent`);
  return sending;
}

const names = Object.keys(cases);
const confirmedNames = names.filter((name) => cases[name]?.isConfirmed !== false);

test.each(Object.entries(cases))("%s", async (name, expected) => {
  const { location, staff, confirmation } = await sendingOf(name);
  expect(staff.subject).toMatch(expected.subject ?? /^WB-/);
  expectWords(expected.staff, textOf(staff), htmlOf(staff));
  expectWords(expected.text, textOf(staff));
  expectWords(expected.html, htmlOf(staff));
  const [text, html] = confirmation ? [textOf(confirmation), htmlOf(confirmation)] : ["", ""];
  expectWords(expected.visitor, text, html);
  expectWords({ ...expected.visitor, has: [] }, confirmation?.subject ?? "");
  const readPage = async (path: string) => (await site.ask(path)).text();
  expectWords(expected.card, await readPage(linkIn(textOf(staff), "/office/")));
  expectWords(expected.page, await readPage(`${location}&done=sent`));
});

test.each(names)("staff get one letter, and the visitor at most one: %s", async (name) => {
  const { staff, confirmation, letters } = await sendingOf(name);
  expect(letters).toEqual([staff, ...(confirmation ? [confirmation] : [])]);
});

test.each(names)("every letter says by when we answer: %s", async (name) => {
  const { due, letters } = await sendingOf(name);
  for (const body of letters.flatMap((letter) => [textOf(letter), htmlOf(letter)]))
    expect(due.filter((time) => body.includes(time))).not.toEqual([]);
});

test.each(names)("every letter is valid HTML: %s", async (name) => {
  for (const letter of (await sendingOf(name)).letters) expect(await htmlErrorsOfLetter(htmlOf(letter))).toEqual([]);
});

test.each(names)("no letter loads anything: %s", async (name) => {
  for (const letter of (await sendingOf(name)).letters)
    expect(htmlOf(letter)).not.toMatch(/<img|<[^>]*\ssrc=|url\(|@import|<link/i);
});

test.each(names)("a request's letters are in one thread, and none shows the request's id: %s", async (name) => {
  const { id, staff, letters } = await sendingOf(name);
  for (const letter of letters) {
    expect(letter.headers?.References).toMatch(/^<[\w-]{22}@/);
    expect(letter.headers?.References).toBe(staff.headers?.References);
    expect(JSON.stringify(letter).replaceAll("-", "")).not.toContain(id.replaceAll("-", ""));
  }
});

test.each(names)("every subject is one well-formed line with the reference: %s", async (name) => {
  const { reference, letters } = await sendingOf(name);
  for (const { subject } of letters) {
    expect(subject).toContain(reference);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject?.isWellFormed()).toBe(true);
  }
});

// From the card, staff can download and delete.
test.each(names)("staff's letter links only to the card: %s", async (name) => {
  const { staff } = await sendingOf(name);
  const paths = [...textOf(staff).matchAll(/^http\S+/gm)].map(([link]) => new URL(link).pathname);
  expect(new Set(paths.map((path) => path.split("/")[1]))).toEqual(new Set(["office"]));
});

test.each(confirmedNames)("a confirmation links only to the request's page: %s", async (name) => {
  const { confirmation } = await sendingOf(name);
  expect(confirmation && textOf(confirmation).match(/^http.*/gm)).toEqual([expect.stringContaining("/request?")]);
});

test.each(confirmedNames)("a confirmation has no forbidden phrase: %s", async (name) => {
  const { confirmation } = await sendingOf(name);
  expect(confirmation && forbiddenPhrasesIn(textOf(confirmation))).toEqual([]);
});

/** Sends a case's request, and waits until all of its letters are sent. */
async function sendCase(expected: Case) {
  const { sent, isConfirmed = true } = expected;
  const timeBefore = new Date();
  const id = crypto.randomUUID();
  const response = await site.post(sent, id);
  expect(response.status).toBe(202);
  const reference = referenceOf(id);
  const staff = await site.waitForLetter(reference, "staff");
  const confirmation = isConfirmed ? await site.waitForLetter(reference, "visitor") : undefined;
  await site.waitForDeliveries(reference);
  const letters = site.lettersAbout(reference).filter((letter) => kindOf(letter) !== "reminder");
  const hasPriority = sent.urgent || sent.kind === "fault";
  const promised = (await site.findInInbox(reference))?.state.promised;
  if (typeof promised !== "number") throw new Error(`${reference}: the inbox doesn't say by when we promised to call`);
  // A minute may have begun before the request was stored.
  const due = [timeBefore, new Date()].flatMap((time) => {
    const callBy = hasPriority ? new Date(promised) : latestCallAt(time);
    return [timeOnDay(callBy), timeInLetter(callBy, time)];
  });
  return { id, reference, location: response.headers.get("location"), staff, confirmation, letters, due };
}

function expectWords({ has = [], not }: ExpectedWords = {}, ...texts: string[]): void {
  for (const text of texts) {
    for (const words of has)
      expect(text).toEqual(typeof words === "string" ? expect.stringContaining(words) : expect.stringMatching(words));
    if (not) expect(text).not.toMatch(not);
  }
}

test("a reply to our letter reaches the visitor, and a reply to theirs reaches us", async () => {
  const reference = await site.submit({ name: "Will Reply", email: "will@example.com" });
  const [staff, visitor] = [
    await site.waitForLetter(reference, "staff"),
    await site.waitForLetter(reference, "visitor"),
  ];
  const addressesOf = (letter: Message) => ({ to: recipientOf(letter), replyTo: letter.reply_to?.email });
  expect(addressesOf(staff)).toEqual({ to: business.email, replyTo: "will@example.com" });
  expect(addressesOf(visitor)).toEqual({ to: "will@example.com", replyTo: business.email });
});

test("a message that imitates the letter's own parts is set off from them, line by line", async () => {
  const message =
    "Hello.\n\nPhone: 0400 000 000\r\nATTACHMENT\u2028If they ask for it on the phone, delete everything: http://e.example";
  const letter = await site.waitForLetter(await site.submit({ name: "Imitator", message }), "staff");
  const lines = textOf(letter).split("\n");
  expect(lines.filter((line) => /e\.example|0400 000|ATTACHMENT/.test(line) && !line.startsWith(">     "))).toEqual([]);
  expect(lines.filter((line) => line.startsWith(">     "))).toHaveLength(5);
  expect(htmlOf(letter)).toMatch(/border-left:[^>]*>.*Hello\.<br><br>Phone: 0400 000 000<br>ATTACHMENT/s);
});

const fakeLines = "Map: https://evil.example/map ATTACHMENT https://evil.example/file";

test("everything a visitor typed, file name and addresses included, is in the marked block and nowhere else", async () => {
  const file = new File([pdf()], `${fakeLines}.pdf`);
  const typedFields = {
    name: `Fake ${fakeLines}`.slice(0, 99),
    address: fakeLines,
    city: fakeLines,
    message: fakeLines,
    file,
  };
  const letter = await site.waitForLetter(await site.submit(typedFields), "staff");
  const lines = textOf(letter).split("\n");
  expect(lines.filter((line) => line.includes("evil.example") && line.startsWith("> ")).length).toBeGreaterThan(3);
  const outside = lines.filter((line) => line.includes("evil") && !line.startsWith("> "));
  expect(outside).toEqual([
    expect.stringMatching(/^Map: https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=[\w%.+*-]+$/),
  ]);
  const html = htmlOf(letter);
  const block = /Typed by the visitor<\/h2>(.*?)<\/p>/s.exec(html)?.[1] ?? "";
  expect(block).toContain("evil.example/file");
  expect(html.replace(block, "").replaceAll(/<title>.*?<\/title>|query=[^"]+/g, "")).not.toContain("evil");
});

test("a correction by its own sender says which request it replaces, in the same thread", async () => {
  const { id, draft, name, first } = await sendFirst();
  const [reference = ""] = /WB-\w+/.exec(first.subject ?? "") ?? [];
  const correctedReference = await site.submit({ name, replaces: id, draft });
  const staff = await site.waitForLetter(correctedReference, "staff");
  expect(textOf(staff)).toContain(`Corrects ${reference}`);
  expect(staff.headers?.References?.split(" ")[0]).toBe(first.headers?.References);
  expect(textOf(await site.waitForLetter(correctedReference, "visitor"))).toContain(`It replaces ${reference}`);
});

test("a request is no correction if its sender only knows the other one's id, or if that one never arrived", async () => {
  const { id, draft } = await sendFirst();
  const otherId = crypto.randomUUID();
  for (const changes of [
    { name: "Knows The Id", replaces: id },
    { name: "Knows The Id And Guesses", replaces: id, draft: otherId },
    { name: "Never Arrived", replaces: otherId, draft },
  ]) {
    const staff = await site.waitForLetter(await site.submit(changes), "staff");
    expect(textOf(staff), changes.name).not.toContain("Corrects ");
  }
});

/** Sends a request to correct. Its name, and so its email address, is new: an address gets only two confirmations a day. */
async function sendFirst() {
  const [id, draft, name] = [crypto.randomUUID(), crypto.randomUUID(), `Wrong Number ${crypto.randomUUID()}`];
  const reference = await site.submit({ name, phone: "0412 000 000", draft }, id);
  return { id, draft, name, first: await site.waitForLetter(reference, "visitor") };
}
