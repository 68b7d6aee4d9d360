import { withOurDetails } from "#content/our-details.ts";
import problems from "./first-steps.json" with { type: "json" };

/** What to do first, by what is wrong: on Help, and for a home without hot water wherever we're asked to call. */
export const firstSteps = withOurDetails(problems);
