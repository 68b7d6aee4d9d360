import type { RawRequest } from "#content/request/fields.ts";

/** The least that is accepted, as JSON. Each name has an address of its own: one address gets few confirmations a day. */
export function assessment(changes: RawRequest = {}) {
  const name = typeof changes.name === "string" ? changes.name : "Ann Example";
  return {
    selectedServices: ["solar-panels", "heat-pump"],
    name,
    email: `${Buffer.from(name).toString("hex").slice(-60)}@example.com`,
    phone: "0412 345 678",
    address: "12 High Street, Kew VIC 3101",
    consent: true,
    ...changes,
  };
}
