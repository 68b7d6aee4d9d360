export const serviceIds = [
  "solar-panels",
  "solar-battery",
  "heat-pump",
  "aircon-rebate",
  "commercial-solar",
  "vpp-eligibility",
] as const;

export type ServiceId = (typeof serviceIds)[number];

/** The wish for something that is none of our services, such as recycling old panels. */
export const somethingElse = "something-else";

/** What a request can be about. */
export const wishIds = [...serviceIds, somethingElse] as const;

export type WishId = (typeof wishIds)[number];

/** A service that visitors can ask for. Its price is on its page. */
export const services: Readonly<Record<ServiceId, { name: string; line: string }>> = {
  "solar-panels": { name: "Solar panels", line: "Laid out to suit your roof and when you use power." },
  "solar-battery": { name: "Solar battery", line: "With new panels, or added to the ones you have." },
  "heat-pump": { name: "Heat pump hot water", line: "Replaces a gas or electric tank." },
  "aircon-rebate": {
    name: "Air conditioning",
    line: "One room, several rooms or the whole house, with the state discount.",
  },
  "commercial-solar": { name: "Commercial solar", line: "For shops, sheds, schools, strata and aged care." },
  "vpp-eligibility": {
    name: "Virtual power plant check",
    line: "Whether your battery can join one.",
  },
};

export function serviceName(id: ServiceId): string {
  return services[id].name;
}

/** A wish in words. `topic` is that of the article that led to the request. A wish of a later version keeps its stored name. */
export function wishName(id: string, topic: string | undefined): string {
  if (id === somethingElse) return topic ?? "Something else";
  const service = serviceIds.find((known) => known === id);
  return service === undefined ? id : serviceName(service);
}
