import { beforeEach, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { day } from "#content/durations.ts";
import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { keys } from "#worker/leads/record/documents.ts";
import { entryOf } from "#worker/leads/record/lead.ts";
import { stopTheClock } from "./inbox/runtime.ts";
import { leadNamed, World } from "./inbox/world.ts";
import { leadsOn, site, takeMails, variables } from "./leads-in-memory.ts";

let world: World;

beforeEach(() => {
  stopTheClock();
  world = new World(variables);
});

function openList(query = "", settings: object = {}) {
  const links = createLinks(site, createSignatures([variables.LINK_SECRET]), Date.now);
  const list = links.to("list", "", Date.now() + day, 0);
  return leadsOn(world, settings).serveOffice(new Request(`${list}${query}`));
}

test.each(["1.5", "0.1", "-1", "x", "1e9", ""])("the list opens from row “%s”", async (from) => {
  expect((await openList(`&from=${from}`)).status).toBe(200);
});

test("only a store that fails is told as one; a fault of our own is nothing that pressing again would fix", async () => {
  const inboxThat = (fails: Error) => ({
    INBOX: { getByName: () => ({ linkGeneration: () => Promise.reject(fails) }) },
  });
  const lost = await openList("", inboxThat(new Error("Network connection lost.")));
  expect(lost.status).toBe(503);
  expect(await lost.text()).toContain("The site’s storage didn’t answer");
  const ours = Object.assign(new TypeError("datatype mismatch"), { remote: true });
  await expect(openList("", inboxThat(ours))).rejects.toBe(ours);
});

test("a card whose document can’t be read doesn’t say that the request was deleted", async () => {
  const id = "3f9a2c1b-1111-4111-8111-111111111111";
  await world.inbox().accept(entryOf(leadNamed("Ann", id)));
  world.put(keys.request(id), '{"id": "3f9a');
  const links = createLinks(site, createSignatures([variables.LINK_SECRET]), Date.now);
  const card = links.to("card", id, Date.now() + day, 0) ?? "";
  const answer = await leadsOn(world).serveOffice(new Request(card), /office\/([^?]+)/.exec(card)?.[1]);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("State unknown");
});

test("the daily mail has the list’s link, and the heartbeat for a monitor has none", async () => {
  const mails = takeMails();
  world = new World({ ...variables, MAIL_HEARTBEAT_TO: "beats@monitor.example" });
  world.real = Date.parse("2026-11-23T21:30:00Z");
  world.setClock();
  for (let round = 0; round < 3; round++) await world.inbox().runMaintenance(0);
  const sent = mails.map(({ personalizations, content }) => ({
    to: personalizations.flatMap(({ to }) => to.map(({ email }) => email)).join(),
    leadsToList: JSON.stringify(content).includes("/office"),
    hasLinks: /https?:/.test(JSON.stringify(content)),
  }));
  expect(sent).toEqual([
    { to: business.email, leadsToList: true, hasLinks: true },
    { to: "beats@monitor.example", leadsToList: false, hasLinks: false },
  ]);
});
