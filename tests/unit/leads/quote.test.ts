import { beforeEach, expect, test, vi } from "vitest";
import type { Changes } from "#tests/running-site/lead-site.ts";
import { bytes, pdf, png } from "#tests/sample-requests/samples.ts";
import { elements, lineOf, parseHtml } from "#tests/unit/page-text.ts";
import { keys, updateQuote } from "#worker/leads/record/documents.ts";
import { amountIn } from "#worker/leads/record/quote.ts";
import type { LogLine } from "#worker/log.ts";
import { takeLog } from "./inbox/runtime.ts";
import type { Simulation } from "./inbox/simulation.ts";
import {
  type Fields,
  leadsOn,
  listLink,
  openOffice,
  type PostedLetter,
  sendRequest,
  startSimulation,
  undoKeyOn,
  untilEmailedMinutes,
  untilErasedMinutes,
} from "./leads-in-memory.ts";
import { planVisits } from "./visit-plan.ts";

planVisits({ noticeDays: 2, melbourne: { slots: 4 }, closed: "" });

const id = "3f9a2c1b-1111-4111-8111-111111111111";
let simulation: Simulation;
let letters: PostedLetter[];

beforeEach(() => {
  ({ letters, simulation } = startSimulation());
});

/** A request whose first emails have been sent, and ways to submit the forms of its card and its page. */
async function request(changes: Changes = {}) {
  const { leads, ownLink, openCard, submitAsStaff, submitAsVisitor, view } = await sendRequest(simulation, changes, id);
  letters.splice(0);
  const pdfStatus = async (link = ownLink()) => (await leads.serveQuote(new URL(link).searchParams)).status;
  const quote = (fields: Fields = {}) =>
    submitAsStaff({ outcome: "quoted", amount: "$11,370.50", file: new File([pdf("quote")], "quote.pdf"), ...fields });
  /** Sends a quote and waits until it can't be undone any more. */
  const sendQuote = async (fields: Fields = {}) => {
    expect(await quote(fields)).toMatchObject({ status: 303 });
    await simulation.advanceMinutes(untilEmailedMinutes);
  };
  return { leads, openCard, submitAsStaff, submitAsVisitor, ownLink, view, pdfStatus, quote, sendQuote };
}

/** A request whose quote has been sent. */
async function quotedRequest(changes: Changes = {}) {
  const quoted = await request(changes);
  await quoted.sendQuote();
  return quoted;
}

/** A request whose quote has been sent and accepted. */
async function acceptedRequest() {
  const accepted = await quotedRequest();
  await accepted.submitAsVisitor("accept-quote");
  return accepted;
}

/** The text of the last letter with such a subject. */
function textOf(subject: RegExp): string {
  const letter = letters.findLast((sent) => subject.test(sent.subject));
  if (!letter?.content[0]) throw new Error(`no letter has a subject like ${subject}`);
  return letter.content[0].value;
}

const subjects = () => letters.splice(0).map(({ subject }) => subject.replace(" (WB-3F9A2C1B)", ""));
const groupOnList = async () => (await simulation.inbox().list(false, 0, 1)).rows[0]?.group;
const quoteKeys = () => [...simulation.objects.keys()].filter((key) => key.includes("/quote-"));

/** In minutes. An unanswered quote gets a reminder after a week, and ends after thirty days. */
const eightDays = 8 * 24 * 60;

test("the link shown after sending opens no quote, because the email address may be somebody else's", async () => {
  const { view, pdfStatus, ownLink } = await quotedRequest();
  expect((await view(ownLink(1))).quote).toBeUndefined();
  expect(await pdfStatus(ownLink(1))).toBe(410);
});

test("an unanswered quote gets one reminder, after a week", async () => {
  await quotedRequest();
  expect(subjects()).toEqual(["Your quote"]);
  await simulation.advanceMinutes(eightDays);
  expect(subjects()).toEqual(["Reminder: your quote"]);
  await simulation.advanceMinutes(3 * eightDays);
  expect(subjects()).toEqual([]);
});

test("a quote that has ended can't be accepted", async () => {
  const { view, submitAsVisitor } = await quotedRequest();
  await simulation.advanceMinutes(4 * eightDays);
  expect(await view()).toMatchObject({ heading: "Your quote has expired", quote: { isOpen: false } });
  expect(await submitAsVisitor("accept-quote")).toMatchObject({ status: 409 });
});

