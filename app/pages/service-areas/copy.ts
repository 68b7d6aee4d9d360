import { type FixedFigureId, fixedValue } from "#content/figures/index.ts";

export interface CoverageType {
  name: string;
  reach: string;
  description: string;
  /** What an appointment there looks like. */
  visit: string;
  /** In business days, until a date for the assessment is confirmed. */
  times: readonly { time: string; where: string; within?: string; figure?: FixedFigureId }[];
}

export const coverageTypes: readonly CoverageType[] = [
  {
    name: "Metro Melbourne",
    reach: `within ${fixedValue("metro-radius")} of the CBD`,
    description:
      "Assessment, installation and service at your place. An assessment fits between school drop-off and pick-up; an installation usually takes a day or two.",
    visit: "You choose the day",
    times: [{ time: "Same day", where: "Metro", figure: "metro-radius" }],
  },
  {
    name: "Regional Victoria",
    reach: "monthly visits",
    description:
      "Five regions, each visited every month. We group a region’s assessments into a few days, so one trip covers several roofs.",
    visit: "We come on the next visit, or sooner if your neighbours book too",
    times: [
      {
        time: "2–5 days",
        where: "Near regional",
        within: fixedValue("near-regional-radius"),
        figure: "near-regional-radius",
      },
      { time: "1–2 weeks", where: "Remote regional" },
    ],
  },
  {
    name: "Remote Consultation",
    reach: "statewide",
    description:
      "By phone or video, anywhere in Victoria. You send a bill and photos of the roof, switchboard and meter box; we send a drawing and a price, which we confirm with a visit.",
    visit: "From your kitchen table",
    times: [{ time: "1–2 weeks", where: "Everywhere else" }],
  },
];
