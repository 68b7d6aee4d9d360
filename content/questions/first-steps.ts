import { withOurDetails } from "#content/our-details.ts";
import problems from "./first-steps.json" with { type: "json" };

/** What to do first for each problem: on Help, and wherever somebody asks for a call about it. */
export const firstSteps = withOurDetails(problems);

/** The problem for a choice in the fault form. The choices that aren't here could mean several. */
const problemOfFault: Readonly<Record<string, string>> = {
  inverter: "inverter-light",
  battery: "battery-fault",
  panels: "hail-or-storm",
  app: "app-offline",
  "hot-water": "cold-water",
};

/** What a visitor can do until we call, without steps that lead to the form, or that ask for a photo they have sent. */
export function stepsUntilWeCall(fault: string, hasPhoto: boolean): string[] {
  const { steps = [] } = firstSteps.find(({ id }) => id === problemOfFault[fault]) ?? {};
  return steps.filter((step) => !step.includes("(/contact") && !(hasPhoto && /^Take (a )?photo/.test(step)));
}