test("a quote appears on the page when its email is sent, even if a visit is booked before that", async () => {
  const { quote, view, pdfStatus, submitAsVisitor, submitAsStaff } = await request();
  await submitAsVisitor("book&time=2026-12-01-am");
  await simulation.advanceMinutes(1);
  const viewBefore = await view();
  letters.splice(0);
  await quote();
  expect(await view()).toEqual(viewBefore);
  expect(await pdfStatus()).toBe(410);
  expect(await submitAsVisitor("accept-quote")).toMatchObject({ status: 409 });
  expect(await submitAsVisitor("book&time=2026-12-01-pm")).toMatchObject({ isDone: true });
  await submitAsStaff({ outcome: "booked", at: "2026-12-02-am" });
  expect((await view()).quote).toBeUndefined();
  await simulation.advanceMinutes(untilEmailedMinutes);
  expect(subjects().sort()).toEqual([
    "WB-3F9A2C1B: “Ann Example”, Kew VIC 3101, moved the visit from Tuesday 1 December, morning to Tuesday 1 December, afternoon",
    "Your quote",
    "Your visit has moved to Wednesday 2 December, morning",
  ]);
  expect(await view()).toMatchObject({ quote: { isOpen: true }, visit: expect.stringContaining("Wednesday 2") });
});

/** What a visitor has done about a quote that was sent. */
const stagesOfQuote: [stage: string, acts: string[]][] = [
  ["sent", []],
  ["accepted", ["accept-quote"]],
];

test.each(stagesOfQuote)("visitors can move and cancel their visit once a quote is %s", async (_, acts) => {
  const { sendQuote, view, submitAsVisitor } = await request();
  await submitAsVisitor("book&time=2026-12-01-am");
  await sendQuote();
  for (const act of acts) await submitAsVisitor(act);
  const { visit, freeHalfDays } = await view();
  expect(visit).toContain("1 December, between 8 am");
  expect(freeHalfDays).toContain("2026-12-02-pm");
  await submitAsVisitor("book&time=2026-12-02-pm");
  expect((await view()).visit).toContain("2 December, between noon");
  await submitAsVisitor("no-reminders");
  expect((await view()).getsReminder).toBe(false);
  await submitAsVisitor("cancel");
  expect(await view()).toMatchObject({ visit: undefined, quote: { isOpen: true } });
});

test.each([
  ["amount", { amount: "$9,000" }],
  ["PDF", { file: new File([pdf("another quote")], "quote.pdf") }],
])("a quote sent again from the same card with another %s is refused, not dropped", async (_, correction) => {
  const { quote, view } = await request();
  const key = crypto.randomUUID();
  expect(await quote({ key })).toMatchObject({ status: 303 });
  expect(await quote({ key })).toMatchObject({ status: 303 });
  const { status, page } = await quote({ key, ...correction });
  expect(status).toBe(422);
  expect(page).toContain("This quote was saved before");
  await simulation.advanceMinutes(untilEmailedMinutes);
  expect((await view()).quote).toMatchObject({ amount: "$11,370.50" });
});

test.each(stagesOfQuote)("staff can move and cancel a visit once a quote is %s", async (_, acts) => {
  const { sendQuote, view, submitAsVisitor, openCard, submitAsStaff } = await request();
  await submitAsVisitor("book&time=2026-12-01-am");
  await sendQuote();
  for (const act of acts) await submitAsVisitor(act);
  const visitActions = async () =>
    actionsOn((await openCard()).page).filter((name) => ["Visit moved", "Visit cancelled"].includes(name));
  expect(await visitActions()).toEqual(["Visit moved", "Visit cancelled"]);
  await submitAsStaff({ outcome: "booked", at: "2026-12-03-am" });
  expect((await view()).visit).toContain("3 December");
  await submitAsStaff({ outcome: "cancelled" });
  expect(await view()).toMatchObject({ visit: undefined, quote: { isOpen: true } });
  expect(await visitActions()).toEqual([]);
  expect((await openCard()).page).toContain("$11,370.50");
  await submitAsStaff({ outcome: "booked", at: "2026-12-04-am" });
  expect((await view()).visit).toContain("4 December");
});

test("a visitor who accepts the quote, asks about it and cancels the visit reads by when we’ll call, and that the contract comes next", async () => {
  const { sendQuote, view, submitAsVisitor } = await request();
  await submitAsVisitor("book&time=2026-12-01-am");
  await sendQuote();
  await submitAsVisitor("accept-quote");
  await submitAsVisitor("ask-about-quote", { message: "Also on Friday?" });
  await submitAsVisitor("cancel");
  await simulation.advanceMinutes(untilEmailedMinutes);
  expect(textOf(/^Your visit .* is cancelled/)).toContain(
    "We’ll call you by 11 am on Wednesday 25 November, and then send you the contract.",
  );
  expect(await view()).toMatchObject({
    heading: "Thank you: you’d like to go ahead",
    visit: undefined,
    quote: {
      questions: [{ text: "Also on Friday?" }],
      answerText: "“I’d like to go ahead”, on Tuesday 24 November",
    },
  });
  await submitAsVisitor("book&time=2026-12-02-pm");
  expect((await view()).visit).toBeUndefined();
});

