import { expect, onTestFinished, test } from "vitest";
import {
  formRequest,
  kindOf,
  linkIn,
  recipientOf,
  redirectOf,
  sharedSite,
  startLeadSite,
  textOf,
} from "#tests/running-site/lead-site.ts";
import { pdf, png } from "#tests/sample-requests/samples.ts";
import { elements, hrefsIn, parseHtml } from "#tests/unit/page-text.ts";
import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { inADayMs, pressOnCard, sendQuote, sendRequest } from "./lead-steps.ts";

/** What the page says if its address names an action as done. */
const confirmations = {
  phone: "We have your number.",
  email: "We have your new email address.",
  services: "We’ve changed what it’s about.",
  times: "We have your times.",
  message: "We have your message.",
  cancel: "Your visit is cancelled.",
  book: "We have your time.",
  confirm: "Thank you. Choose a time below.",
  "no-reminders": "We won’t remind you of the visit.",
  "accept-quote": "We have your answer.",
  "ask-about-quote": "We have your question.",
  "decline-quote": "We won’t remind you.",
  "no-quote-reminders": "We won’t remind you of the quote.",
  withdraw: "Your request is being deleted.",
};

const site = await sharedSite();

function post(fields: Record<string, string | readonly string[] | File> = {}): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const item of value instanceof File || typeof value === "string" ? [value] : value) body.append(name, item);
  return { method: "POST", body };
}

/** Submits a form of the page, and returns the page as it is afterwards. */
async function submit(ownPage: string, act: string, fields: Parameters<typeof post>[0] = {}): Promise<string> {
  const response = await site.ask(`${ownPage}&act=${act}`, post(fields));
  expect(response.status).toBe(303);
  return (await site.ask(redirectOf(response))).text();
}

const bill = () => new File([pdf()], "winter bill.pdf", { type: "application/pdf" });
const changedDocumentOf = async (id: string) => (await site.bucket.get(`leads/${id}/changed.json`))?.text();

async function expectNoChange(id: string): Promise<void> {
  expect(await changedDocumentOf(id)).toBeUndefined();
  expect((await site.findInInbox(id))?.events).toEqual([]);
}

test("the form for a lost link refuses half a reference, and keeps what was typed", async () => {
  const form = await site.ask("/request");
  expect(form.status).toBe(200);
  expect(form.headers.get("x-robots-tag")).toBe("noindex");
  expect(await form.text()).toContain("Find your request");
  const response = await site.ask("/request", post({ reference: "12", email: "lost.link@example.com" }));
  expect(response.status).toBe(422);
  const page = await response.text();
  for (const words of [
    "Enter your reference, like WB-1A2B3C4D",
    'value="12"',
    'value="lost.link@example.com"',
    "Error: ",
  ])
    expect(page).toContain(words);
});

test("a visitor who lost their link can have it emailed, and the response doesn't reveal whether the reference exists", async () => {
  const { reference } = await sendRequest(site, { name: "Lost Link", email: "lost.link@example.com" });
  for (const typed of ["WB-00000000", reference]) {
    const response = await site.ask("/request", post({ reference: typed, email: "lost.link@example.com" }));
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/request?asked");
  }
  expect(await (await site.ask("/request?asked")).text()).toContain("Check your email");
  const letter = await site.waitForLetter(reference, "link");
  expect(recipientOf(letter)).toBe("lost.link@example.com");
  expect((await site.ask(linkIn(textOf(letter), "/request?"))).status).toBe(200);
});

test("the page shows the request's state and answers, and shortens personal details", async () => {
  const { ownPage, reference } = await sendRequest(site, {
    name: "Xanthe Own",
    message: "The shed too",
    estimate: "price?kw=6.6&battery=10&use=18",
    preferred: ["2026-11-26-am"],
  });
  const page = await (await site.ask(ownPage)).text();
  for (const words of [
    reference,
    "We’ll call you by",
    "Solar panels, Heat pump hot water",
    "Kew VIC 3101",
    "Thursday 26 November, morning",
    "the number ending in 678",
    "The shed too",
  ])
    expect(page).toContain(words);
  expect(page).toMatch(/\$\d/);
  expect(page).not.toMatch(/Xanthe|412 ?345|High Street|example\.com/);
});

