import { eveningShare } from "#content/energy/day/night.ts";
import type { Appliance } from "#content/energy/prices/batteries.ts";
import { type HouseQuestion, houseFrom } from "../house/question.ts";
import { type Reading, readerOf, reading } from "../question/reader.ts";

export type BatterySizeInput = {
  /** The house whose evening is given; its day follows from it. */
  house: HouseQuestion;
  /** kWh from 5 pm to 8 am. */
  night: number | undefined;
  backup: Appliance[];
  /** Hours that a blackout is to be bridged. */
  hours: number;
};

const usual = { night: "10", kw: "6.6", home: "mixed", hours: "12" };

const applianceIds = [
  "fridge",
  "lights",
  "internet",
  "television",
  "pump",
  "heat-pump",
  "split",
  "cooking",
  "ducted",
] as const satisfies readonly Appliance[];

export function read(query: URLSearchParams): Reading<BatterySizeInput> {
  const reader = readerOf(query, usual);
  const night = reader.numeric("night", {
    name: "your overnight use",
    unit: "kWh",
    least: 0.5,
    most: 200,
    wanted: "Enter what the house uses from 5 pm to 8 am, in kWh, such as 10.",
  });
  const house = houseFrom(reader, { ownUse: true });
  const hours = { name: "the hours of backup", least: 1, most: 72, meanwhile: `Until then we use ${usual.hours}.` };
  const dailyUse = night === undefined ? undefined : night / eveningShare(house.home);
  const input: BatterySizeInput = {
    house: { ...house, dailyUse, battery: 0, price: undefined },
    night,
    backup: reader.several("backup", applianceIds, "Choose from the list."),
    hours: reader.numeric("hours", hours) ?? Number(usual.hours),
  };
  return reading(reader, input);
}