interface AnswerCase {
  act: string;
  fields?: Record<string, string>;
  /** The page's heading, and the subject of the visitor's email. */
  heading: string;
  /** What the visitor's email says about the next step. */
  next: string;
  /** The subject and the beginning of staff's email. */
  subject: string;
  news: RegExp;
  /** The request's group on the list. */
  group: string;
}

test.each<AnswerCase>([
  {
    act: "accept-quote",
    heading: "Thank you: you’d like to go ahead",
    next: "We’ll call you by 11 am on Wednesday",
    subject: "“Ann Example” would like to go ahead, $11,370.50",
    news: /^“Ann Example” would like to go ahead with the quote of \$11,370\.50\.\nCall 0412 345 678 by 11 am on Wednesday/,
    group: "now",
  },
  {
    act: "ask-about-quote",
    fields: { message: "Is the switchboard in it?" },
    heading: "We have your question",
    next: "We’ll call you by 11 am on Wednesday",
    subject: "“Ann Example” has a question about the quote, $11,370.50",
    news: /^“Ann Example” has a question about the quote of \$11,370\.50\.\nThey ask:\n> Is the switchboard in it\?\nCall 0412 345 678 by 11 am on Wednesday/,
    group: "now",
  },
  {
    act: "decline-quote",
    heading: "You said “Not now”",
    next: "We won’t remind you of the quote",
    subject: "“Ann Example” says “not now” to our quote, $11,370.50",
    news: /^“Ann Example” says “not now” to the quote of \$11,370\.50\.\nThere’s no need to call\./,
    group: "waiting",
  },
])("after “$act”, staff and the visitor get one email each, and no reminders", async (expectation) => {
  const { submitAsVisitor, view } = await quotedRequest();
  letters.splice(0);
  expect(await submitAsVisitor(expectation.act, expectation.fields)).toMatchObject({ isDone: true });
  expect((await view()).heading).toBe(expectation.heading);
  expect(await groupOnList()).toBe(expectation.group);
  await simulation.advanceMinutes(eightDays);
  expect(textOf(/^WB-/)).toMatch(expectation.news);
  expect(textOf(/^You|^We|^Thank/)).toContain(expectation.next);
  expect(subjects()).toEqual([`WB-3F9A2C1B: ${expectation.subject}`, expectation.heading]);
});

test.each(["accept-quote", "decline-quote"])("pressing “%s” twice sends one email to each side", async (act) => {
  const { submitAsVisitor } = await quotedRequest();
  letters.splice(0);
  for (let press = 1; press <= 2; press++) expect(await submitAsVisitor(act)).toMatchObject({ isDone: true });
  await simulation.advanceMinutes(1);
  expect(letters.map(({ campaign_id }) => campaign_id.split(".")[1]).sort()).toEqual(["answer", "change"]);
});

test("after a missed call, an accepted quote is listed for the day of the next attempt", async () => {
  const { submitAsStaff } = await acceptedRequest();
  await submitAsStaff({ outcome: "no-answer", date: "27/11/2026", clock: "2 pm" });
  expect(await groupOnList()).toBe("week");
});

test("opting out of quote reminders also covers the next quote, and nothing mentions reminders any more", async () => {
  const { sendQuote, submitAsVisitor, view, openCard } = await quotedRequest();
  expect(textOf(/^Your quote/)).toContain("we’ll remind you once, in a week");
  expect((await openCard()).page).toContain("remind them once");
  expect((await view()).quote?.getsReminder).toBe(true);
  expect(await submitAsVisitor("no-quote-reminders")).toMatchObject({ isDone: true });
  expect(await view()).toMatchObject({ heading: "Your quote is ready", quote: { getsReminder: false } });
  expect((await openCard()).page).not.toContain("remind them once");
  await sendQuote({ amount: "9,900" });
  expect(textOf(/^Your quote/)).not.toMatch(/remind/i);
  letters.splice(0);
  await simulation.advanceMinutes(eightDays);
  expect(subjects()).toEqual([]);
});

/** The names of the card's links and buttons. */
function actionsOn(card: string): string[] {
  return ["a", "button"].flatMap((tag) => elements(parseHtml(card), tag).map(lineOf));
}

type RequestWithForms = Awaited<ReturnType<typeof request>>;

/** Staff undo a quote, and the Worker dies after the inbox's undo, before it changes the bucket. */
async function undoQuoteAndDie({ quote, openCard }: RequestWithForms): Promise<void> {
  await quote({ amount: "9,900" });
  const key = undoKeyOn((await openCard()).page) ?? "";
  expect(await simulation.inbox().undo(id, key)).toBe("undone");
}

