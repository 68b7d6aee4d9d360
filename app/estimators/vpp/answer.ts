import { kwh, kwhSize, money, percent, rate } from "#content/format.ts";
import type { CheckAnswer, CheckExample, CheckList } from "../frame/check.tsx";
import { type SummaryLine, summaryLine } from "../question/estimate.ts";
import { read, usualReserve, type VppInput } from "./question.ts";

/** The smallest battery the federal program covers; operators rarely take smaller ones. */
const leastKwh = 5;

export function compute(input: VppInput): CheckAnswer {
  const { battery, listed, internet, plan, reserve } = input;
  const usable = battery === undefined ? undefined : battery * (1 - reserve / 100);
  const { paid, figures } = contractLines(input, usable);
  const pays = paid > 0 ? ` and earns about ${money(paid)} a year` : "";
  if (battery === undefined)
    return {
      ...(isEntered(input)
        ? { tone: "open" as const, verdict: "unclear", title: "Not enough to tell: add the battery’s size" }
        : { tone: "start" as const, verdict: "start", title: "Start with the battery’s size" }),
      sentences: [
        "You’ll see whether an operator can use it, and what to ask. The contract’s payments show what it’s worth.",
      ],
      figures,
      lists: [contracts],
    };
  if (battery < leastKwh || listed === "no" || internet === "no") {
    const reasons = [
      ...(battery < leastKwh ? [`${kwhSize(battery)} is smaller than most operators take.`] : []),
      ...(listed === "no" ? ["Each operator controls only the batteries on its own list."] : []),
      ...(internet === "no"
        ? ["The operator has to reach the battery, so it needs a steady internet connection."]
        : []),
    ];
    return {
      ...{ tone: "bad", verdict: "no", title: "Not as it is" },
      sentences: reasons,
      figures,
      lists: [
        toDo([
          ...(internet === "no" ? ["Ask whether the battery can use a SIM card or a cable to the router."] : []),
          ...(listed === "no" ? ["Ask another operator: the lists differ."] : []),
          "You don’t need to join one for the federal discount. The battery only has to be able to.",
        ]),
        contracts,
      ],
    };
  }
  const open = [
    ...(listed === "unsure" ? ["Ask the operator whether your exact battery and inverter are on its list."] : []),
    ...(internet === "unsure"
      ? ["Check that the battery stays connected to the internet, not just on the day it goes in."]
      : []),
    ...(plan === "unsure"
      ? [
          "Compare the plan you’d have to be on with yours: a few cents more for every kWh can cost more than the credit.",
        ]
      : []),
    ...(input.yearly === undefined && input.cents === undefined
      ? ["Enter the payments from the contract to see what it’s worth."]
      : []),
  ];
  return {
    ...(open.length === 0 && plan !== "dearer"
      ? { tone: "good" as const, verdict: "yes", title: `Your battery can join${pays}` }
      : { tone: "ask" as const, verdict: "ask", title: "Probably, once you’ve asked these questions" }),
    sentences: [
      `${kwhSize(battery)} usable, with ${percent(reserve / 100)} of it kept back, leaves ${kwh(usable ?? 0, 1)} that an operator could use.`,
      ...(plan === "dearer" ? ["The plan costs more than yours. Take that off the payment before you decide."] : []),
    ],
    figures,
    lists: [
      toDo([
        ...open,
        "Read how the contract ends, and what it does to the battery’s warranty. We don’t rank operators.",
      ]),
      contracts,
    ],
  };
}

const contracts: CheckList = {
  title: "Contracts differ in four ways",
  items: [
    { lead: "Payment:", text: "a fixed credit, so much for each event, or the market price." },
    { lead: "Events:", text: "how often they can use your battery." },
    { lead: "Reserve:", text: "how much stays in it for you." },
    { lead: "Plan:", text: "which power plan you have to be on." },
  ],
};

function toDo(steps: string[]): CheckList {
  return { title: "What to do next", items: steps.map((text) => ({ text })) };
}

/** Without the battery's size. */
function isEntered({ listed, internet, plan, reserve, yearly, events, perEvent, cents }: VppInput): boolean {
  const chosen = [listed, internet, plan].some((choice) => choice !== "unsure");
  return chosen || reserve !== usualReserve || [yearly, events, perEvent, cents].some((value) => value !== undefined);
}

/** What the visitor's own contract pays; nothing is assumed. */
function contractLines({ yearly = 0, events, perEvent, cents, battery }: VppInput, usable: number | undefined) {
  const taken = Math.min(perEvent ?? 0, usable ?? Number.POSITIVE_INFINITY);
  const eventKwh = (events ?? 0) * taken;
  const paid = yearly + (eventKwh * (cents ?? 0)) / 100;
  if (paid === 0) return { paid, figures: [] };
  const most = perEvent !== undefined && usable !== undefined && perEvent > usable;
  const figures = [
    {
      label: "The contract pays about",
      calculation: `${eventKwh > 0 ? `${money(yearly)} + ${events} events × ${kwhSize(taken)} × ${rate(cents ?? 0)} = ` : ""}${money(paid)} a year${
        most ? `. An event can’t take more than the ${kwh(usable ?? 0, 1)} that isn’t kept back` : ""
      }.`,
    },
    ...(battery && eventKwh > 0
      ? [
          {
            label: "Wear",
            calculation: `${events} × ${kwhSize(taken)} = ${kwh(eventKwh)}, about ${Math.round(eventKwh / battery)} full discharges a year besides your own.`,
          },
        ]
      : []),
  ];
  return { paid, figures };
}

export function example(): CheckExample {
  const query = "battery=10&listed=yes&internet=yes&vppplan=same&yearly=100&events=20&perevent=6&cents=50";
  return {
    given: "10\u00a0kWh, 20 events of 6\u00a0kWh a year at 50\u00a0c, and a credit of $100",
    query,
    answer: compute(read(new URLSearchParams(query)).input),
  };
}

export function summarise(input: VppInput, answer: CheckAnswer): SummaryLine[] {
  return [
    ...summaryLine("Battery", input.battery, (size) => `${kwhSize(size)} usable`),
    { label: "Kept for blackouts", value: percent(input.reserve / 100) },
    ...answer.figures.map(({ label, calculation }) => ({ label, value: calculation })),
    { label: "Our check", value: answer.title },
  ];
}
