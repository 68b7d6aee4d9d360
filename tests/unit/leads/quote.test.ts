import { beforeEach, expect, test } from "vitest";
import { day } from "#content/durations.ts";
import { formRequest } from "#tests/running-site/lead-site.ts";
import { pdf, png } from "#tests/sample-requests/samples.ts";
import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { amountIn } from "#worker/leads/record/quote.ts";
import { stopTheClock } from "./inbox/runtime.ts";
import { World } from "./inbox/world.ts";
import { leadsOn, site, takeMails, variables } from "./leads-in-memory.ts";

const id = "3f9a2c1b-1111-4111-8111-111111111111";
let world: World;
let mails: ReturnType<typeof takeMails>;

beforeEach(() => {
  stopTheClock();
  mails = takeMails();
  world = new World(variables);
});

/** A request that has been mailed, and ways to post from its card and its page. */
async function request() {
  const leads = leadsOn(world);
  await leads.accept(new Request(`${site}/api/assessment`, formRequest({}, id)));
  await world.pass(1);
  mails.splice(0);
  const links = createLinks("", createSignatures([variables.LINK_SECRET]), Date.now);
  const form = (fields: Record<string, string | File>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return { method: "POST", body };
  };
  const press = async (fields: Record<string, string | File>) => {
    const card = links.to("card", id, Date.now() + day, 0) ?? "";
    const alias = /office\/([^?]+)/.exec(card)?.[1];
    const answer = await leads.serveOffice(new Request(site + card, form(fields)), alias);
    return { status: answer.status, page: await answer.text() };
  };
  const own = (ends = 365) => links.to("request", id, Date.now() + ends * day) ?? "";
  const say = (act: string, fields: Record<string, string> = {}) =>
    leads.changeRequest(new Request(`${site}${own()}&act=${act}`, form(fields)));
  const view = async (ends = 365) => {
    const check = await leads.checkRequest(new URL(site + own(ends)).searchParams);
    if (check.kind !== "open") throw new Error(check.kind);
    return check.view;
  };
  const served = async (ends = 365) => (await leads.serveQuote(new URL(site + own(ends)).searchParams)).status;
  const quote = (changes: Record<string, string | File> = {}) =>
    press({ outcome: "quoted", amount: "$11,370.50", file: new File([pdf("quote")], "quote.pdf"), ...changes });
  return { leads, press, say, view, served, quote };
}

const subjects = () => mails.splice(0).map(({ subject }) => subject.replace(" (WB-3F9A2C1B)", ""));
const quoteKeys = () => [...world.objects.keys()].filter((key) => key.includes("/quote-"));
const eightDays = 8 * 24 * 60;

test("a quote is mailed, stands on the page until it ends, and is reminded of once after a week", async () => {
  const { quote, view, served, say } = await request();
  expect(await quote()).toMatchObject({ status: 303 });
  await world.pass(5);
  expect(subjects()).toEqual(["Your quote"]);
  expect(await view()).toMatchObject({
    heading: "Your quote is ready",
    quote: { amount: "$11,370.50", isOpen: true, answer: undefined, isReminded: true },
    changeable: undefined,
  });
  expect(await served()).toBe(200);
  // The link that is shown after sending belongs to whoever sent the request, maybe with somebody else's address.
  expect((await view(1)).quote).toBeUndefined();
  expect(await served(1)).toBe(410);
  await world.pass(eightDays);
  expect(subjects()).toEqual(["Reminder: your quote"]);
  await world.pass(3 * eightDays);
  expect(subjects()).toEqual([]);
  expect(await view()).toMatchObject({ heading: "Your quote has ended", quote: { isOpen: false } });
  expect(await say("accept-quote")).toMatchObject({ status: 409 });
});

test.each<[act: string, fields: Record<string, string>, heading: string, told: string]>([
  ["accept-quote", {}, "You’d like to go ahead", "The visitor would like to go ahead"],
  [
    "ask-about-quote",
    { message: "Is the switchboard in it?" },
    "We have your question",
    "The visitor has a question about the quote",
  ],
  ["decline-quote", {}, "You said “Not now”", "The visitor says: not now"],
  ["no-quote-reminders", {}, "Your quote is ready", ""],
])("after “%s” staff are told once, and nobody is reminded", async (act, fields, heading, told) => {
  const { quote, say, view } = await request();
  await quote();
  await world.pass(5);
  mails.splice(0);
  expect(await say(act, fields)).toMatchObject({ isDone: true });
  if (act !== "ask-about-quote") expect(await say(act, fields)).toMatchObject({ isDone: true });
  expect((await view()).heading).toBe(heading);
  await world.pass(eightDays);
  expect(subjects()).toEqual(told === "" ? [] : [`WB-3F9A2C1B: ${told}`]);
});