test.each<[when: string, rebuild: (sent: RequestWithForms) => Promise<unknown>]>([
  [
    "the timer runs",
    ({ leads }) => {
      simulation.put(keys.comparison);
      return leads.sweep();
    },
  ],
  ["staff press a button", ({ submitAsStaff }) => submitAsStaff({ outcome: "note", note: "Who is it?" })],
])(
  "when %s, a lost inbox is rebuilt with the sent quote and its answer, not with an undone quote",
  async (_, rebuild) => {
    const sentRequest = await acceptedRequest();
    await simulation.advanceMinutes(1);
    await undoQuoteAndDie(sentRequest);
    await simulation.loseRows();
    letters.splice(0);
    await rebuild(sentRequest);
    expect(await sentRequest.view()).toMatchObject({
      heading: "Thank you: you’d like to go ahead",
      quote: { amount: "$11,370.50", isOpen: true, answer: "accepted-quote" },
    });
    await simulation.advanceMinutes(eightDays);
    expect(subjects().filter((subject) => !/^Alert|requests? yesterday/.test(subject))).toEqual([]);
  },
);

test("a lost inbox is rebuilt without a quote that can't be read, and the log says so", async () => {
  await quotedRequest();
  await simulation.loseRows();
  const [quoteKey = ""] = quoteKeys().filter((key) => !key.includes("quote-file"));
  simulation.put(quoteKey, "{");
  simulation.put(keys.comparison);
  const lines: LogLine[] = [];
  await leadsOn(simulation, {}, (line) => lines.push(line)).sweep();
  expect(lines).toContainEqual({ event: "quote-unreadable", lead: "WB-3F9A2C1B" });
  expect(lines).toContainEqual({ event: "compared", restored: 1, ended: 0 });
});

test("if a quote changes while its answer is noted beside it, the change is kept, and the log says so", async () => {
  const { bucket } = simulation.worker();
  const name = keys.quote(id, "k");
  const [staleText, text] = [1000, 2000].map((amount) => JSON.stringify({ file: "f", amount }));
  simulation.put(name, staleText);
  const staleObject = await bucket.get(name);
  simulation.put(name, text);
  const lines: LogLine[] = [];
  const staleBucket = Object.assign(bucket, { get: async () => staleObject });
  await updateQuote(staleBucket, id, { key: "k", at: 1 }, (line) => lines.push(line));
  expect(new TextDecoder().decode(simulation.objects.get(name)?.body)).toBe(text);
  expect(lines).toEqual([{ event: "quote-not-updated", lead: "WB-3F9A2C1B" }]);
});

test("documents of an undone quote that outlived the undo are deleted when the consent ends", async () => {
  const sentRequest = await request();
  await undoQuoteAndDie(sentRequest);
  expect(quoteKeys(), "the quote and its PDF").toHaveLength(2);
  await simulation.advanceMinutes(3 * 365 * 24 * 60);
  expect(quoteKeys()).toEqual([]);
});

test("after answering the quote, a visitor can change anything but the services", async () => {
  const { submitAsVisitor, view } = await quotedRequest();
  for (const act of ["accept-quote", "decline-quote"]) {
    await submitAsVisitor(act);
    expect(await submitAsVisitor("phone", { phone: "0412 000 111" })).toMatchObject({ isDone: true });
    expect(await submitAsVisitor("message", { message: `After ${act}` })).toMatchObject({ isDone: true });
    expect(await submitAsVisitor("services", { selectedServices: "heat-pump" })).toMatchObject({ status: 409 });
    expect((await view()).changeable).toMatchObject({ message: `After ${act}`, services: undefined });
  }
});

test("a question stays on the card and the list until staff reach the visitor", async () => {
  const { submitAsVisitor, openCard, submitAsStaff, view, leads } = await quotedRequest();
  const readList = async () => (await openOffice(leads, listLink())).page;
  const topOfCard = async () => (await openCard()).page.split('id="outcomes"')[0];
  await submitAsVisitor("ask-about-quote", { message: "Is it quiet?" });
  for (const shown of ["Is it quiet?", "$11,370.50", "with GST", "Has a question about the quote: call by"])
    expect((await openCard()).page).toContain(shown);
  expect(await topOfCard()).toContain("Is it quiet?");
  expect(await readList()).toContain("“Is it quiet?”");
  await submitAsStaff({ outcome: "called" });
  const answered = [{ text: "Is it quiet?", answeredText: "We answered on Tuesday 24 November." }];
  expect((await view()).quote?.questions).toEqual(answered);
  expect(await topOfCard()).not.toContain("Is it quiet?");
  expect(await readList()).not.toContain("Is it quiet?");
});

test("the page keeps the day on which a question was answered, however often staff call later", async () => {
  const { submitAsVisitor, submitAsStaff, view } = await quotedRequest();
  await submitAsVisitor("ask-about-quote", { message: "Is it quiet?" });
  await submitAsStaff({ outcome: "called" });
  const [answeredQuestion] = (await view()).quote?.questions ?? [];
  expect(answeredQuestion?.answeredText).toMatch(/^We answered on /);
  await simulation.advanceMinutes(24 * 60);
  await submitAsStaff({ outcome: "called" });
  expect((await view()).quote?.questions).toEqual([answeredQuestion]);
});

