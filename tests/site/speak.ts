import { connect } from "node:net";
import { setTimeout as after } from "node:timers/promises";

/** What goes over the wire, byte for byte, and how. */
export interface Spoken {
  bytes: Buffer;
  /** Cut into so many pieces with pauses between them. */
  pieces: number;
  /** Only the first half is said; then the sender falls silent, says that it has ended, or is gone. */
  half?: "ends" | "gone";
  /** Says at the end that nothing more will come, instead of leaving the other side to wait. */
  ends?: boolean;
}

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

/** Nothing where the connection was closed without a word; "hang" where neither an answer nor an end came. */
export type Heard = Answer | undefined | "hang";

/** Speaks to the site over a socket, so that nothing on this side mends what is sent. */
export function speak(port: number, { bytes, pieces, half, ends = false }: Spoken, limitMs: number): Promise<Heard> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => done("hang"), limitMs);

    function done(heard: Heard): void {
      clearTimeout(timer);
      socket.destroy();
      resolve(heard);
    }

    socket.on("data", (chunk) => {
      chunks.push(chunk);
      const answer = wholeAnswer(Buffer.concat(chunks), false);
      if (answer) done(answer);
    });
    socket.on("end", () => done(wholeAnswer(Buffer.concat(chunks), true)));
    socket.on("error", () => done(wholeAnswer(Buffer.concat(chunks), true)));

    async function say(): Promise<void> {
      const said = half ? bytes.subarray(0, Math.ceil(bytes.length / 2)) : bytes;
      const size = Math.max(1, Math.ceil(said.length / pieces));
      for (let at = 0; at < said.length; at += size) {
        if (at > 0) await after(10);
        if (socket.destroyed || !socket.writable) return;
        socket.write(said.subarray(at, at + size));
      }
      if (half === "ends" || (ends && half === undefined)) socket.end();
      if (half === "gone") socket.end(() => done(undefined));
    }
    void say();
  });
}

/** The first final answer among what was heard, once it is whole. */
function wholeAnswer(heard: Buffer, closed: boolean): Answer | undefined {
  const end = heard.indexOf("\r\n\r\n");
  if (end === -1) return undefined;
  const [first = "", ...lines] = heard.toString("latin1", 0, end).split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  const rest = heard.subarray(end + 4);
  if (status < 200) return wholeAnswer(rest, closed);
  const headers = new Headers(
    lines.map((line): [string, string] => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const body = bodyIn(rest, headers, status);
  if (body === undefined && !closed) return undefined;
  return { status, headers, body: body ?? rest.toString("utf8") };
}

function bodyIn(rest: Buffer, headers: Headers, status: number): string | undefined {
  if (status === 204 || status === 304) return "";
  if (headers.get("transfer-encoding") === "chunked") return chunked(rest);
  const length = Number(headers.get("content-length") ?? Number.NaN);
  return rest.length >= length ? rest.toString("utf8", 0, length) : undefined;
}

function chunked(rest: Buffer): string | undefined {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = rest.indexOf("\r\n", at);
    if (line === -1) return undefined;
    const size = Number.parseInt(rest.toString("latin1", at, line), 16);
    if (rest.length < line + 2 + size + 2) return undefined;
    if (size === 0) return Buffer.concat(chunks).toString("utf8");
    chunks.push(rest.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}
