/**
 * Victoria's energy standards for rented homes (Residential Tenancies Amendment (Minimum Energy Efficiency Standards) Regulations 2025,
 * S.R. 63/2025): when each begins, and the stars that cooling and shower heads need.
 */
export const rentalStandards = {
  from: "2027-03-01",
  draughtproofing: "2027-07-01",
  coolingEverywhere: "2030-07-01",
  coolingStars: 3,
  centralCoolingStars: 2,
  showerStars: 4,
  insulation: 5,
} as const;

/** How many homes in a financial year a rental provider may get Solar Homes' rebate for. */
export const rentalRebatesAYear = 2;

/** What a renter may pay for an urgent repair and claim back within so many days, if the provider can't be reached. */
export const urgentRepair = { dollars: 2500, repaidWithinDays: 7 } as const;
