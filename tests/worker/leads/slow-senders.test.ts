import type { Socket } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  maxMegabytes,
  megabytesOfSlowBodies,
  type SlowBody,
  sendSlowly,
  slowBodies,
} from "#tests/faults/bodies/slow-bodies.ts";
import { startKillableSite } from "#tests/faults/killable-site.ts";
import { formRequest } from "#tests/running-site/lead-site.ts";
import { startDirectSite } from "#tests/running-site/runtime.ts";
import { png } from "#tests/sample-requests/samples.ts";
import { everyNth, proving } from "#tests/settings.ts";

let site: Awaited<ReturnType<typeof startKillableSite>>;
beforeAll(async () => {
  site = await startKillableSite();
});
afterEach(() => {
  for (const socket of openSockets.splice(0)) socket.destroy();
});
afterAll(() => site.stop());

const openSockets: Socket[] = [];

function sendSlowlyFromTwoNetworks(count: number): void {
  const { "a form with a photo": slow } = slowBodies();
  for (let number = 0; number < count; number++)
    openSockets.push(sendSlowly(site.url, slow, number % 2 === 0 ? "192.0.2.1" : "198.51.100.7"));
}

async function send(network: string, megabytes?: number): Promise<number> {
  const file = megabytes && new File([png({ noise: megabytes * 1_000_000 })], "x.png");
  const request = formRequest({ name: `Sent ${crypto.randomUUID()}`, ...(file && { file }) });
  const headers = { "CF-Connecting-IP": network };
  return (await site.ask("/api/assessment", { ...request, headers })).status;
}

test("three photos and a long scan arrive while twenty slow senders keep sending", async () => {
  sendSlowlyFromTwoNetworks(20);
  const sent = [send("192.0.2.1", 2), send("192.0.2.1", 2), send("203.0.113.9", 2), send("203.0.113.9", 9)];
  expect(await Promise.all(sent)).toEqual([202, 202, 202, 202]);
});

const kinds: [string, SlowBody][] = Object.entries(slowBodies());

/** In `npm test` only the first, because each takes a runtime of its own. */
const sampledKinds = everyNth(kinds, kinds.length);

/** Only on Linux, because it reads the memory from /proc. */
test.runIf(process.platform === "linux").each(sampledKinds)(
  `200 slow bodies take less than ${maxMegabytes} MB: %s`,
  async (_, kind) => {
    const alone = await startDirectSite({ alone: true });
    const seconds = proving ? 12 : 4;
    const megabytes = await megabytesOfSlowBodies(alone, kind, seconds).finally(() => alone.stop());
    expect(megabytes).toBeLessThan(maxMegabytes);
  },
);