test("a question is refused before there is a quote", async () => {
  const { submitAsVisitor } = await request();
  expect(await submitAsVisitor("ask-about-quote", { message: "Too early?" })).toMatchObject({ status: 409 });
});

test.each([
  ["empty", " ", "Write your question"],
  ["longer than 500 characters", "x".repeat(501), expect.stringContaining("500")],
])("a question that is %s is refused with a message", async (_, question, message) => {
  const { submitAsVisitor } = await quotedRequest();
  expect(await submitAsVisitor("ask-about-quote", { message: question })).toMatchObject({
    status: 422,
    fields: { message },
  });
});

test("a twenty-first question is refused", async () => {
  const { submitAsVisitor } = await quotedRequest();
  const ask = (message: string) => submitAsVisitor("ask-about-quote", { message });
  for (let count = 0; count < 20; count++) expect(await ask(`Is ${count} in it?`)).toMatchObject({ isDone: true });
  expect(await ask("And this?")).toMatchObject({ status: 409 });
});

test("a question sent again after a lost response is recorded once, and a different one is a second question", async () => {
  const { submitAsVisitor, view } = await quotedRequest();
  const inbox = simulation.inbox();
  const recordOutcome = inbox.recordOutcome.bind(inbox);
  vi.spyOn(inbox, "recordOutcome").mockImplementationOnce(async (...event) => {
    await recordOutcome(...event);
    throw new Error("the response is lost");
  });
  const questionFields = { draft: "0f9a2c1b-2222-4222-8222-222222222222", message: "Which panels?" };
  const ask = (fields = questionFields) => submitAsVisitor("ask-about-quote", fields);
  expect(await ask()).toMatchObject({ status: 503, act: "ask-about-quote", values: questionFields });
  expect(await ask()).toMatchObject({ isDone: true });
  const texts = async () => (await view()).quote?.questions.map(({ text }) => text);
  expect(await texts()).toEqual(["Which panels?"]);
  await simulation.advanceMinutes(1);
  expect(subjects().filter((subject) => subject.includes("question"))).toHaveLength(2);
  expect(await ask({ ...questionFields, message: "Which inverter?" })).toMatchObject({ isDone: true });
  expect(await texts()).toEqual(["Which panels?", "Which inverter?"]);
  expect([...simulation.objects.keys()].filter((key) => key.includes("note-"))).toHaveLength(2);
});

test("for a visitor who wants email, the card drafts the reply", async () => {
  const { sendQuote, submitAsVisitor, openCard, submitAsStaff, view } = await request({
    answerBy: "writing",
    phone: "",
    email: "a+b@example.com",
  });
  const mainButton = 'class="btn phone:w-full" href="mailto:a%2Bb@example.com?subject=Your%20request%20WB-3F9A2C1B"';
  expect((await openCard()).page).toContain(mainButton);
  await sendQuote();
  await submitAsVisitor("ask-about-quote", { message: "Is it quiet?" });
  const { page } = await openCard();
  expect(page).toContain(mainButton);
  expect(page).toMatch(/class="btn btn-line[^"]*"[^>]*>Answered</);
  await submitAsStaff({ outcome: "called" });
  const answered = [{ text: "Is it quiet?", answeredText: "We answered by email on Tuesday 24 November." }];
  expect((await view()).quote?.questions).toEqual(answered);
});

const quoteFile = (content: Uint8Array<ArrayBuffer>) => new File([content], "quote.pdf");

test.each<[mistake: string, changes: Fields, status: number, words: string]>([
  ["an amount in words", { amount: "eleven" }, 422, "Enter the amount in dollars"],
  ["no file", { file: "quote.pdf" }, 422, "Choose the quote’s PDF"],
  ["a picture", { file: quoteFile(png()) }, 422, "This isn’t a PDF. Choose the quote’s PDF."],
  ["a text file", { file: quoteFile(bytes("Quote")) }, 422, "This isn’t a PDF. Choose the quote’s PDF."],
  [
    "a PDF cut short",
    { file: quoteFile(pdf().slice(0, 20)) },
    422,
    "This PDF is incomplete. Save it again, then choose it.",
  ],
  [
    "a file over 10 MB",
    { file: quoteFile(new Uint8Array(10 * 1024 * 1024 + 1)) },
    422,
    "File size must be less than 10MB",
  ],
  ["a body over 16 MB", { file: quoteFile(new Uint8Array(17 * 1024 * 1024)) }, 413, "File size must be less than 10MB"],
])("a quote with %s is refused, keeps what staff typed and stores nothing", async (_, changes, status, words) => {
  const { quote, view } = await request();
  const typedFields = { amount: "$11,370.50", note: "Two storeys", ...changes };
  const response = await quote(typedFields);
  expect(response.status).toBe(status);
  // The message is printed once, next to the field.
  expect(response.page.split(words)).toHaveLength(2);
  for (const kept of ["Two storeys</textarea>", `value="${typedFields.amount}"`]) expect(response.page).toContain(kept);
  expect(quoteKeys()).toEqual([]);
  expect(await view()).toMatchObject({ quote: undefined });
});

