import { preload } from "#content/energy/cached-estimates.ts";
import { usualAnswers } from "./usual.computed.ts";

/** On the server the pages' own examples are known from the start. A browser works out what its visitor types. */
preload(usualAnswers);
