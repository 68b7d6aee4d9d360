import { withOurDetails } from "#content/our-details.ts";
import problems from "./first-steps.json" with { type: "json" };

/** What to do first, by what is wrong: on Help, and wherever we're asked to call about it. */
export const firstSteps = withOurDetails(problems);

/** Which of them goes with what the form of a fault asks. For the others it depends. */
const problemOfFault: Readonly<Record<string, string>> = {
  inverter: "inverter-light",
  battery: "battery-fault",
  panels: "hail-or-storm",
  app: "app-offline",
  "hot-water": "cold-water",
};

/** What somebody can do until we call, without what leads to the form that they have sent, or asks for a photo that they needn't take. */
export function stepsUntilWeCall(fault: string, hasPhoto: boolean): string[] {
  const { steps = [] } = firstSteps.find(({ id }) => id === problemOfFault[fault]) ?? {};
  return steps.filter((step) => !step.includes("(/contact") && !(hasPhoto && /^Take (a )?photo/.test(step)));
}
