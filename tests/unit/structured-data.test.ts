import { expect, test } from "vitest";
import { businessJsonLd } from "#app/document/structured-data.ts";
import { business } from "#content/business.ts";

test("structured data has the opening hours that visitors read", () => {
  expect(business.hours.text).toBe("Mon–Fri 8am–6pm, Sat 9am–4pm");
  expect(businessJsonLd("https://site.example")).toHaveProperty("openingHoursSpecification", [
    ...["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => hoursOn(day, "08:00", "18:00")),
    hoursOn("Saturday", "09:00", "16:00"),
  ]);
});

test("structured data has our phone number and email address", () => {
  expect(businessJsonLd("https://site.example")).toMatchObject({
    telephone: business.phone.e164,
    email: business.email,
  });
});

function hoursOn(dayOfWeek: string, opens: string, closes: string) {
  return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes };
}
