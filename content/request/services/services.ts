export const serviceIds = [
  "solar-panels",
  "solar-battery",
  "heat-pump",
  "aircon-rebate",
  "commercial-solar",
  "vpp-eligibility",
] as const;

export type ServiceId = (typeof serviceIds)[number];

const names: Record<ServiceId, string> = {
  "solar-panels": "Solar panels",
  "solar-battery": "Solar battery",
  "heat-pump": "Heat pump hot water",
  "aircon-rebate": "Air conditioning with the VEU rebate",
  "commercial-solar": "Commercial solar",
  "vpp-eligibility": "VPP eligibility check",
};

/** A service that can be asked for. */
export function serviceName(id: ServiceId): string {
  return names[id];
}
