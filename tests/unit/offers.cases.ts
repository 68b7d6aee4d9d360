import { expect } from "vitest";
import { comingChanges } from "#app/pages/rebates-and-finance/coming-changes.ts";
import { money } from "#content/format.ts";
import { commercialCost, commercialSizes } from "#content/offers/commercial-cost.ts";
import { monthlyRepayment } from "#content/offers/loan.ts";
import { offerText } from "#content/offers/service-offers.ts";
import { prices } from "#content/prices.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { pricedFor } from "#content/rules/solar-certificates.ts";

const melbourne = commercialSizes.map((size) => commercialCost(size, 4, 2026));
const bendigo = commercialSizes.map((size) => commercialCost(size, 3, 2027));
const [small = 0, middle = 0, large = 0] = prices.commercial.map(({ typical }) => typical);
const certificates = (count: number) => count * certificatePrice.assumed;

const { split, ducted } = prices.airConditioning;
const changes = comingChanges("2026-11-21");
const daysOf = (day: string) => comingChanges(day).map((change) => change.day);

/** A description, the value that the code computes, and the expected one. */
export const offers: readonly [description: string, actual: unknown, expected: unknown][] = [
  [
    "the cost of solar in an email isn't under review today",
    /under review/.test(offerText("solar-panels", "2026-11-21")),
    false,
  ],
  [
    "the cost of solar in an email is under review years later",
    /under review/.test(offerText("solar-panels", "2035-01-01")),
    true,
  ],
  ["a business's certificates in Melbourne", melbourne.map((cost) => cost.certificates), [59, 177, 296, 591]],
  ["a business's certificates in Bendigo a year later", bendigo.map((cost) => cost.certificates), [55, 165, 276, 552]],
  [
    "our examples for businesses, less certificates",
    melbourne.map(({ left }) => left?.exGst),
    [small - certificates(59), middle - certificates(177), large - certificates(296), undefined],
  ],
  [
    "our examples for businesses with GST, less certificates",
    melbourne.map(({ left }) => left && Math.round(left.incGst)),
    [
      Math.round(small * 1.1) - certificates(59),
      Math.round(middle * 1.1) - certificates(177),
      Math.round(large * 1.1) - certificates(296),
      undefined,
    ],
  ],
  ["the day whose certificates price 30 kW in September", pricedFor(30, "2026-09-30"), "2026-09-30"],
  ["the day whose certificates price 99.9 kW in September", pricedFor(99.9, "2026-09-30"), "2026-09-30"],
  ["the day whose certificates price 30 kW in October", pricedFor(30, "2026-10-31"), "2026-10-31"],
  ["the day whose certificates price 30 kW from November on", pricedFor(30, "2026-11-01"), "2027-01-01"],
  [
    "the day whose certificates price a system that the network has to study, from October on",
    pricedFor(30.1, "2026-10-01"),
    "2027-01-01",
  ],
  ["the day whose certificates price 99.9 kW from October on", pricedFor(99.9, "2026-10-01"), "2027-01-01"],
  ["the day whose certificates price 50 kW in the next year", pricedFor(50, "2027-01-01"), "2027-01-01"],
  [
    "the monthly repayment of $1,400 over 48 months without interest",
    monthlyRepayment(1400, 0, 48),
    expect.closeTo(29.17, 2),
  ],
  ["the monthly repayment of $5,000 over 60 months at 6%", monthlyRepayment(5000, 6, 60), expect.closeTo(96.66, 2)],
  ["the monthly repayment of $5,000 over 60 months at 12%", monthlyRepayment(5000, 12, 60), expect.closeTo(111.22, 2)],
  [
    "air conditioning is offered at the list's typical prices",
    offerText("aircon-rebate", "2026-11-22"),
    expect.stringContaining(`about ${money(split.typical)} for one room to ${money(ducted.typical)} for ducted`),
  ],
  [
    "the next change is given in dollars for the usual system",
    changes[0],
    {
      day: "2027-01-01",
      what: expect.stringMatching(
        /^8 kW of panels with a 10 kWh battery costs about \$800 more, as certificates fall\. /,
      ),
    },
  ],
  ["rebate changes are listed soonest first", daysOf("2026-11-21"), daysOf("2026-11-21").toSorted()],
  [
    "the change of panels' certificates says how many they earn",
    changes.map(({ what }) => what).join(" "),
    expect.stringContaining("earns 31, not 39."),
  ],
  [
    "the change of a battery's certificates says how many 10 kWh earns",
    changes.map(({ what }) => what).join(" "),
    expect.stringContaining("10 kWh earns 57."),
  ],
  ["a change whose day has come isn't listed", daysOf("2027-01-01").includes("2027-01-01"), false],
  ["once all changes have come, none is listed", comingChanges("2031-01-01"), []],
];
