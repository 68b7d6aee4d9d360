import { connect, type Socket } from "node:net";

export interface Call {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export interface Answer {
  status: number;
  /** Milliseconds from the request's last byte to the answer's first, to what stands in `<main>`, to its last. */
  firstByte: number;
  main: number | undefined;
  end: number;
  bytes: number;
  /** Kept only where it was asked for. */
  text: string;
}

/** One kept connection that speaks just enough HTTP to be no slower than what it measures. */
export function openConnection(url: string) {
  const { hostname, port } = new URL(url);
  let socket: Socket | undefined;

  async function ask(call: Call, keepText = false): Promise<Answer> {
    const reused = socket !== undefined && !socket.destroyed;
    const open = reused && socket ? socket : await dial(Number(port), hostname);
    socket = open;
    try {
      return await exchange(open, hostname, call, keepText);
    } catch (error) {
      socket = undefined;
      // A kept connection may be closed by the other side just as it is used again: that says nothing about the answer.
      if (reused && error instanceof ConnectionClosed && error.received === 0) return ask(call, keepText);
      throw error;
    }
  }

  return { ask, close: () => socket?.destroy() };
}

class ConnectionClosed extends Error {
  readonly received: number;
  constructor(path: string, received: number) {
    super(`${path}: the connection closed after ${received} bytes of an answer`);
    this.received = received;
  }
}

function dial(port: number, host: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host, noDelay: true }, () => resolve(socket));
    socket.once("error", reject);
  });
}

function exchange(socket: Socket, host: string, call: Call, keepText: boolean): Promise<Answer> {
  const { path, method = "GET", headers = {}, body } = call;
  return new Promise((resolve, reject) => {
    const reader = readAnswer(keepText);
    const started = performance.now();
    const finish = (settle: () => void) => {
      socket.off("data", take).off("close", closed).off("error", closed);
      settle();
    };
    const take = (chunk: Buffer) => {
      if (!reader.take(chunk, performance.now() - started)) return;
      finish(() => resolve(reader.answer(performance.now() - started)));
    };
    const closed = () => {
      socket.destroy();
      finish(() => reject(new ConnectionClosed(path, reader.received())));
    };
    socket.on("data", take).on("close", closed).on("error", closed);
    const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
    const lines = Object.entries({ Host: host, ...length, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
    if (body !== undefined) socket.write(body);
  });
}

/** Reads one answer piece by piece; `take` says true once it is whole. */
function readAnswer(keepText: boolean) {
  let head = "";
  let status = 0;
  let received = 0;
  let firstByte = 0;
  let main: number | undefined;
  let text = "";
  /** Bytes until the body's end, or until the current chunk's. */
  let left = 0;
  let chunked = false;
  let inBody = false;

  function take(piece: Buffer, at: number): boolean {
    if (received === 0) firstByte = at;
    received += piece.length;
    if (keepText) {
      text += piece.toString("latin1");
      if (main === undefined && /<main[^>]*>[^<]*</.test(text)) main = at;
    }
    return inBody ? takeBody(piece) : takeHead(piece);
  }

  function takeHead(piece: Buffer): boolean {
    head += piece.toString("latin1");
    const end = head.indexOf("\r\n\r\n");
    if (end < 0) return false;
    inBody = true;
    status = Number(head.slice(9, 12));
    const fields = head.slice(0, end);
    chunked = /\r\ntransfer-encoding: *chunked/i.test(fields);
    left = Number(/\r\ncontent-length: *(\d+)/i.exec(fields)?.[1] ?? 0);
    if (status === 304 || status === 204) return true;
    return takeBody(Buffer.from(head.slice(end + 4), "latin1"));
  }

  function takeBody(piece: Buffer): boolean {
    if (!chunked) {
      left -= piece.length;
      return left <= 0;
    }
    return takeChunks(piece);
  }

  /** A chunk's size line may be cut by a piece's end: what is unfinished waits in `rest`. */
  let rest: Buffer = Buffer.alloc(0);
  function takeChunks(piece: Buffer): boolean {
    let bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
    rest = Buffer.alloc(0);
    while (bytes.length > 0) {
      if (left > 0) {
        const taken = Math.min(left, bytes.length);
        left -= taken;
        bytes = bytes.subarray(taken);
        continue;
      }
      const end = bytes.indexOf("\r\n");
      if (end < 0) break;
      const size = Number.parseInt(bytes.subarray(0, end).toString("latin1"), 16);
      if (size === 0) {
        if (bytes.length >= end + 4) return true;
        break;
      }
      left = size + 2;
      bytes = bytes.subarray(end + 2);
    }
    rest = bytes;
    return false;
  }

  return {
    take,
    received: () => received,
    answer: (end: number): Answer => ({ status, firstByte, main, end, bytes: received, text }),
  };
}
