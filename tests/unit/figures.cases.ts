import { batteryPrice, panelsPrice } from "#content/cost.ts";
import { type FigureId, figure, isUnderReview, planningFigureOn, sentenceText } from "#content/figures/index.ts";
import { nextChange } from "#content/figures/records/record.ts";
import { moneyText, roundToTens } from "#content/format.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { solarHomes } from "#content/rules/solar-homes.ts";

const { assumed } = certificatePrice;
const aboutText = (dollars: number) => `about ${moneyText(roundToTens(dollars))}`;
const smartSaver = (certificates: number) =>
  aboutText(panelsPrice(6.6).typical - certificates * assumed - solarHomes.panelsCap);

/** The figure to plan on, by our prices and the rules of a day: 39 certificates for 6.6 kW in Melbourne in 2026, 31 in 2027. */
export const planningValues: readonly [id: FigureId, day: string, value: string][] = [
  ["smart-saver-price", "2026-11-22", smartSaver(39)],
  ["smart-saver-price", "2027-01-01", smartSaver(31)],
  ["tier-extended-price", "2026-11-22", aboutText(batteryPrice(30).typical - 154 * assumed)],
  ["battery-rebate-max", "2026-11-22", moneyText(174 * assumed)],
  ["battery-rebate-max", "2027-01-01", moneyText(146 * assumed)],
];

/** Words of a figure's note, which explains how the figure comes about. */
export const reasons: readonly [id: FigureId, words: string][] = [
  [
    "smart-saver-price",
    `less ${moneyText(39 * assumed)} for 39 panel certificates and $1,400 from Solar Homes if you’re eligible. That leaves ${smartSaver(39)}`,
  ],
  ["solar-rebate-max", "under $150,000; before that the limit was $210,000"],
];

const { value } = figure("solar-stc-6-6kw");
const lastDay = { validUntil: "2026-12-31" };

/** What a known change and the last day do to a figure. */
export const figureRules: readonly [rule: string, compute: () => unknown, expected: unknown][] = [
  [
    "a claim that needs no other figure to plan on has none",
    () => planningFigureOn("solar-rebate-max", "2026-11-22"),
    undefined,
  ],
  [
    "a figure's next change is known by its day and value",
    () => nextChange(value, "2026-11-22", "2027-12-31"),
    { from: "2027-01-01", value: "31" },
  ],
  ["a figure that has changed has no next change", () => nextChange(value, "2027-02-01", "2027-12-31"), undefined],
  ["a change after a figure's last day doesn't count", () => nextChange(value, "2026-11-22", "2026-12-31"), undefined],
  ["a figure past its last day has no next change", () => nextChange(value, "2028-02-29", "2027-12-31"), undefined],
  ["a figure that never changes has no next change", () => nextChange("$38", "2026-11-22", "2027-12-31"), undefined],
  [
    "a figure in a sentence is its value alone",
    () => sentenceText("stc-price", figure("stc-price").checkedOn),
    `$${assumed}`,
  ],
  [
    "a figure under review is marked so in a sentence",
    () => sentenceText("stc-price", "2035-01-01"),
    `$${assumed} (under review)`,
  ],
  ["a figure isn't under review on its last day", () => isUnderReview(lastDay, "2026-12-31"), false],
  ["a figure is under review on the day after its last", () => isUnderReview(lastDay, "2027-01-01"), true],
];
