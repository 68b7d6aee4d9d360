import { articleOf } from "../articles/index.ts";
import { townOf } from "../places/data/named-places.ts";
import { knownOrigins } from "./known-origins.ts";
import { faultKinds } from "./options.ts";
import { type CalculatorName, type EstimateOrigin, estimateOrigin, type Origin } from "./origin.ts";
import { type ServiceId, somethingElse, type WishId, wishIds } from "./services/services.ts";
import { servicesOfArticle, topicOf } from "./topics.ts";

/** What a visitor looked at before the form: in the form's address, shown above it, and sent with it. */
export interface CameFrom {
  /** As sent with the request: "package:night-optimiser tier:home". */
  from: string;
  /** The estimate that the visitor came from, such as "price?kw=6.6&bill=500"; may be empty. */
  estimate: string;
  /** The services ticked in advance. */
  services: readonly WishId[];
  /** Filled in if the visitor writes for a business or an owners corporation. */
  projectType?: "commercial";
  message?: string;
  /** What is wrong, if a link says it. */
  fault?: string;
  /** The postcode of the estimate. */
  postalCode?: string;
  state?: string;
  city?: string;
}

/** Reads /contact?package=night-optimiser&tier=home&tier=extended&from=winter-solar-performance&estimate=… */
export function readCameFrom(query: URLSearchParams): CameFrom {
  const originTexts = [
    ...query.getAll("package").map((slug) => `package:${slug}`),
    ...query.getAll("tier").map((slug) => `tier:${slug}`),
    ...query.getAll("from").map((slug) => `${articleOf(slug) ? "article" : "page"}:${slug}`),
  ];
  const estimate = query.get("estimate") ?? "";
  const origin = estimateOrigin(estimate);
  // An estimate for a block of apartments comes from an owners corporation.
  const writer = query.get("for") ?? (origin?.tool === "apartments" ? "owners-corporation" : "");
  const origins = knownOrigins([...originTexts, ...(writer === "" ? [] : [`for:${writer}`])].join(" "));
  const services = wishIds.filter((id) => query.getAll("service").includes(id));
  const fault = faultKinds.find(({ value }) => value === query.get("fault"))?.value;
  const chosenWishes: WishId[] = [
    ...services,
    ...origins.flatMap(servicesOfOrigin),
    ...(topicOf(origins) ? ([somethingElse] as const) : []),
    ...(origin ? servicesOfEstimate(origin) : []),
  ];
  return {
    from: origins.map(({ kind, slug }) => `${kind}:${slug}`).join(" "),
    estimate: origin ? estimate : "",
    services: [...new Set(chosenWishes)],
    ...(origin && placeOfEstimate(origin)),
    ...(fault && { fault }),
    ...(chosenWishes.includes("commercial-solar") && { projectType: "commercial" as const }),
    ...filledInByWriter(lotsIn(query, origin))[writer],
  };
}

/** The number of lots, from one of our links or the calculator's query. Each apartment is a lot. */
function lotsIn(query: URLSearchParams, origin: EstimateOrigin | undefined): string {
  const enteredFields = new URLSearchParams(origin?.query);
  const typedLots = query.get("lots") ?? enteredFields.get("lots") ?? enteredFields.get("apartments") ?? "";
  return /^\d{1,4}$/.test(typedLots) ? typedLots : "";
}

/** What to fill in for visitors who write for others, with the questions that we would ask on the phone anyway. */
const filledInByWriter = (lots: string): Readonly<Record<string, Pick<CameFrom, "projectType" | "message">>> => ({
  "owners-corporation": {
    projectType: "commercial",
    message: `We’re writing for an owners corporation.\nLots: ${lots}\nHas the committee or a general meeting voted on this? `,
  },
  rentals: { message: "I rent these homes out.\nWho we should call to get in: " },
});

function servicesOfOrigin({ kind, slug }: Origin): readonly ServiceId[] {
  if (kind === "tier") return ["solar-battery"];
  if (kind === "article") return servicesOfArticle(slug);
  if (slug === "smart-saver") return ["solar-panels"];
  if (slug === "night-optimiser") return ["solar-panels", "solar-battery"];
  if (slug === "all-electric-home") return ["solar-panels", "solar-battery", "heat-pump"];
  return [];
}

/** The services that an estimate is about. */
function servicesOfEstimate({ tool, query }: EstimateOrigin): ServiceId[] {
  const enteredFields = new URLSearchParams(query);
  const isPositive = (field: string) => Number(enteredFields.get(field)) > 0;
  const onlyService: Partial<Record<CalculatorName, ServiceId>> = {
    "hot-water": "heat-pump",
    heating: "aircon-rebate",
    vpp: "vpp-eligibility",
    apartments: "commercial-solar",
    commercial: "commercial-solar",
  };
  // A plan's address also has the sizes of jobs that the plan advises against, so its link names the services. The output
  // calculator leads to no service.
  if (tool === "plan" || tool === "output") return [];
  const service = onlyService[tool];
  if (service) return [service];
  return [
    ...(isPositive("kw") ? (["solar-panels"] as const) : []),
    ...(isPositive("battery") ? (["solar-battery"] as const) : []),
    ...(["yes", "local"].includes(enteredFields.get("hotwater") ?? "") ? (["heat-pump"] as const) : []),
    ...(enteredFields.get("aircon") ? (["aircon-rebate"] as const) : []),
  ];
}

function placeOfEstimate({ query }: EstimateOrigin): Pick<CameFrom, "postalCode" | "state" | "city"> {
  const postalCode = new URLSearchParams(query).get("postcode") ?? "";
  const city = townOf(postalCode);
  return /^3\d{3}$/.test(postalCode) ? { postalCode, state: "VIC", ...(city && { city }) } : {};
}
