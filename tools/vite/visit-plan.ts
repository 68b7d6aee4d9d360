import type { Plugin } from "vite";
import { loadCurrent } from "./development-server.ts";

/** Fails the build if the owner's plan of visits has a mistake, and names its line. */
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
