import { dayAndTime } from "#content/melbourne.ts";
import type { Inspected } from "#worker/leads/office/inspect.ts";

/** What the command prints about a request: times, kinds and counters. */
export function reportOf({ reference, card, ...lead }: Inspected): string {
  const { receivedAt, callBy, calledAt, outcome, withdrawn } = lead;
  const facts: [string, string][] = [
    ["Received", receivedAt === undefined ? "not known: nothing readable is stored" : time(receivedAt)],
    ["Call promised by", callBy === undefined ? "no call promised" : time(callBy)],
    ["First rung", calledAt === undefined ? "not yet" : `${time(calledAt)}${onTime(calledAt, callBy)}`],
    ["Outcome", withdrawn ? "withdrawn" : (outcome ?? "open")],
    ["Reminders", lead.reminded.join(", ") || "none"],
    ["Problems", lead.problems.join(", ") || "none"],
  ];
  const deliveries = lead.deliveries.map(({ kind, phase, at, attempts, parked }) => [
    names[kind] ?? kind,
    `${phase}${parked ? ", tried hourly" : ""}, ${attempts === 1 ? "1 try" : `${attempts} tries`}, ${time(at)}`,
  ]);
  const history = lead.history.map(({ at, what }) => [time(at), what]);
  return [
    reference,
    ...rows(facts),
    "",
    "Deliveries",
    ...(deliveries.length > 0 ? rows(deliveries) : ["  none"]),
    "",
    "Marked on the card",
    ...(history.length > 0 ? rows(history) : ["  nothing"]),
    ...(card === undefined ? [] : ["", "The card, for 30 days, for staff only:", card]),
  ].join("\n");
}

const names: Readonly<Record<string, string>> = {
  staff: "Staff's email",
  visitor: "Confirmation",
  news: "Visitor’s changes, to staff",
  visit: "Visit, to the visitor",
  stop: "Withdrawal, to staff",
  soon: "Reminder before",
  late: "Reminder after",
  hook: "Your own system",
  unhook: "Withdrawal, to it",
};

function onTime(calledAt: string, callBy: string | undefined): string {
  if (callBy === undefined) return "";
  return calledAt <= callBy ? " (on time)" : " (late)";
}

function time(iso: string): string {
  return dayAndTime(new Date(iso));
}

function rows(pairs: readonly (readonly string[])[]): string[] {
  const width = Math.max(...pairs.map(([name = ""]) => name.length)) + 2;
  return pairs.map(([name = "", value = ""]) => `  ${name.padEnd(width)}${value}`);
}
