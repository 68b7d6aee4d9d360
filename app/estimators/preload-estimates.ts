import { preload } from "#content/energy/cached-estimates.ts";
import { exampleEstimates } from "./example-estimates.computed.ts";

/** On the server the pages' own examples are known from the start. A browser works out what its visitor types. */
preload(exampleEstimates);
