import { blockYear } from "#content/energy/apartment-block.ts";
import { usualIdleShare, workshop, workshopLoad } from "#content/energy/business-hours.ts";
import { answerTo, cachedEstimates, dayOf } from "#content/energy/cached-estimates.ts";
import { exampleHome } from "#content/energy/inputs/constants.ts";
import { energyInput } from "./house.ts";

/** The pages' example answers, computed by the build so that no visitor waits for a new isolate to simulate them. */
const { from, to, days } = workshop;
const business = {
  kw: 30,
  use: Math.round((workshopLoad.dailyKwh * 365) / 4),
  work: { from, to, days, idleShare: usualIdleShare },
};

answerTo(energyInput(exampleHome));
answerTo(energyInput(business));
// The October day that Your price draws.
dayOf(energyInput(exampleHome), 10);

blockYear({ apartments: 12, kw: 18 });

export const exampleEstimates = cachedEstimates();
