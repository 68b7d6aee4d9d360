import { type FixedFigureId, fixedValue } from "#content/figures/index.ts";

export interface CoverageType {
  name: string;
  reach: string;
  description: string;
  /** What an appointment there looks like. */
  visit: string;
}

export const coverageTypes: readonly CoverageType[] = [
  {
    name: "Metro Melbourne",
    reach: `within ${fixedValue("metro-radius")} of the CBD`,
    description:
      "Assessment, installation and service at your place. An assessment fits between school drop-off and pick-up; an installation usually takes a day or two.",
    visit: "A visit on a day you choose",
  },
  {
    name: "Regional Victoria",
    reach: "monthly visits",
    description:
      "Five regions, each visited every month. We group a region’s assessments into a few days, so one trip covers several roofs.",
    visit: "On the next visit, or sooner if your neighbours join in",
  },
  {
    name: "Remote Consultation",
    reach: "statewide",
    description:
      "By phone or video, anywhere in Victoria. You send a bill and photos of the roof, switchboard and meter box; we send a drawing and a price, which we confirm with a visit.",
    visit: "From your kitchen table",
  },
];

export interface ResponseTime {
  where: string;
  time: string;
  /** Kilometres from the CBD at which it begins and ends. */
  from: number;
  to: number;
  figure?: FixedFigureId;
}

/** From a request to an answer that names a day for the assessment. */
export const responseTimes: readonly ResponseTime[] = [
  { where: "Metro", time: "Same day", from: 0, to: 40, figure: "metro-radius" },
  {
    where: `Near regional, within ${fixedValue("near-regional-radius")}`,
    time: "2–5 days",
    from: 40,
    to: 100,
    figure: "near-regional-radius",
  },
  { where: "Remote regional", time: "1–2 weeks", from: 100, to: Number.POSITIVE_INFINITY },
];
