import { countText } from "#content/count-text.ts";
import { kwhSizeText, kwhText, moneyText, percentText, rateText } from "#content/format.ts";
import {
  defineVerdictCalculator,
  emptyVerdict,
  type VerdictList,
  type VerdictResult,
} from "../define-verdict-calculator.tsx";
import { compact, linesOf } from "../estimate-lines.ts";
import { amount, choice, type Entered } from "../fields.ts";
import { numberSpecs } from "../house.ts";

/** The share of a battery that is kept for blackouts. */
const usualReservePercent = 20;
const yesNo = { options: { unsure: "Not sure", yes: "Yes", no: "No" }, default: "unsure" } as const;

const fields = {
  battery: amount({ label: "Battery (usable kWh)", hint: "On its data sheet" }, numberSpecs.battery),
  reserve: amount(
    { label: "Kept for blackouts (%)", hint: `Leave blank and we’ll use ${usualReservePercent}` },
    { noun: "the reserve", unit: "%", min: 0, max: 100, assumed: usualReservePercent },
  ),
  listed: choice({ label: "On the operator’s list?", hint: "Of batteries it takes", ...yesNo }),
  internet: choice({ label: "Is the battery always online?", hint: "By wi-fi, cable or SIM", ...yesNo }),
  vppplan: choice({
    label: "The plan you’d have to be on",
    hint: "Compare its usage and daily rates with yours",
    full: true,
    options: { unsure: "Not sure yet", same: "Costs the same as mine, or less", dearer: "Costs more than mine" },
    default: "unsure",
  }),
  yearly: amount(
    { label: "Fixed credit ($ a year)" },
    { noun: "the yearly payment", unit: "dollars", min: 0, max: 5000 },
  ),
  events: amount({ label: "Most events a year" }, { noun: "the number of events", min: 0, max: 366, whole: true }),
  perevent: amount({ label: "kWh in each event" }, { noun: "the energy in an event", unit: "kWh", min: 0, max: 100 }),
  cents: amount({ label: "Paid per kWh (c)" }, { noun: "the payment", unit: "c/kWh", min: 0, max: 1000 }),
};

type EnteredForVpp = Entered<typeof fields>;

export const vpp = defineVerdictCalculator({
  name: "vpp",
  title: "Virtual power plant",
  fields,
  groups: [
    { fields: ["battery", "reserve", "listed", "internet", "vppplan"] },
    { fold: "What the contract pays", fields: ["yearly", "events", "perevent", "cents"] },
  ],
  button: "Check it",
  example: {
    description: "a 10\u00a0kWh battery, called on for 20 evenings a year",
    query: "battery=10&listed=yes&internet=yes&vppplan=same&yearly=100&events=20&perevent=6&cents=100",
  },
  compute,
});

export const Island = vpp.island;

/** The smallest battery the federal program covers; operators rarely take smaller ones. */
const minKwh = 5;

function compute(entered: EnteredForVpp): VerdictResult {
  const { battery, listed, internet, vppplan: plan, reserve } = entered;
  const usableKwh = battery === undefined ? undefined : battery * (1 - reserve / 100);
  const { earningsText, missingTerms, arithmetic } = contractEarnings(entered, usableKwh);
  if (battery === undefined)
    return {
      ...emptyVerdict(hasOtherEntries(entered), "Start with the battery’s size", "the battery’s size"),
      sentences: ["The battery’s usable kWh is all we need. Add the contract’s payments to see what joining is worth."],
      arithmetic,
      lists: [contracts],
    };
  if (battery < minKwh || listed === "no" || internet === "no") {
    return {
      tone: "bad",
      kind: "no",
      title: whyNotTitle(battery, listed),
      sentences: compact([
        battery < minKwh && `${kwhSizeText(battery)} is smaller than most operators take.`,
        listed === "no" && "Each operator controls only the batteries on its own list.",
        internet === "no" && "The operator has to reach the battery, so it needs a steady internet connection.",
      ]),
      arithmetic,
      lists: [
        toDo([
          internet === "no" && "Ask whether the battery can use a SIM card or a cable to the router.",
          listed === "no" && "Ask another operator: the lists differ.",
          "You don’t need to join one for the federal discount. The battery only has to be able to.",
        ]),
        contracts,
      ],
    };
  }
  const openPoints = compact([
    listed === "unsure" && "Ask the operator whether your exact battery and inverter are on its list.",
    internet === "unsure" && "Check that the battery stays connected to the internet, not just on the day it goes in.",
    plan === "unsure" &&
      "Compare the plan you’d have to be on with yours: a few cents more for every kWh can cost more than the credit.",
    usableKwh === 0 && "Keep less for blackouts: nothing is left for an operator.",
    missingTerms.length > 0 && `Add ${missingTerms.join(" and ")} to see what the events pay.`,
    entered.yearly === undefined &&
      entered.cents === undefined &&
      missingTerms.length === 0 &&
      "Enter the payments from the contract to see what it’s worth.",
  ]);
  return {
    ...(openPoints.length === 0 && plan !== "dearer"
      ? { tone: "good", kind: "yes", title: `Your battery can join${earningsText}` }
      : { tone: "ask", kind: "ask", title: "Probably. Check these points first" }),
    sentences: compact([
      `${kwhSizeText(battery)} usable, with ${percentText(reserve / 100)} of it kept back, leaves ${kwhInTenthsText(usableKwh)} that an operator could use.`,
      plan === "dearer" && "The plan costs more than yours. Take that off the payment before you decide.",
    ]),
    arithmetic,
    lists: [
      toDo([
        ...openPoints,
        "Read how the contract ends, and what it does to the battery’s warranty. We don’t rank operators.",
      ]),
      contracts,
    ],
  };
}

