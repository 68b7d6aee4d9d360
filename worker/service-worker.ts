/** Serves the service worker. With SERVICE_WORKER=off it serves a script that deletes the caches and unregisters itself. */
export async function serveServiceWorker(
  env: Pick<Env, "ASSETS" | "SERVICE_WORKER">,
  request: Request,
): Promise<Response> {
  const built = env.SERVICE_WORKER === "off" ? undefined : await env.ASSETS.fetch(request);
  return new Response(built?.body ?? unregisteringScript, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" },
  });
}

const unregisteringScript = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.registration.unregister())
));
`;
