import { dailyCharge } from "./year/car.ts";

/** An average car: 12,500 km a year. */
export const averageKmPerWeek = 240;

/** kWh a day that it takes from the socket, a tenth lost in charging. */
export const averageCarKwh = dailyCharge(averageKmPerWeek);
