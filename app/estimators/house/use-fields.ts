import { usualIdle, workshop } from "#content/energy/business/workshop.ts";
import { averageKmPerWeek } from "#content/energy/car.ts";
import type { Battery, Car, Heating, Home, HotWater, Hours, Work } from "#content/energy/estimate.ts";
import { dailyUseFromBill } from "#content/energy/prices/tariffs.ts";
import { homes, numbers } from "../question/fields.ts";
import type { NumberSpec, Reader } from "../question/reader.ts";

export type Use = {
  /** kWh on the average day of the year; nothing where a bill or use was given that can't be used. */
  dailyUse: number | undefined;
  /** Where it comes from. */
  from: { bill: number } | { use: number } | { daily: number } | undefined;
  home: Home;
  heating: Heating;
  hotWater: HotWater | undefined;
  car: Car | undefined;
  /** A business's week instead of a home's. */
  work: Work | undefined;
};

export type Storage = {
  /** Usable kWh. */
  battery: number;
  batteryOptions: Omit<Battery, "usable">;
};

const dayUse: NumberSpec = { name: "the daily use", unit: "kWh", least: 1, most: 500 };

export function hour(name: string): NumberSpec {
  return { name: `the hour ${name}`, least: 0, most: 24 };
}

type Tariff = { rate: number; supply: number };

/** How a page asks for the use: by the bill, by the day, or in a way of its own. */
export type Asking = { wantsDay?: boolean; ownUse?: boolean };

/** Both ends of some hours, or nothing where one of them is missing. */
export function readHours(reader: Reader, from: string, to: string, name: string): Hours | undefined {
  const [first, last] = [reader.numeric(from, hour(`${name} starts`)), reader.numeric(to, hour(`${name} ends`))];
  return first === undefined || last === undefined ? undefined : { from: first, to: last };
}

export function readUse(reader: Reader, tariff: Tariff, site: "home" | "business", { wantsDay, ownUse }: Asking): Use {
  return {
    ...(ownUse ? { dailyUse: undefined, from: undefined } : wantsDay ? readDay(reader) : readDaily(reader, tariff)),
    home: reader.choice("home", homes, "Choose when people are home. Until then we assume part of the day.") ?? "mixed",
    heating: reader.choice("heating", ["gas", "electric"], "Choose gas or electric.") ?? "gas",
    hotWater: readHotWater(reader),
    car: readCar(reader),
    work: site === "business" ? readWork(reader) : undefined,
  };
}

/** When a business is open, and how much of what it draws then goes on otherwise; where nothing is said, our workshop. */
function readWork(reader: Reader): Work {
  const days = reader.numeric("open", { name: "the number of days you’re open", least: 1, most: 7, whole: true });
  const idle = reader.numeric("idle", { name: "your use when closed", unit: "%", least: 0, most: 100 });
  const [from, to] = [reader.numeric("opens", hour("you open")), reader.numeric("closes", hour("you close"))];
  const hours = { from: from ?? workshop.from, to: to ?? workshop.to };
  return {
    ...(hours.from === hours.to ? { from: 0, to: 24 } : hours),
    days: days ?? workshop.days,
    idle: idle === undefined ? usualIdle : idle / 100,
  };
}

/** A day's kWh, which this page needs. */
function readDay(reader: Reader) {
  const daily = reader.numeric("daily", {
    ...dayUse,
    wanted: "Enter what the house uses in a day, in kWh, such as 18.",
  });
  return { dailyUse: daily, from: daily === undefined ? undefined : { daily } };
}

/** A day's kWh, else a quarter's kWh, else a quarter's bill. */
function readDaily(reader: Reader, { rate, supply }: Tariff) {
  const wanted = "Enter your quarterly bill in dollars or your usage in kWh; one is enough.";
  const daily = reader.numeric("daily", dayUse);
  const use = reader.numeric("use", { name: "your quarterly usage", unit: "kWh", least: 1, most: 1_000_000 });
  const bill = reader.numeric("bill", { name: "your quarterly bill", unit: "dollars", least: 1, most: 300_000 });
  if (daily !== undefined) return { dailyUse: daily, from: { daily } };
  if (use !== undefined) {
    reader.understood.delete("bill");
    return { dailyUse: (use * 4) / 365, from: { use } };
  }
  if (bill !== undefined) return { dailyUse: dailyUseFromBill(bill, rate, supply), from: { bill } };
  if (!reader.values.daily && !reader.values.use && !reader.values.bill) reader.problems.bill ??= wanted;
  return { dailyUse: undefined, from: undefined };
}

function readHotWater(reader: Reader): HotWater | undefined {
  const daily = reader.numeric("water", { name: "your hot water use", unit: "kWh a day", least: 0, most: 15 }) ?? 0;
  const parts = ["included", "added", "controlled"] as const;
  const part = reader.choice("waterpart", parts, "Choose how your hot water is counted.") ?? "included";
  const from = reader.numeric("waterfrom", hour("the timer starts"));
  return daily > 0 ? { daily, part, from } : undefined;
}

function readCar(reader: Reader): Car | undefined {
  const ways = ["no", "day", "midday", "night", "arrival"] as const;
  const way = reader.choice("ev", ways, "Choose no car, or when you charge it.") ?? "no";
  const kmPerWeek = reader.numeric("km", { name: "the car’s weekly distance", unit: "km", least: 0, most: 1500 });
  const homeDays = reader.numeric("evdays", {
    name: "the number of days the car is home",
    least: 0,
    most: 7,
    whole: true,
  });
  const kw = reader.numeric("evkw", { name: "the charger’s power", unit: "kW", least: 1.4, most: 11 });
  if (way === "no") return undefined;
  return { kmPerWeek: kmPerWeek ?? averageKmPerWeek, charge: way === "day" ? "solar" : way, homeDays, kw };
}

export function readStorage(reader: Reader): Storage {
  const battery = reader.numeric("battery", { ...numbers.battery, meanwhile: "Until then we assume no battery." }) ?? 0;
  const reserve = reader.numeric("reserve", { name: "the reserve", unit: "%", least: 0, most: 90 });
  const charges = ["auto", "never", "free", "cheap"] as const;
  const charge = reader.choice("gridcharge", charges, "Choose when the grid charges it. Until then we assume never.");
  return {
    battery,
    batteryOptions: {
      kw: reader.numeric("batterykw", { name: "the battery’s power", unit: "kW", least: 1, most: 30 }),
      reserve: reserve === undefined ? undefined : reserve / 100,
      gridCharge: charge === "auto" ? undefined : charge,
      cheap: readHours(reader, "cheapfrom", "cheapto", "cheap charging"),
    },
  };
}
