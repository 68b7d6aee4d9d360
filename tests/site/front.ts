import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** One address in front of several builds, as the platform's is: what it shows can change while tabs are open. */
export async function startFront(origin: string) {
  let shown = origin;
  const server = createServer((asked, answer) => {
    const { method = "GET", headers, url = "/" } = asked;
    const sent = request(shown + url, { method, headers, agent: false }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    sent.once("error", () => answer.destroy());
    asked.pipe(sent);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    show(next: string): void {
      shown = next;
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export type Front = Awaited<ReturnType<typeof startFront>>;
