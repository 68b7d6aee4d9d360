/** An average car: 12,500 km a year at 17 kWh per 100 km, a tenth lost in charging. */
export const averageCarKwh = 6.5;
