import { connect, type Socket } from "node:net";
import { setTimeout as after } from "node:timers/promises";
import type { Runtime } from "#tests/running-site/runtime.ts";

/** A body that is sent slowly: its start at once, the rest at 4.9 kB a second. */
export interface SlowBody {
  path: string;
  headers: Record<string, string>;
  start: string;
  contentLength: number;
}

const megabyte = 1024 * 1024;
const longText = "x".repeat(940_000);
const contentLength = 10 * megabyte;
const filePart = '--b\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\n';
const fieldPart = '--b\r\nContent-Disposition: form-data; name="message"\r\n\r\n';
const formType = { "Content-Type": "multipart/form-data; boundary=b" };
const jsonType = { "Content-Type": "application/json" };

/** A body of each kind that the site accepts, and one that it refuses. */
export function slowBodies() {
  const createdSeconds = Math.floor(Date.now() / 1000);
  const signature = `sig_1=("content-digest");created=${createdSeconds};alg="ed25519";keyid="key"`;
  return {
    "a form with a photo": { path: "/api/assessment", headers: formType, start: filePart + longText, contentLength },
    "the page’s form, without script": {
      path: "/contact",
      headers: formType,
      start: fieldPart + longText,
      contentLength,
    },
    "a request as JSON": { path: "/api/assessment", headers: jsonType, start: `{"file":"${longText}`, contentLength },
    "a file that is added": {
      path: "/request?lead=x&expires=1&sig=y&act=file",
      headers: formType,
      start: filePart + longText,
      contentLength,
    },
    "delivery reports": {
      path: "/api/mail-events",
      headers: { ...jsonType, "Signature-Input": signature },
      start: `[{"event":"${longText.slice(0, 600_000)}`,
      contentLength: 760_000,
    },
    "browsers’ reports": { path: "/api/reports", headers: jsonType, start: `[{"type":"${longText}`, contentLength },
    "an outcome on a card": {
      path: "/office/x",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      start: `note=${longText}`,
      contentLength,
    },
    "what nobody reads": {
      path: "/api/nothing",
      headers: { "Content-Type": "text/plain" },
      start: longText,
      contentLength,
    },
  } satisfies Record<string, SlowBody>;
}

/** Sends a body's start at once and the rest slowly, from this network's address, until the socket is destroyed. */
export function sendSlowly(url: string, { path, headers, start, contentLength }: SlowBody, network: string): Socket {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  // The site may break the connection off.
  socket.on("error", () => {});
  socket.resume();
  const lines = Object.entries({
    Host: "127.0.0.1",
    "CF-Connecting-IP": network,
    "Content-Length": contentLength,
    ...headers,
  });
  socket.write(
    `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${start}`,
  );
  const trickle = setInterval(() => socket.write("x".repeat(980)), 200);
  socket.on("close", () => clearInterval(trickle));
  return socket;
}

/**
 * An isolate may use 128 MB. The process uses more: sockets' buffers, and memory that the allocator keeps. Without a limit on
 * slow bodies, 200 take more than 250 MB.
 */
export const maxMegabytes = 100;

/** How many megabytes more a runtime holds at most while 200 slow bodies of a kind come in from fifty networks. */
export async function megabytesOfSlowBodies(runtime: Runtime, body: SlowBody, seconds: number): Promise<number> {
  // Send short bodies first, so that the code that they load isn't counted.
  const shortBody = { ...body, start: body.start.slice(0, 100) };
  for (const _ of [1, 2]) await peakBytesDuring(runtime, shortBody, 1);
  const warmBytes = runtime.memoryBytes();
  return ((await peakBytesDuring(runtime, body, seconds)) - warmBytes) / megabyte;
}

async function peakBytesDuring(runtime: Runtime, body: SlowBody, seconds: number): Promise<number> {
  const sockets = Array.from({ length: 200 }, (_, number) =>
    sendSlowly(runtime.url, body, `198.51.100.${number % 50}`),
  );
  let peakBytes = 0;
  for (const endMs = Date.now() + seconds * 1000; Date.now() < endMs; await after(50))
    peakBytes = Math.max(peakBytes, runtime.memoryBytes());
  for (const socket of sockets) socket.destroy();
  // Give the runtime time to handle the broken-off requests.
  await after(1000);
  return peakBytes;
}
