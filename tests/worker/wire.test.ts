import { expect, onTestFinished, test } from "vitest";
import { readWire, startNewestRuntime } from "#tests/running-site/newest-runtime.ts";

async function start(options: Parameters<typeof startNewestRuntime>[0]) {
  const runtime = await startNewestRuntime(options);
  onTestFinished(runtime.stop);
  return runtime;
}

test("a new isolate sends everything before an article's text while that is still loading", async () => {
  const fileAsked = Promise.withResolvers<void>();
  const text = Promise.withResolvers<void>();
  const { url } = await start({
    beforeFile(path) {
      if (!path.includes("text-insurance-warranty")) return undefined;
      fileAsked.resolve();
      return text.promise;
    },
  });
  const wire = readWire(url, "/blog/insurance-warranty");
  await Promise.all([wire.waitFor("<main"), fileAsked.promise]);
  expect(wire.text).toMatch(/^HTTP\/1\.1 200 OK\r\n.*<!doctype html>.*<\/style>.*<main[^>]*>\s*$/s);
  text.resolve();
  await wire.waitFor("</html>");
});

test.each(["/", "/your-price?postcode=3350&kw=6.6"])(
  "a new isolate sends the head of %s before it loads the renderer",
  async (path) => {
    // The renderer never finishes loading, so anything that had to wait for it would never arrive.
    const { url } = await start({ replaced: (name) => (name.endsWith("pages.js") ? "for (;;);" : undefined) });
    const wire = readWire(url, path);
    await wire.waitFor("</style>");
    expect(wire.text).toMatch(/^HTTP\/1\.1 200 OK\r\n.*<!doctype html>.*<\/style>\s*$/s);
  },
);

test("a new isolate doesn't compile the letters for Home", async () => {
  const { url } = await start({
    replaced: (name) => (name.endsWith("letters.js") ? "This is no JavaScript." : undefined),
  });
  await readWire(url, "/").waitFor("</html>");
});