test("the page is neither stored nor indexed, and other sites don't learn its address", async () => {
  const { ownPage } = await sendRequest(site, { name: "Own Headers" });
  const response = await site.ask(ownPage);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(response.headers.get("referrer-policy")).toBe("same-origin");
  expect(await response.text()).toContain('<meta name="robots" content="noindex"');
});

test("the page says what its address names as done", async () => {
  const { ownPage } = await sendRequest(site, { name: "Confirmed Again" });
  for (const [act, words] of Object.entries(confirmations))
    expect(await (await site.ask(`${ownPage}&done=${act}`)).text(), act).toContain(words);
});

test("the form with an email address posts a change of it", async () => {
  const { ownPage } = await sendRequest(site, { name: "Own Forms" });
  const forms = elements(parseHtml(await (await site.ask(ownPage)).text()), "form");
  const form = forms.find((candidate) => elements(candidate, "input", { name: "email" }).length > 0);
  expect(form?.getAttribute("action")).toMatch(/act=email$/);
});

test("an invalid value changes nothing, and its message is beside the field", async () => {
  const { ownPage, id } = await sendRequest(site, { name: "Wrong Values" });
  for (const [act, name, value, words] of [
    ["phone", "phone", "12", "Enter a phone number with its area code"],
    ["email", "email", "xanthe", "Enter an email address like"],
    ["services", "selectedServices", [], "Choose at least one service"],
    ["message", "message", "x".repeat(5000), "Keep this to 4000 characters"],
    ["file", "file", [], "Choose a file"],
  ] as const) {
    const response = await site.ask(`${ownPage}&act=${act}`, post({ [name]: value }));
    expect(response.status, act).toBe(422);
    const page = await response.text();
    const [problem] = elements(parseHtml(page), "span", { id: `${name}-problem` });
    expect(problem?.textContent, act).toContain(words);
    expect(page).toContain("<title>Error: ");
  }
  await expectNoChange(id);
});

test("an unknown action is refused and changes nothing", async () => {
  const { ownPage, id } = await sendRequest(site, { name: "Refused Action" });
  expect((await site.ask(`${ownPage}&act=nothing`, post())).status).toBe(400);
  await expectNoChange(id);
});

test("a file that is added twice reaches staff once, in an email and on the card", async () => {
  const { ownPage, id, reference, card } = await sendRequest(site, { name: "Later Bill" });
  expect(await submit(ownPage, "file", { file: bill() })).toContain("We have your file");
  await submit(ownPage, "file", { file: bill() });
  expect(await site.keysUnder(`leads/${id}/upload-`)).toHaveLength(1);
  const letter = await site.waitForLetter(reference, "change");
  expect(letter.subject).toContain("The visitor added a file");
  expect(textOf(letter)).not.toMatch(/winter bill|412 ?345/);
  await site.waitForDeliveries(reference);
  expect(site.lettersAbout(reference).map(kindOf).sort()).toEqual(["change", "staff", "visitor"]);
  expect(await (await site.ask(card)).text()).toContain("winter bill.pdf");
  expect((await site.ask(await site.linkOnCard(letter, "/uploads/"))).status).toBe(200);
  expect(await (await site.ask(ownPage)).text()).toContain("winter bill.pdf: PDF, 1 kB");
});

test("staff can download a second file that was added later, unchanged", async () => {
  const { ownPage, card } = await sendRequest(site, { name: "Later Roof" });
  await submit(ownPage, "file", { file: bill() });
  await submit(ownPage, "file", { file: new File([png()], "roof.png") });
  const cardLinks = hrefsIn(parseHtml(await (await site.ask(card)).text()));
  const { pathname, search } = new URL(cardLinks.find((href) => href.endsWith("&file=1")) ?? "no second file");
  const secondFile = await site.ask(pathname + search);
  expect(new Uint8Array(await secondFile.arrayBuffer())).toEqual(png());
});

