import { connect, type Socket } from "node:net";
import { setTimeout as after } from "node:timers/promises";
import type { Runtime } from "#tests/site/runtime.ts";
import type { UnfinishedKind } from "./kinds.ts";

/** An isolate has 128 MB. */
export const mostMegabytes = 64;
const megabyte = 1024 * 1024;

export interface Megabytes {
  /** Beyond a runtime that was asked the same before with bodies of a few bytes: what it loads and keeps for those is not of the bodies. */
  warm: number;
  /** Beyond one that has answered a single request. */
  cold: number;
}

/** How much more a runtime holds at most while so many bodies of a kind stay unfinished. */
export async function memoryOfUnfinished(
  runtime: Runtime,
  kind: UnfinishedKind,
  { bodies = 200, seconds = 12 } = {},
): Promise<Megabytes> {
  await (await fetch(runtime.url)).arrayBuffer();
  const cold = runtime.memory();
  const short = { ...kind, start: kind.start.slice(0, 100) };
  for (const _ of [1, 2]) await most(runtime, short, { bodies, seconds: 2 });
  const warm = runtime.memory();
  const held = await most(runtime, kind, { bodies, seconds });
  return { warm: (held - warm) / megabyte, cold: (held - cold) / megabyte };
}

async function most(
  runtime: Runtime,
  kind: UnfinishedKind,
  { bodies, seconds }: { bodies: number; seconds: number },
): Promise<number> {
  const sockets = Array.from({ length: bodies }, (_, number) => begin(runtime.url, kind, number));
  let highest = 0;
  for (const ends = Date.now() + seconds * 1000; Date.now() < ends; await after(50))
    highest = Math.max(highest, runtime.memory());
  for (const socket of sockets) socket.destroy();
  // What was broken off is dealt with.
  await after(1000);
  return highest;
}

/** Sends the beginning of a body, and then nothing. Fifty networks take part. */
function begin(url: string, { path, headers, start, declared }: UnfinishedKind, number: number): Socket {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.resume();
  const lines = Object.entries({
    Host: "127.0.0.1",
    "CF-Connecting-IP": `198.51.100.${number % 50}`,
    "Content-Length": declared,
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
  socket.write(start);
  return socket;
}
