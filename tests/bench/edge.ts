import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { constants, createBrotliCompress } from "node:zlib";

/** Starts a stand-in for the platform's edge: HTTP/2 over TLS, and text compressed with brotli. */
export async function startEdge() {
  let origin = "";
  const sessions = new Set<{ destroy(): void }>();
  const server = createSecureServer({ ...selfSigned(), allowHTTP1: true }, (visitorRequest, visitorResponse) =>
    forward(origin, visitorRequest, visitorResponse),
  ).on("session", (session) => sessions.add(session));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    forwardTo(address: string): void {
      origin = address;
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        for (const session of sessions) session.destroy();
      }),
  };
}

function forward(origin: string, visitorRequest: Http2ServerRequest, visitorResponse: Http2ServerResponse): void {
  const headers = Object.fromEntries(Object.entries(visitorRequest.headers).filter(([name]) => !name.startsWith(":")));
  const acceptedEncodings = String(headers["accept-encoding"]);
  // On the platform the edge compresses, so keep the runtime from doing it.
  headers["accept-encoding"] = "identity";
  const siteRequest = request(
    origin + visitorRequest.url,
    { method: visitorRequest.method, headers },
    (siteResponse) => {
      const isCompressed =
        compressedTypes.test(siteResponse.headers["content-type"] ?? "") && /\bbr\b/.test(acceptedEncodings);
      for (const [name, value] of Object.entries(siteResponse.headers))
        if (value !== undefined && !hopByHop.has(name) && !(isCompressed && name === "content-length"))
          visitorResponse.setHeader(name, value);
      if (isCompressed) visitorResponse.setHeader("content-encoding", "br");
      visitorResponse.statusCode = siteResponse.statusCode ?? 502;
      if (isCompressed) pipeline(siteResponse, createBrotliCompress(platformBrotli), visitorResponse, ignore);
      else pipeline(siteResponse, visitorResponse, ignore);
    },
  );
  siteRequest.once("error", () => {
    visitorResponse.statusCode = 502;
    visitorResponse.end();
  });
  pipeline(visitorRequest, siteRequest, ignore);
}

const hopByHop = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade"]);

/** Quality 4 with each chunk flushed, so that a streamed page stays streamed. */
const platformBrotli = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
};

const compressedTypes = /^(text\/|application\/(json|javascript|xml|manifest\+json|atom\+xml)|image\/svg)/;

/** Ignores an error: a pipeline that fails also ends its other streams, so a connected visitor notices. */
function ignore(): void {}

function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "edge-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  // The messages of openssl are piped, so that the error has them if it fails.
  execFileSync("openssl", ["req", "-x509", ...kind, ...name, "-keyout", key, "-out", cert], { stdio: "pipe" });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}
