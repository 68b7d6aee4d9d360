import { beforeEach, expect, test } from "vitest";
import { messages } from "#content/request/messages.ts";
import type { Simulation } from "./inbox/simulation.ts";
import { leadsOn, type PostedLetter, sendRequest, site, startSimulation } from "./leads-in-memory.ts";

const id = "3f9a2c1b-1111-4111-8111-111111111111";
let simulation: Simulation;
let letters: PostedLetter[];

beforeEach(async () => {
  ({ letters, simulation } = startSimulation());
  await sendRequest(simulation, { email: lostLinkEmail }, id);
  letters.splice(0);
});

const lostLinkEmail = "lost.link@example.com";
/** The subject and the address of the email with the link. */
const lostLinkLetter = ["Your request WB-3F9A2C1B: the link to its page", lostLinkEmail];

function askForLink(reference: string, email: string, network: string, otherHeaders: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ reference, email })) body.append(name, value);
  const headers = { "CF-Connecting-IP": network, ...otherHeaders };
  return leadsOn(simulation).askForLink(new Request(`${site}/request`, { method: "POST", body, headers }));
}

/** Asks for a link, expects the response that everyone gets, and returns the emails that are then sent. */
async function lettersAfterAsking(...form: Parameters<typeof askForLink>) {
  expect(await askForLink(...form)).toEqual({ status: 200, isDone: true });
  expect(letters, "no letter before the inbox's alarm").toEqual([]);
  await simulation.advanceMinutes(1);
  return letters.splice(0).map(({ subject, personalizations: [first] }) => [subject, first?.to[0]?.email]);
}

test("if the inbox can't be asked for a link, the page says so and keeps what was typed", async () => {
  simulation.isInboxAway = true;
  expect(await askForLink("WB-3F9A2C1B", lostLinkEmail, "192.0.2.1")).toMatchObject({
    status: 503,
    values: { reference: "WB-3F9A2C1B", email: lostLinkEmail },
    error: expect.stringMatching(/your link .* try again, or call/),
  });
});

/** A day passes, and staff are reminded of the call. */
async function passOneDay(): Promise<void> {
  await simulation.advanceMinutes(24 * 60);
  letters.splice(0);
}

test("a lost link is emailed only to the stored address, and the response doesn't reveal whether it was", async () => {
  expect(await lettersAfterAsking("WB-3F9A2C1B", "mallory@example.com", "192.0.2.1")).toEqual([]);
  expect(await lettersAfterAsking("WB-00000000", lostLinkEmail, "192.0.2.1")).toEqual([]);
  expect(await lettersAfterAsking(" wb 3f9a2c1b", lostLinkEmail.toUpperCase(), "192.0.2.1")).toEqual([lostLinkLetter]);
});

test("a lost link is emailed at most three times a day, whoever asks", async () => {
  for (const network of ["192.0.2.1", "192.0.2.2", "192.0.2.3"])
    expect(await lettersAfterAsking("WB-3F9A2C1B", lostLinkEmail, network)).toEqual([lostLinkLetter]);
  expect(await lettersAfterAsking("WB-3F9A2C1B", lostLinkEmail, "192.0.2.4"), "a fourth in a day").toEqual([]);
  await passOneDay();
  expect(await lettersAfterAsking("WB-3F9A2C1B", lostLinkEmail, "192.0.2.4"), "a day later").toEqual([lostLinkLetter]);
});

test("a network can ask for at most ten links a day", async () => {
  for (let count = 0; count < 10; count++)
    expect(await lettersAfterAsking("WB-00000000", lostLinkEmail, "192.0.2.5")).toEqual([]);
  expect(await lettersAfterAsking("WB-3F9A2C1B", lostLinkEmail, "192.0.2.5"), "the eleventh").toEqual([]);
  expect(await lettersAfterAsking("WB-3F9A2C1B", lostLinkEmail, "192.0.2.6"), "another network").toEqual([
    lostLinkLetter,
  ]);
  await passOneDay();
  expect(await lettersAfterAsking("WB-3F9A2C1B", lostLinkEmail, "192.0.2.5"), "a day later").toEqual([lostLinkLetter]);
});

test("who asked for a link is stored only as digests, for a day", async () => {
  await lettersAfterAsking("WB-3F9A2C1B", lostLinkEmail, "192.0.2.1");
  const storedAsks = () => simulation.rows("SELECT * FROM asks");
  expect(storedAsks()).not.toEqual([]);
  expect(JSON.stringify(storedAsks())).not.toMatch(/example\.com|192\.0/);
  await simulation.advanceMinutes(24 * 60);
  await simulation.inbox().runMaintenance(0);
  expect(storedAsks()).toEqual([]);
});

test("someone who asks for a link with a mistyped reference or email address gets a message at each field", async () => {
  expect(await askForLink("3F9A", "nobody", "192.0.2.6")).toMatchObject({
    status: 422,
    fields: { reference: messages.reference.wrong, email: messages.email.wrong },
    values: { reference: "3F9A", email: "nobody" },
  });
});

test("a form posted from another website is refused with the reason, and keeps what was typed", async () => {
  const response = await askForLink("WB-3F9A2C1B", lostLinkEmail, "192.0.2.1", { Origin: "https://evil.example" });
  expect(response).toMatchObject({
    status: 403,
    values: { reference: "WB-3F9A2C1B" },
    error: expect.stringContaining("came from another website"),
  });
});
