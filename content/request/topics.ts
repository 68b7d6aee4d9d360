import type { Origin } from "./origin.ts";
import type { ServiceId } from "./services/services.ts";

/** What the button below an article asks for, by the article's slug: our services, or a topic in our own words. */
const articleButtons: Readonly<Record<string, { services: readonly ServiceId[] } | { topic: string }>> = {
  "battery-worth-it-2025": { services: ["solar-battery"] },
  "business-solar-compliance": { topic: "Compliance check" },
  "choosing-battery-brand": { services: ["solar-battery"] },
  "community-batteries": { topic: "Community batteries" },
  "emerging-energy-tech": { topic: "Join the update list" },
  "energy-monitoring-apps": { topic: "Check my monitoring figures" },
  "feed-in-tariffs-2025": { topic: "Compare electricity plans" },
  "heat-pump-winter-2026": { services: ["heat-pump"] },
  "home-electrification": { services: ["heat-pump", "aircon-rebate"] },
  "installer-accreditation": { topic: "Compliance check" },
  "insurance-warranty": { topic: "Health check" },
  "long-term-comparison": { services: ["solar-panels", "solar-battery"] },
  "maximising-self-consumption": { topic: "Use more of my own solar" },
  "microgrids-victoria": { topic: "Power in a blackout" },
  "replacing-solar-battery": { services: ["solar-battery"] },
  "sizing-solar-battery-heat-pump": { services: ["solar-panels", "solar-battery", "heat-pump"] },
  "solar-battery-apartments": { services: ["commercial-solar"] },
  "solar-battery-community": { topic: "Buy solar as a group" },
  "solar-ev-integration": { topic: "Charge a car from solar" },
  "solar-maintenance": { topic: "Health check" },
  "solar-recycling": { topic: "Recycling old panels" },
  "three-phase-power": { topic: "Three-phase power" },
  "upgrading-legacy-solar": { topic: "Health check" },
  "victoria-export-limits": { services: ["solar-panels"] },
  "victoria-rebate-guide-2025": { services: ["solar-panels"] },
  "virtual-power-plants": { services: ["vpp-eligibility"] },
  "vpp-payments-2026": { services: ["vpp-eligibility"] },
  "winter-solar-performance": { topic: "Check my winter output" },
};

type StoredOrigin = Readonly<Record<keyof Origin, string>>;

export function servicesOfArticle(slug: string): readonly ServiceId[] {
  const button = buttonOf(slug);
  return button && "services" in button ? button.services : [];
}

/** The topic of the article that led to the form, if its button asks for none of the services: "Recycling old panels". */
export function topicOf(origins: readonly StoredOrigin[]): string | undefined {
  for (const { kind, slug } of origins) {
    const button = kind === "article" ? buttonOf(slug) : undefined;
    if (button && "topic" in button) return button.topic;
  }
  return undefined;
}

function buttonOf(slug: string) {
  return Object.hasOwn(articleButtons, slug) ? articleButtons[slug] : undefined;
}
