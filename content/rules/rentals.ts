/**
 * Victoria's energy standards for rented homes (Residential Tenancies Amendment (Minimum Energy Efficiency Standards) Regulations 2025,
 * S.R. 63/2025): when each begins, the stars that cooling and shower heads need, and the R-value of ceiling insulation.
 */
export const rentalStandards = {
  from: "2027-03-01",
  draughtproofing: "2027-07-01",
  coolingEverywhere: "2030-07-01",
  coolingStars: 3,
  centralCoolingStars: 2,
  showerStars: 4,
  insulationRValue: 5,
} as const;

/** How many rentals one rental provider can claim Solar Homes' rebate for in a financial year. */
export const rentalRebatesAYear = 2;

/** What a renter may pay for an urgent repair if the provider can't be reached, and how soon the provider must repay it. */
export const urgentRepair = { dollars: 2500, repaidWithinDays: 7 } as const;
