/**
 * Serves the service worker. Only with SERVICE_WORKER=off does it serve a script that deletes the caches and unregisters itself. If the
 * file can't be read, browsers keep the one they have.
 */
export async function serveServiceWorker(
  env: Pick<Env, "SERVICE_WORKER"> & { ASSETS: Pick<Fetcher, "fetch"> },
  request: Request,
): Promise<Response> {
  const built = env.SERVICE_WORKER === "off" ? undefined : await env.ASSETS.fetch(request.url);
  return new Response(built ? built.body : unregisteringScript, {
    status: built?.status ?? 200,
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" },
  });
}

const unregisteringScript = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.registration.unregister())
));
`;
