import { afterAll, beforeAll } from "vitest";
import { type VisitPlan, visitPlan } from "#content/visits.ts";

const ownPlan = { ...visitPlan };

/** Plans the visits that a test file needs, whatever the owner plans. Not a mock, because test files share modules. */
export function planVisits(changes: Partial<VisitPlan>): void {
  beforeAll(() => void Object.assign(visitPlan, changes));
  afterAll(() => void Object.assign(visitPlan, ownPlan));
}
