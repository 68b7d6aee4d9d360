import { expect, test } from "vitest";
import { serviceIds, services } from "#content/request/services/services.ts";

test("a service is a name and one plain line in the form, without a figure", () => {
  for (const id of serviceIds) expect(`${services[id].name} ${services[id].line}`).not.toMatch(/\d|\$/);
});
