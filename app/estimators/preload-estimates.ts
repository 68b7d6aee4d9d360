import { preload } from "#content/energy/cached-estimates.ts";
import { exampleEstimates } from "./example-estimates.computed.ts";

/** The server starts with the pages' own examples. A browser computes what its visitor types. */
preload(exampleEstimates);