test("a name that is posted with a file changes nothing", async () => {
  const { ownPage, id } = await sendRequest(site, { name: "Own Name" });
  await submit(ownPage, "file", { file: bill(), name: "Somebody Else" });
  const document = await changedDocumentOf(id);
  expect(document).toContain("Own Name");
  expect(document).not.toContain("Somebody Else");
});

test("a file of another type, or one that is too large, isn't added, and the page says so", async () => {
  const { ownPage, id } = await sendRequest(site, { name: "Wrong File" });
  for (const [file, status, words] of [
    [
      new File(["x"], "notes.docx"),
      422,
      '<a href="#file">“notes.docx” wasn’t added. Please upload a PDF or image file.',
    ],
    [new File([new Uint8Array(11 * 1024 * 1024)], "house.pdf"), 413, "File size must be less than 10MB"],
  ] as const) {
    const response = await site.ask(`${ownPage}&act=file`, post({ file }));
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(words);
  }
  expect(await site.keysUnder(`leads/${id}/upload-`)).toEqual([]);
});

test("the page of a withdrawn request says so, accepts nothing, and its changes and files are deleted", async () => {
  const { ownPage, id, reference } = await sendRequest(site, { name: "Takes All Along" });
  await submit(ownPage, "file", { file: bill() });
  await submit(ownPage, "phone", { phone: "0412 000 111" });
  const withdrawal = await submit(ownPage, "withdraw");
  expect(elements(parseHtml(withdrawal), "h1")[0]?.textContent).toBe("Withdrawn");
  expect(withdrawal).toContain(reference);
  expect(withdrawal).not.toContain('method="post"');
  expect(await site.keysUnder(`leads/${id}`)).toEqual([]);
  for (const act of ["file", "phone", "withdraw"])
    expect((await site.ask(`${ownPage}&act=${act}`, post({ file: bill(), phone: "0412 000 111" }))).status).toBe(410);
  expect(await site.keysUnder(`leads/${id}`)).toEqual([]);
});

/** Sends a request and its quote, and returns the quote's PDF, letter, page and the PDF's address there. */
async function sendQuotedRequest(name: string) {
  const request = await sendRequest(site, { name });
  const bytes = await sendQuote(site, request.card, "11,370");
  const letter = textOf(await site.waitForLetter(request.reference, "quote"));
  const page = await (await site.ask(linkIn(letter, "/request?"))).text();
  const href = hrefsIn(parseHtml(page)).find((href) => href.startsWith("/api/quote?")) ?? "no quote";
  return { ...request, bytes, letter, page, href };
}

test("the page of a visitor who waits for a quote doesn't offer another one", async () => {
  const { ownPage } = await sendRequest(site, { name: "Waits For A Quote" });
  expect(await (await site.ask(ownPage)).text()).not.toContain("Get a quote");
});

test("a quote's letter and page say what it is, and the page asks for an answer", async () => {
  const { bytes, letter, page } = await sendQuotedRequest("Reads A Quote");
  expect(letter).toContain("isn’t a contract");
  expect(letter).toContain("Price: $11,370, with GST and after discounts");
  for (const shown of ["I’d like to go ahead", "I have a question", "Not now", "isn’t a contract"])
    expect(page).toContain(shown);
  // The price names what it buys, and comes before anything about a visit.
  const size = `${Math.ceil(bytes.length / 1000)} kB`;
  expect(page).toMatch(
    new RegExp(`</h1>.*>Solar panels, Heat pump hot water</h2>.*\\$11,370.*\\(PDF, ${size}\\)`, "s"),
  );
});

