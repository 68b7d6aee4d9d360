import { preload } from "#content/energy/cached-estimates.ts";
import { exampleEstimates } from "./example-estimates.computed.ts";

/** The server starts with the pages' example answers. A browser computes only what its visitor enters. */
preload(exampleEstimates);
