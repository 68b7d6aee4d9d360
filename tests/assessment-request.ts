import type { RawRequest } from "#content/request/fields.ts";

/** The least that is accepted, as JSON. */
export function assessment(changes: RawRequest = {}) {
  return {
    selectedServices: ["solar-panels", "heat-pump"],
    name: "Ann Example",
    email: "ann@example.com",
    phone: "0412 345 678",
    address: "12 High Street, Kew VIC 3101",
    consent: true,
    ...changes,
  };
}
