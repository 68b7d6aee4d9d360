import { usualIdle } from "#content/energy/business/workshop.ts";
import { defaults } from "#content/energy/house/tables.ts";
import { defaultOffer, meanOffer } from "#content/energy/prices/tariffs.ts";
import { number, size } from "#content/format.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { EstimateChoice, EstimateText, type FormState } from "../frame/estimate-fields.tsx";
import { homeNames, orientationNames } from "../question/fields.ts";

type Text = { label: string; hint?: string };
type Choice = Text & { options: Readonly<Record<string, string>>; full?: boolean };

export const directions = Object.fromEntries(orientationNames.map((name) => [name, name]));
export const networkNames = {
  "": "Average of five",
  ...Object.fromEntries(Object.entries(defaultOffer).map(([id, { name }]) => [id, name])),
};
const shade = {
  none: "None",
  some: "Some: low trees",
  much: "A lot: tall trees",
};
const offHours = "Hour of the day, 0 to 24";

const texts = {
  postcode: { label: "Postcode", hint: "Victoria only; tells us how much sun you get" },
  kw: { label: "Panels, kW", hint: "15 panels make 6.6 kW" },
  bill: { label: "Quarterly bill, $", hint: "GST included" },
  use: { label: "Or quarterly usage, kWh", hint: "Used instead of the bill" },
  battery: { label: "Battery, usable kWh", hint: "Leave blank if none" },
  price: { label: "Price, $", hint: "Before certificates; leave blank for the market price" },
  rate: { label: "Usage rate, c/kWh", hint: `From your bill, or we’ll use ${size(meanOffer.usage)}` },
  supply: { label: "Daily charge, c", hint: `From your bill, or we’ll use ${size(meanOffer.supply)}` },
  feedin: { label: "Feed-in, c/kWh", hint: "From your bill, or we’ll use 0 to 3" },
  stc: { label: "Certificate price, $", hint: `We use ${certificatePrice.assumed} if blank` },
  pitch: { label: "Pitch, degrees", hint: "Usually about 22" },
  kw2: { label: "Panels on another side, kW", hint: "Leave blank if there are none" },
  pitch2: { label: "Other side’s pitch, degrees" },
  water: { label: "Hot water on a timer, kWh a day", hint: "A heat pump for four people uses about 3" },
  waterfrom: { label: "Timer starts at", hint: "Hour of the day; we use 11 if blank" },
  opens: { label: "You open at", hint: offHours },
  closes: { label: "You close at", hint: offHours },
  open: { label: "Days open per week" },
  idle: {
    label: "Usage when closed, %",
    hint: `As a % of usage while open; we use ${number(usualIdle * 100)} if blank`,
  },
  km: { label: "Car, km a week", hint: "We use 240 if blank" },
  evdays: { label: "Days a week the car is home", hint: "We use 2 if blank" },
  batterykw: { label: "Battery power, kW", hint: "We use 5 if blank" },
  reserve: { label: "Kept in reserve, %", hint: "We use 10 if blank" },
  cheapfrom: { label: "Cheap charging from", hint: offHours },
  cheapto: { label: "until", hint: offHours },
  peak: { label: "Peak rate, c/kWh", hint: "Only if your bill has one" },
  peakfrom: { label: "Peak from", hint: offHours },
  peakto: { label: "until", hint: offHours },
  low: { label: "Cheap rate, c/kWh", hint: "Only if your bill has one" },
  lowfrom: { label: "Cheap from", hint: offHours },
  lowto: { label: "until", hint: offHours },
  cap: { label: "Daily cap on free power, kWh", hint: "From the fact sheet; leave blank if there’s none" },
  feedin2: { label: "Feed-in at other hours, c/kWh", hint: "Often the evening" },
  feedin2from: { label: "From", hint: offHours },
  feedin2to: { label: "until", hint: offHours },
  exportlimit: {
    label: "Export limit, kW",
    hint: `Usually ${defaults.tariff.exportLimit} on single phase, about ${defaults.tariff.exportLimitThreePhase} on three-phase`,
  },
  controlled: { label: "Controlled load, c/kWh", hint: "From your bill" },
  vppyear: { label: "Annual credit, $" },
  vppevents: { label: "Events per year" },
  vppkwh: { label: "kWh per event" },
  vppcents: { label: "Paid during events, c/kWh" },
  vppfrom: { label: "Events from", hint: offHours },
  vppto: { label: "until", hint: offHours },
  vppshare: { label: "Operator’s share of the battery, %" },
} satisfies Record<string, Text>;

const choices = {
  home: {
    label: "Who is home during the day",
    options: homeNames,
    full: true,
  },
  distributor: {
    label: "Network",
    hint: "We use this network’s default offer",
    options: networkNames,
  },
  orientation: { label: "The roof faces", options: directions },
  orientation2: { label: "The other side faces", options: directions },
  shadeam: { label: "Shade in the morning", options: shade },
  shadepm: { label: "Shade in the afternoon", options: shade },
  heating: {
    label: "Heating",
    options: {
      gas: "Not electric",
      electric: "Electric",
    },
  },
  waterpart: {
    label: "Hot water usage is",
    options: {
      included: "Included above",
      added: "Not included",
      controlled: "Controlled load",
    },
  },
  ev: {
    label: "Electric car charging",
    options: {
      no: "No electric car",
      day: "From solar",
      midday: "11 am to 2 pm",
      night: "At night",
      arrival: "From 6 pm",
    },
  },
  gridcharge: {
    label: "Charge it from the grid",
    options: {
      auto: "To suit your plan",
      never: "Never",
      free: "In free hours",
      cheap: "In cheap hours",
    },
  },
  midday: {
    label: "Midday Power Saver",
    options: {
      no: "No",
      yes: "Yes, on this plan",
    },
  },
} satisfies Record<string, Choice>;

export type HouseField = keyof typeof texts | keyof typeof choices;

/** The answers that are in a field when nobody has given one. */
export const usualAnswers: Readonly<Record<string, string>> = {
  orientation: "north",
  orientation2: "west",
  shadeam: "none",
  shadepm: "none",
  heating: "gas",
  waterpart: "included",
  ev: "no",
  gridcharge: "auto",
  midday: "no",
};

/** One field of the question about a house; a page may name it in its own words. */
export function HouseFieldInput({
  name,
  form,
  own = {},
}: {
  name: HouseField;
  form: FormState;
  own?: Partial<Choice>;
}) {
  if (isText(name)) return <EstimateText {...form} {...texts[name]} {...own} name={name} />;
  const choice: Choice = { ...choices[name], ...own };
  const usual = usualAnswers[name];
  const values = usual && !form.values[name] ? { ...form.values, [name]: usual } : form.values;
  return (
    <EstimateChoice
      {...form}
      values={values}
      name={name}
      label={choice.label}
      {...(choice.hint && { hint: choice.hint })}
      full={choice.full ?? false}
      options={choice.options}
    />
  );
}

function isText(name: HouseField): name is keyof typeof texts {
  return name in texts;
}
