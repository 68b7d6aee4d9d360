import { modelledDay } from "#content/energy/model-house.ts";

/** The house whose night is drawn and told on this page, and its average October day. */
export const house = { month: 10, kw: 8, batteryKwh: 10, daily: 22.4 };
export const curve = modelledDay({ kw: house.kw, usable: house.batteryKwh, daily: house.daily }, house.month);
