import fc from "fast-check";
import { proving } from "#tests/settings.ts";

/** The same cases in every `npm test`; `PROVE=on npm test` looks for others. */
if (!proving) fc.configureGlobal({ seed: 20_261_123, numRuns: 20 });