test.each(["11370", "$ 11,370", "11 370.00"])("“%s” is read as an amount", (typed) => {
  expect(amountIn(typed)).toBe(11_370);
});

test.each(["", "0", "-5", "1.5", "1,23", "12,345,678,901", "1e5"])("“%s” isn't read as an amount", (typed) => {
  expect(amountIn(typed)).toBeUndefined();
});

const replacesSent = "It replaces the quote we sent you before.";

test("once staff record a second quote, the first can't be answered, not even from a page left open", async () => {
  const { quote, submitAsVisitor, view } = await quotedRequest();
  await submitAsVisitor("decline-quote");
  await simulation.advanceMinutes(24 * 60);
  await quote({ amount: "9,900" });
  const { quote: firstQuote } = await view();
  expect(firstQuote).toMatchObject({ amount: "$11,370.50", answer: "declined-quote" });
  const newerQuote = { status: 409, error: expect.stringContaining("There’s a newer quote") };
  const values = { message: "Why?" };
  const expectRefused = async (quoteParameter: string) => {
    expect(await submitAsVisitor(`accept-quote${quoteParameter}`)).toMatchObject(newerQuote);
    expect(await submitAsVisitor(`ask-about-quote${quoteParameter}`, values)).toMatchObject({ ...newerQuote, values });
  };
  await expectRefused("");
  await expectRefused(`&quote=${firstQuote?.key}`);
  await simulation.advanceMinutes(untilEmailedMinutes);
  await expectRefused(`&quote=${firstQuote?.key}`);
  expect(await submitAsVisitor("no-quote-reminders&quote=of-any")).toMatchObject({ isDone: true });
});

test("a second quote says that it replaces the first, and needs its own answer", async () => {
  const { sendQuote, submitAsVisitor, view } = await quotedRequest();
  expect((await view()).quote?.replaced).toBeUndefined();
  await submitAsVisitor("decline-quote");
  await sendQuote({ amount: "9,900" });
  const { quote: secondQuote } = await view();
  expect(secondQuote).toMatchObject({ amount: "$9,900", answer: undefined, replaced: replacesSent });
  expect(textOf(/^Your quote/)).toContain(replacesSent);
  expect(await submitAsVisitor(`accept-quote&quote=${secondQuote?.key}`)).toMatchObject({ isDone: true });
});

test("before staff replace an accepted quote the card warns them, and afterwards no longer", async () => {
  const { sendQuote, openCard } = await acceptedRequest();
  const warning = "This replaces the quote of $11,370.50 that they’d like to go ahead with, and asks them again.";
  expect((await openCard()).page).toContain(warning);
  await sendQuote({ amount: "8,800" });
  const { page } = await openCard();
  expect(page).toContain("Only staff read it");
  expect(page).not.toContain("This replaces the quote");
});

test("a quote that replaces an accepted one says so in its email and on the page", async () => {
  const { sendQuote, view } = await acceptedRequest();
  await sendQuote({ amount: "8,800" });
  const replacedText =
    "It replaces the quote you said you’d like to go ahead with, and any contract for it. Please let us know";
  expect(textOf(/^Your quote/)).toContain(replacedText);
  expect(await view()).toMatchObject({
    heading: "Your quote is ready",
    quote: { amount: "$8,800", replaced: expect.stringContaining(replacedText) },
  });
});

test("the warning about replacing a quote whose documents are missing leaves out the amount", async () => {
  const { openCard } = await acceptedRequest();
  for (const key of quoteKeys()) simulation.objects.delete(key);
  const { page } = await openCard();
  expect(page).toContain("This replaces the quote that they’d like to go ahead with");
});

test.each([
  ["is cut short", (key: string) => simulation.put(key, '{"file": "lea')],
  ["is gone", (key: string) => simulation.objects.delete(key)],
])("staff get an alert about a quote that %s before its email is sent, and can send it again", async (_, spoil) => {
  const { quote } = await request();
  await quote();
  for (const key of quoteKeys().filter((key) => !key.includes("quote-file"))) spoil(key);
  await simulation.advanceMinutes(untilEmailedMinutes);
  expect(subjects()).toEqual([]);
  await simulation.inbox().runMaintenance(0);
  expect(subjects()).toContain("Alert: WB-3F9A2C1B can’t be read");
  await quote({ amount: "$9,900" });
  await simulation.advanceMinutes(untilEmailedMinutes);
  expect(subjects()).toEqual(["Your quote"]);
  expect((await simulation.inbox().find({ id }))?.problems).toEqual([]);
});

