import { maxLength } from "./limits.ts";
import { estimateOrigin } from "./origin.ts";
import { type ServiceId, serviceIds } from "./services/services.ts";

/** What a visitor looked at before the form: carried in its address, shown above it, sent along with it. */
export interface CameFrom {
  /** As the request carries it: "package:night-optimiser tier:home". */
  from: string;
  /** "savings?kw=6.6&bill=500", or nothing. */
  estimate: string;
  /** Ticked before the visitor starts. */
  services: readonly ServiceId[];
  /** For whom somebody writes, where that fills in more than a service. */
  projectType?: "commercial";
  message?: string;
}

export const cameFromFields = ["package", "tier", "from", "service", "estimate", "for"];

/** Reads /contact?package=night-optimiser&tier=home&tier=extended&from=winter-solar-performance&estimate=… */
export function readCameFrom(query: URLSearchParams): CameFrom {
  const packages = query.getAll("package").filter(isSlug);
  const tiers = query.getAll("tier").filter(isSlug);
  const pages = query.getAll("from").filter(isSlug);
  const services = serviceIds.filter((id) => query.getAll("service").includes(id));
  const estimate = query.get("estimate") ?? "";
  const from = [
    ...packages.map((slug) => `package:${slug}`),
    ...tiers.map((slug) => `tier:${slug}`),
    ...pages.map((slug) => `article:${slug}`),
  ].join(" ");
  const chosen = [...services, ...packages.flatMap(servicesOfPackage), ...(tiers.length > 0 ? batteryOnly : [])];
  return {
    from: from.length > maxLength.from ? "" : from,
    estimate: estimateOrigin(estimate) ? estimate : "",
    services: [...new Set(chosen)],
    ...(query.get("for") === "owners-corporation" && ownersCorporation),
  };
}

/** What we would ask on the phone anyway. */
const ownersCorporation = {
  projectType: "commercial",
  message: "We’re writing for an owners corporation.\nLots: \nHas the committee or a meeting voted: ",
} as const;

const batteryOnly: readonly ServiceId[] = ["solar-battery"];

function servicesOfPackage(slug: string): readonly ServiceId[] {
  if (slug === "smart-saver") return ["solar-panels"];
  if (slug === "night-optimiser") return ["solar-panels", "solar-battery"];
  if (slug === "all-electric-home") return ["solar-panels", "solar-battery", "heat-pump"];
  return [];
}

function isSlug(text: string): boolean {
  return /^[a-z0-9-]{1,60}$/.test(text);
}
