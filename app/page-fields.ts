import { melbourneDate } from "#content/melbourne.ts";
import { routes } from "./routes.ts";

const today = melbourneDate(new Date());
const pairs = routes.map(async ({ pattern, load }) => [pattern, [...new Set((await load()).reads?.(today))]] as const);

/** By route, the fields of the address that its page reads. Runs when the site is built: the Worker's entry loads no page. */
export const pageFields: Readonly<Record<string, readonly string[]>> = Object.fromEntries(await Promise.all(pairs));