test("an email held up by the bucket doesn't delay others, and is sent once the bucket works", async () => {
  const { quote, submitAsVisitor } = await request();
  simulation.fails = (key) => key === keys.visit(id);
  await submitAsVisitor("book&time=2026-12-01-am");
  await quote();
  // After 20 minutes the email needs attention.
  await simulation.advanceMinutes(20);
  expect(subjects()).toEqual([expect.stringContaining("booked a visit"), "Your quote"]);
  expect((await simulation.inbox().find({ id }))?.problems).toEqual(["unwritable"]);
  simulation.fails = () => false;
  // The email is tried again within five minutes, however long the bucket failed.
  await simulation.advanceMinutes(5);
  expect(subjects()).toEqual(["Your visit: Tuesday 1 December, morning"]);
  expect((await simulation.inbox().find({ id }))?.problems).toEqual([]);
});

const failToRead = (path: string) => () => {
  simulation.fails = (key) => key.startsWith(path);
};

test.each<[problem: string, spoil: () => void, lacking: object]>([
  ["the request can't be read", failToRead(keys.request(id)), { what: "customer", kind: "StorageError" }],
  ["the quote can't be read", failToRead(keys.quote(id, "")), { what: "quote", kind: "StorageError" }],
  [
    "the request's document is damaged",
    () => simulation.put(keys.request(id), "{"),
    { what: "customer", message: "the request can't be read" },
  ],
])("if %s, staff hear of the answer, and the log says what their email lacks", async (_, spoil, lacking) => {
  await acceptedRequest();
  letters.splice(0);
  const lines = takeLog();
  spoil();
  await simulation.advanceMinutes(1);
  expect(subjects()).toEqual(["WB-3F9A2C1B: The visitor would like to go ahead"]);
  expect(lines.filter(({ event }) => event === "lines-missing")).toMatchObject([{ lead: "WB-3F9A2C1B", ...lacking }]);
});

test("once staff have called about an accepted quote, they owe the contract by the next day", async () => {
  const { openCard, submitAsStaff, view } = await acceptedRequest();
  await submitAsStaff({ outcome: "called" });
  expect(await view()).toMatchObject({
    heading: "Thank you: you’d like to go ahead",
    intro: expect.stringContaining("We’ll send you the contract by 11 am on Wednesday 25 November."),
    quote: { isOpen: true, answer: "accepted-quote" },
  });
  expect(await groupOnList()).toBe("tomorrow");
  const { page } = await openCard();
  expect(page).toMatch(/class="btn" href="#do-contract-sent">/);
  expect(actionsOn(page)).not.toContain("Going ahead");
  expect(actionsOn(page)).not.toContain("No answer");
});

test("a visitor who cancels the visit while we owe the contract reads by when we send it", async () => {
  const { submitAsVisitor, submitAsStaff } = await acceptedRequest();
  await submitAsStaff({ outcome: "called" });
  await submitAsStaff({ outcome: "booked", at: "2026-12-01-am" });
  await simulation.advanceMinutes(untilEmailedMinutes);
  await submitAsVisitor("cancel");
  await simulation.advanceMinutes(1);
  expect(textOf(/^Your visit .* is cancelled/)).toContain("We’ll send you the contract by 11 am on Wednesday");
});

test("once staff have sent the contract, the visitor gets an email, and the request waits for the signature", async () => {
  const { openCard, submitAsStaff, view } = await acceptedRequest();
  await submitAsStaff({ outcome: "contract-sent" });
  expect(await groupOnList()).toBe("waiting");
  expect(await view()).toMatchObject({ heading: "Your contract is ready to sign", quote: { getsReminder: false } });
  const { page } = await openCard();
  for (const shown of [/>Going ahead</, /Contract sent\. The visitor gets an email/]) expect(page).toMatch(shown);
  await simulation.advanceMinutes(untilEmailedMinutes);
  const contract = textOf(/^Your contract is ready to sign/);
  expect(contract).toContain("We’ve sent you the contract. Read it, and sign it");
  expect(contract).not.toContain("Your answer");
});

test("while a contract waits to be signed, a cancelled visit can be booked again and cancelled again", async () => {
  const { submitAsVisitor, openCard, submitAsStaff, view } = await acceptedRequest();
  await submitAsStaff({ outcome: "booked", at: "2026-12-01-am" });
  await simulation.advanceMinutes(untilEmailedMinutes);
  await submitAsVisitor("cancel");
  await submitAsStaff({ outcome: "contract-sent" });
  await simulation.advanceMinutes(untilEmailedMinutes);
  expect(await view()).toMatchObject({
    intro: expect.stringContaining("You can choose another time for the visit below."),
    freeHalfDays: expect.arrayContaining(["2026-12-01-am"]),
  });
  expect((await openCard()).page).toContain('class="btn" href="#do-booked">');
  expect(await submitAsVisitor("book&time=2026-12-01-am")).toMatchObject({ isDone: true });
  expect((await view()).visit).toContain("1 December, between 8 am");
  await submitAsVisitor("cancel");
  await simulation.advanceMinutes(1);
  expect(textOf(/^Your visit .* is cancelled/)).toContain(
    "You can choose another time for the visit on your request’s page.",
  );
});

