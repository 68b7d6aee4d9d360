import { longDate, moneyText } from "#content/format.ts";
import { rentalRebatesAYear, rentalStandards, urgentRepair } from "#content/rules/rentals.ts";
import { solarHomes } from "#content/rules/solar-homes.ts";
import { recordsFrom } from "./record.ts";
import { sources } from "./sources.ts";

const { from, draughtproofing, coolingEverywhere, coolingStars, centralCoolingStars, showerStars, insulationRValue } =
  rentalStandards;

/** The energy standards for rented homes, and the discounts for landlords. */
export const rentalRules = {
  ...recordsFrom("rule", sources.rentalStandards, {
    "rental-standards-start": [
      longDate(from),
      "From this date a rental’s heater or water heater that can’t be repaired must be replaced with an efficient electric one, and a new agreement, or one that goes month to month, brings in the standards for cooling, shower heads and ceiling insulation. Exemptions exist.",
    ],
    "rental-draughtproofing-start": [
      longDate(draughtproofing),
      "From this date external doors, windows and wall vents must be draughtproofed at the start of a new agreement, or when one goes month to month.",
    ],
    "rental-cooling-everywhere": [
      longDate(coolingEverywhere),
      "From this date every rented home must have energy-efficient cooling in its main living area, whenever its agreement began.",
    ],
    "rental-cooling-stars": [
      `${coolingStars} stars`,
      `A fixed cooler in the main living area needs this rating, a central one ${centralCoolingStars} stars.`,
    ],
    "rental-shower-stars": [`${showerStars} stars`, "Shower heads need this rating at the start of a new agreement."],
    "rental-insulation": [
      `R${insulationRValue}`,
      "Where a ceiling has no insulation, it has to be given this much at the start of a new agreement.",
    ],
  }),
  ...recordsFrom("rule", sources.rentalRebate, {
    "rental-solar-rebate": [
      moneyText(solarHomes.panelsCap),
      "The most Solar Homes takes off panels on a rented home. An interest-free loan of the same amount is available. The rebate depends on the renters’ household income and needs their signature.",
    ],
    "rental-solar-homes-a-year": [
      `${rentalRebatesAYear === 2 ? "two" : rentalRebatesAYear} rentals a year`,
      "How many rentals one rental provider can claim Solar Homes’ rebate for in a financial year.",
    ],
  }),
  ...recordsFrom("rule", sources.rentalRepairs, {
    "rental-urgent-repair": [
      moneyText(urgentRepair.dollars),
      `What a renter may authorise and pay for an urgent repair where the provider doesn’t respond. The provider repays it within ${urgentRepair.repaidWithinDays} days.`,
    ],
  }),
};