function whyNotTitle(battery: number, listed: EnteredForVpp["listed"]): string {
  if (battery < minKwh) return "Probably not: most operators want a bigger battery";
  return listed === "no" ? "Not with this operator" : "Not until it stays online";
}

const contracts: VerdictList = {
  title: "Contracts differ in four ways",
  items: [
    { lead: "Payment:", text: "a fixed credit, so much for each event, or the market price." },
    { lead: "Events:", text: "how often they can use your battery." },
    { lead: "Reserve:", text: "how much stays in it for you." },
    { lead: "Plan:", text: "which power plan you have to be on." },
  ],
};

function toDo(steps: readonly (string | false)[]): VerdictList {
  return { title: "What to do next", items: compact(steps).map((text) => ({ text })) };
}

/** Whether anything besides the battery's size was entered. */
function hasOtherEntries({
  listed,
  internet,
  vppplan,
  reserve,
  yearly,
  events,
  perevent,
  cents,
}: EnteredForVpp): boolean {
  const hasChoice = [listed, internet, vppplan].some((choice) => choice !== "unsure");
  return (
    hasChoice ||
    reserve !== usualReservePercent ||
    [yearly, events, perevent, cents].some((value) => value !== undefined)
  );
}

/** The most that the visitor's contract pays. If a number about the events is missing, we count nothing for them. */
function contractEarnings(
  { yearly = 0, events, perevent, cents, battery }: EnteredForVpp,
  usableKwh = Number.POSITIVE_INFINITY,
) {
  const eventTerms = { "the number of events": events, "the kWh in each event": perevent, "the rate": cents };
  const unknownTerms = Object.entries(eventTerms).flatMap(([name, value]) => (value === undefined ? [name] : []));
  // With none of the three, the contract has no events to ask about.
  const missingTerms = unknownTerms.length < 3 ? unknownTerms : [];
  const kwhPerEvent = Math.min(perevent ?? 0, usableKwh);
  const eventKwh = (events ?? 0) * kwhPerEvent;
  const paidForEvents = (eventKwh * (cents ?? 0)) / 100;
  const paidYearly = yearly + paidForEvents;
  const sumText = compact([
    yearly > 0 && moneyText(yearly),
    paidForEvents > 0 &&
      `${countText(events ?? 0, "event")} × ${kwhInTenthsText(kwhPerEvent)} × ${rateText(cents ?? 0)}`,
  ]).join(" + ");
  const fullDischarges = Math.round(eventKwh / (battery ?? Number.POSITIVE_INFINITY));
  const limitText =
    (perevent ?? 0) > usableKwh
      ? `. An event can’t take more than the ${kwhInTenthsText(usableKwh)} that isn’t kept back`
      : "";
  const arithmetic = linesOf({
    "The contract pays at most":
      paidYearly > 0 &&
      `${paidForEvents > 0 ? `${sumText} = ` : ""}${moneyText(paidYearly)} a year${missingTerms.length > 0 ? ", plus what its events pay" : ""}${limitText}.`,
    Wear:
      fullDischarges > 0 &&
      `${events} × ${kwhInTenthsText(kwhPerEvent)} = ${kwhText(eventKwh)}, about ${countText(fullDischarges, "full discharge")} a year on top of your own.`,
  });
  const earningsText =
    paidYearly >= 1 && missingTerms.length === 0 ? ` and earn up to ${moneyText(paidYearly)} a year` : "";
  return { earningsText, missingTerms, arithmetic };
}

function kwhInTenthsText(kwh = 0): string {
  return kwhSizeText(Math.round(kwh * 10) / 10);
}