test("once the contract is signed, the job goes ahead and its visit is cancelled", async () => {
  const { submitAsStaff, view } = await acceptedRequest();
  await submitAsStaff({ outcome: "contract-sent" });
  await submitAsStaff({ outcome: "booked", at: "2026-12-01-am" });
  await simulation.advanceMinutes(untilEmailedMinutes);
  await submitAsStaff({ outcome: "going-ahead" });
  await simulation.advanceMinutes(untilEmailedMinutes);
  const { heading, quote, steps } = await view();
  expect({ heading, quote }).toMatchObject({ heading: "We’re going ahead", quote: { isOpen: false } });
  const stepTexts = steps.map(({ text }) => text);
  expect(stepTexts).toContain("Contract signed");
  expect(stepTexts).not.toContain("Visit");
  expect(textOf(/^Your visit .* is cancelled/)).toContain("We’re going ahead, so there’s no need for a site visit.");
});

test("a correction keeps the original's quote, open questions and promised call, and doesn't send them again", async () => {
  const draft = "0d9f1c52-5a0e-4a53-8f3c-0c6d1d0c7f11";
  const { submitAsVisitor, submitAsStaff, pdfStatus } = await quotedRequest({ draft });
  await submitAsVisitor("ask-about-quote", { message: "By phone?" });
  await submitAsStaff({ outcome: "called" });
  await submitAsStaff({ outcome: "contract-sent" });
  await submitAsVisitor("ask-about-quote", { message: "In writing?" });
  const other = "4f9a2c1b-1111-4111-8111-111111111111";
  const correction = await sendRequest(simulation, { draft, replaces: id, name: "Anna" }, other);
  await simulation.advanceMinutes(untilEmailedMinutes);
  letters.splice(0);
  expect(await correction.view()).toMatchObject({
    heading: "We have your question",
    intro: expect.stringContaining("We’ve sent you the contract, too"),
    quote: { amount: "$11,370.50", questions: [{ text: "In writing?" }], getsReminder: false },
  });
  expect(await pdfStatus(correction.ownLink())).toBe(200);
  const { page } = await correction.openCard();
  for (const text of ["Quote: $11,370.50", "In writing?", "call by"]) expect(page).toContain(text);
  // The original's emails were sent already.
  await simulation.advanceMinutes(60);
  expect(subjects()).toEqual([]);
  await simulation.advanceMinutes(eightDays);
  expect(subjects().filter((subject) => subject.includes("quote"))).toEqual([]);
});

test("after “not now”, a correction doesn't bring back the quote reminder", async () => {
  const draft = "0d9f1c52-5a0e-4a53-8f3c-0c6d1d0c7f12";
  const { submitAsVisitor } = await quotedRequest({ draft });
  await submitAsVisitor("decline-quote");
  const other = "5f9a2c1b-1111-4111-8111-111111111111";
  await sendRequest(simulation, { draft, replaces: id, name: "Anna" }, other);
  await simulation.advanceMinutes(eightDays);
  expect(subjects().filter((subject) => subject.startsWith("Reminder"))).toEqual([]);
});

test("withdrawing deletes the quote, even while it is being sent", async () => {
  const { quote, submitAsVisitor, submitAsStaff } = await quotedRequest();
  expect(quoteKeys(), "the quote and its PDF").toHaveLength(2);
  await submitAsVisitor("ask-about-quote", { message: "Still here?" });
  const [withdrawn] = await Promise.all([
    submitAsVisitor("withdraw"),
    quote(),
    submitAsStaff({ outcome: "note", note: "Too late" }),
  ]);
  expect(withdrawn).toMatchObject({ isDone: true });
  await simulation.advanceMinutes(untilErasedMinutes);
  expect([...simulation.objects.keys()].filter((key) => key.includes(id))).toEqual([]);
  letters.splice(0);
  await simulation.advanceMinutes(eightDays);
  expect(subjects()).toEqual([]);
});

test("if storage doesn't answer, the links to the quote and the calendar entry say to try again", async () => {
  const { sendQuote, submitAsVisitor, ownLink } = await request();
  await submitAsVisitor("book&time=2026-12-01-am");
  await sendQuote();
  const query = new URL(ownLink()).searchParams;
  const down = () => Promise.reject(new Error("is down"));
  for (const settings of [{ LEADS: { get: down } }, { INBOX: { getByName: () => ({ find: down }) } }]) {
    const broken = leadsOn(simulation, settings);
    for (const response of [await broken.serveQuote(query), await broken.serveVisit(query)]) {
      expect(response.status).toBe(503);
      expect(await response.text()).toContain("The site’s storage didn’t answer. Try again in a minute");
    }
  }
});
