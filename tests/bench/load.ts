import { Agent, request } from "node:http";

export interface Call {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Load {
  /** Every answer's status must be this one, or the measurement means nothing. */
  status: number;
  connections: number;
  requests: number;
  call(index: number): Call;
}

export interface Measured {
  perSecond: number;
  /** Milliseconds. */
  median: number;
  worst: number;
}

/** Keeps so many connections busy until so many requests are answered. */
export async function load(url: string, { status, connections, requests, call }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < requests) {
        const begun = performance.now();
        const got = await ask(url, agent, call(next++));
        if (got !== status) throw new Error(`${url}${call(0).path} answered ${got}, not ${status}`);
        times.push(performance.now() - begun);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return { perSecond: requests / seconds, median: times[times.length >> 1] ?? 0, worst: times.at(-1) ?? 0 };
}

function ask(url: string, agent: Agent, { path, method = "GET", headers = {}, body }: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { agent, method, headers }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode ?? 0));
      answer.once("error", reject);
    });
    // A kept connection may be closed by the other side just as it is used again: that says nothing about the answer.
    sent.once("error", (error: NodeJS.ErrnoException) => {
      if (sent.reusedSocket && error.code === "ECONNRESET")
        ask(url, agent, { path, method, headers, ...(body && { body }) }).then(resolve, reject);
      else reject(error);
    });
    sent.end(body);
  });
}