test("a question is read on the card; an empty one, a long one and the twenty-first aren't taken", async () => {
  const { quote, say, press } = await request();
  expect(await say("ask-about-quote", { message: "Too early?" })).toMatchObject({ status: 409 });
  await quote();
  expect(await say("ask-about-quote", { message: " " })).toMatchObject({ status: 422 });
  expect(await say("ask-about-quote", { message: "x".repeat(501) })).toMatchObject({ status: 422 });
  for (let asked = 0; asked < 20; asked++) await say("ask-about-quote", { message: `Is ${asked} in it?` });
  expect(await say("ask-about-quote", { message: "And this?" })).toMatchObject({ status: 409 });
  const { page } = await press({ outcome: "note" });
  for (const shown of ["Is 19 in it?", "$11,370.50", "Has a question about the quote: call by"])
    expect(page).toContain(shown);
});

test("a quote without a whole PDF or an amount isn't recorded, and leaves nothing behind", async () => {
  const { quote, view } = await request();
  const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], "quote.pdf");
  for (const [changes, words] of [
    [{ amount: "eleven" }, "Enter the amount in dollars"],
    [{ file: "quote.pdf" }, "Choose the quote’s PDF"],
    [{ file: file(png()) }, "The quote must be a whole PDF"],
    [{ file: file(pdf().slice(0, 20)) }, "The quote must be a whole PDF"],
    [{ file: file(new Uint8Array(10 * 1024 * 1024 + 1)) }, "File size must be less than 10MB"],
  ] as const) {
    const answer = await quote(changes);
    expect([answer.status, answer.page.includes(words)], words).toEqual([422, true]);
  }
  expect(quoteKeys()).toEqual([]);
  expect(await view()).toMatchObject({ quote: undefined });
  const [amounts, none] = [
    ["11370", "$ 11,370", "11 370.00"],
    ["", "0", "-5", "1.5", "1,23", "12,345,678,901", "1e5"],
  ];
  expect(amounts.map(amountIn)).toEqual([11_370, 11_370, 11_370]);
  expect(none.map(amountIn).filter((amount) => amount !== undefined)).toEqual([]);
});

test("a second quote takes the first one's place, and can be answered anew", async () => {
  const { quote, say, view } = await request();
  await quote();
  await say("decline-quote");
  await world.pass(24 * 60);
  await quote({ amount: "9,900" });
  expect(await view()).toMatchObject({ quote: { amount: "$9,900", answer: undefined, isReminded: true } });
  mails.splice(0);
  await world.pass(eightDays);
  expect(subjects()).toEqual(["Your quote", "Reminder: your quote"]);
});

test("once they have talked the quote waits for its answer, and goes ahead when staff say so", async () => {
  const { quote, say, press, view } = await request();
  await quote();
  await say("accept-quote");
  await press({ outcome: "called" });
  expect(await view()).toMatchObject({
    heading: "Your quote is ready",
    quote: { isOpen: true, answer: "accepted-quote" },
  });
  await press({ outcome: "going-ahead" });
  expect(await view()).toMatchObject({ heading: "We’re going ahead", quote: { isOpen: false } });
});

test("withdrawn, nothing is left of the quote, also where it was being sent at that moment", async () => {
  const { quote, say, press } = await request();
  await quote();
  expect(quoteKeys()).toHaveLength(2);
  await say("ask-about-quote", { message: "Still here?" });
  const [withdrawn] = await Promise.all([say("withdraw"), quote(), press({ outcome: "note", note: "Too late" })]);
  expect(withdrawn).toMatchObject({ isDone: true });
  await world.pass(120);
  expect([...world.objects.keys()].filter((key) => key.includes(id))).toEqual([]);
  mails.splice(0);
  await world.pass(eightDays);
  expect(subjects()).toEqual([]);
});
