import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type UnfinishedKind, unfinishedKinds } from "#tests/faults/bodies/kinds.ts";
import { memoryOfUnfinished, mostMegabytes } from "#tests/faults/bodies/measure.ts";
import { startKillableSite } from "#tests/faults/killable-site.ts";
import { proving, sample } from "#tests/prove.ts";
import { png } from "#tests/sample-files.ts";
import { startDirectSite } from "#tests/site/direct-site.ts";
import { formRequest } from "#tests/site/lead-site.ts";

let site: Awaited<ReturnType<typeof startKillableSite>>;
beforeAll(async () => {
  site = await startKillableSite();
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => site.stop());

const open: Socket[] = [];

/** Sends the beginning of a body and then nothing, or next to nothing. */
function beginBody({ path = "/api/assessment", type, start, declared, network }: UnfinishedBody): Promise<void> {
  const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
  open.push(socket);
  socket.on("error", () => {});
  const head = [
    `POST ${path} HTTP/1.1`,
    "Host: 127.0.0.1",
    `CF-Connecting-IP: ${network}`,
    `Content-Type: ${type}`,
    `Content-Length: ${declared}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  return new Promise((written) => socket.write(start, () => written()));
}

interface UnfinishedBody {
  path?: string;
  type: string;
  start: string | Buffer;
  declared: number;
  network: string;
}

const formStart = '--b\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\n';
const form = (bytes: number) => Buffer.concat([Buffer.from(formStart), Buffer.alloc(bytes)]);

test("two photos from one network and one from another arrive while twenty slow senders keep their connections open", async () => {
  const slow = { type: "multipart/form-data; boundary=b", start: form(1_500_000), declared: 9_000_000 };
  for (let count = 0; count < 20; count++)
    void beginBody({ ...slow, network: count < 10 ? "192.0.2.1" : "198.51.100.7" });
  const trickle = setInterval(() => {
    for (const socket of open) socket.write("x".repeat(100));
  }, 200);
  const photo = (network: string) => {
    const request = formRequest({
      name: `Photo ${crypto.randomUUID()}`,
      file: new File([png({ noise: 2_000_000 })], "x.png"),
    });
    return site.ask("/api/assessment", { ...request, headers: { "CF-Connecting-IP": network } });
  };
  const answers = await Promise.all([photo("192.0.2.1"), photo("192.0.2.1"), photo("203.0.113.9")]);
  clearInterval(trickle);
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
});

const kinds: [string, UnfinishedKind][] = Object.entries(unfinishedKinds());

/** Only Linux tells what a process holds. */
test.runIf(process.platform === "linux").each(sample(kinds, 12))(
  "200 unfinished bodies take less than 64 MB: %s",
  async (_, kind) => {
    const alone = await startDirectSite({ alone: true });
    const { warm } = await memoryOfUnfinished(alone, kind, { seconds: proving ? 12 : 6 }).finally(() => alone.stop());
    expect(warm).toBeLessThan(mostMegabytes);
  },
);
