/** An average car: 12,500 km a year. */
export const averageKmPerWeek = 240;
