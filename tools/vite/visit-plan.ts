import type { Plugin } from "vite";
import { loadCurrent } from "./development-server.ts";

/** Ends the build if the owner's plan of visits is wrong, and names the line. */
export function visitPlan(): Plugin {
  return {
    name: "visit-plan",
    async buildStart() {
      const check = await loadCurrent<typeof import("../checks/visit-plan.ts")>("tools/checks/visit-plan.ts");
      const mistakes = check.visitPlanMistakes();
      if (mistakes.length > 0) this.error(mistakes.join("\n"));
    },
  };
}
