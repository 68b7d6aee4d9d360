import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What the platform gives a Worker, as far as a page needs it: stands in for `cloudflare:workers` while pages are written. */
export class DurableObject {}

export const env = {
  SITE_URL: "https://site.invalid",
  ASSETS: {
    async fetch(input: string): Promise<Response> {
      return new Response(readFileSync(join(process.cwd(), "dist/client", new URL(input).pathname)));
    },
  },
};