test("the visitor and staff can read a quote's PDF, but not by a forged link or once the request is withdrawn", async () => {
  const { ownPage, id, reference, bytes, href, staff } = await sendQuotedRequest("Reads A PDF");
  const file = await site.ask(href);
  expect(file.headers.get("content-disposition")).toBe(`attachment; filename="${reference}.pdf"`);
  expect(file.headers.get("cache-control")).toBe("no-store");
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  const staffLink = await site.linkOnCard(staff, "/uploads/");
  expect(new Uint8Array(await (await site.ask(staffLink)).arrayBuffer())).toEqual(bytes);
  for (const forged of [href.replace(/sig=.{3}/, "sig=AAA"), href.replace("expires=1", "expires=2")])
    expect((await site.ask(forged)).status).toBe(404);
  await submit(ownPage, "withdraw");
  expect(await site.keysUnder(`leads/${id}`)).toEqual([]);
  expect((await site.ask(href)).status).toBe(404);
});

test("a callback's page can change the number and the message, but not a file, times or services", async () => {
  const callback = { kind: "callback", name: "No File", phone: "0412 345 678", consent: true };
  const ownPage = redirectOf(await site.post(callback));
  const page = await (await site.ask(ownPage)).text();
  expect(page).not.toMatch(/name="(file|preferred|selectedServices)"/);
  expect(page).toContain("Best time");
  expect(await submit(ownPage, "phone", { phone: "0412 000 111" })).toContain("the number ending in 111");
  expect(await submit(ownPage, "message", { message: "Ring twice" })).toContain("Ring twice");
  for (const act of ["times", "services"])
    expect((await site.ask(`${ownPage}&act=${act}`, post({ preferred: "2026-11-28-pm" }))).status).toBe(409);
});

const fault = { kind: "fault", fault: "inverter", address: "12 High Street, Kew VIC 3101" };

test("a fault's page takes a file and another number, but no times or services", async () => {
  const { ownPage } = await sendRequest(site, { ...fault, name: "Fix Me" });
  await submit(ownPage, "phone", { phone: "0412 000 111" });
  expect(await submit(ownPage, "file", { file: bill() })).toContain("winter bill.pdf: PDF, 1 kB");
  for (const act of ["times", "services"])
    expect((await site.ask(`${ownPage}&act=${act}`, post({ preferred: "2026-11-28-pm" }))).status).toBe(409);
});

test("a fault's page says once it is fixed, and then has no current step", async () => {
  const { ownPage, card } = await sendRequest(site, { ...fault, name: "Was Fixed" });
  await pressOnCard(site, card, { outcome: "fixed" });
  const page = await (await site.ask(ownPage)).text();
  expect(page).toContain("It’s fixed");
  expect(page).not.toContain('aria-current="step"');
});

test("without a link secret the contact page confirms, and no link leads to a request", async () => {
  const plainSite = await startLeadSite({ vars: { LINK_SECRET: "" } });
  onTestFinished(() => plainSite.stop());
  const response = await plainSite.ask("/contact", formRequest({ name: "No Secret" }));
  const location = redirectOf(response);
  expect(location).toMatch(/^\/contact\?sent=WB-[0-9A-F]{8}&on=/);
  expect(await (await plainSite.ask(location)).text()).toContain("submitted successfully");
  const urgent = { kind: "callback", name: "Cold Shower", phone: "0412 345 678", urgent: "on", consent: true };
  const urgentLocation = redirectOf(await plainSite.ask("/contact", formRequest(urgent)));
  expect(await (await plainSite.ask(urgentLocation)).text()).toContain("We’ll call you back by ");
  const reference = new URLSearchParams(location.split("?")[1]).get("sent") ?? "";
  expect(textOf(await plainSite.waitForLetter(reference, "visitor"))).not.toContain("/request");
  const madeUpLink =
    createLinks("", createSignatures(["no secret"]), Date.now).to("request", crypto.randomUUID(), inADayMs()) ?? "";
  expect((await plainSite.ask(madeUpLink)).status).toBe(404);
});
