import { dayAndTime } from "#content/melbourne.ts";
import type { Inspected } from "#worker/leads/office/inspect.ts";

/** What the command prints about a request: times, kinds and counters. */
export function reportOf({ reference, delivery, problems, events, card }: Inspected, withCard: boolean): string {
  const { received, promised, calledAt, outcome, withdrawn, reminded, mails } = delivery;
  const isGone = withdrawn !== null;
  const facts: [string, string][] = [
    ["Received", isGone ? "not known: nothing readable is stored" : time(received)],
    ["Call promised by", promised === null || isGone ? "no call promised" : time(promised)],
    ["First rung", calledAt === null ? "not yet" : `${time(calledAt)}${onTime(calledAt, promised)}`],
    ["Outcome", isGone ? "withdrawn" : (outcome ?? "open")],
    ["Reminders", reminded.join(", ") || "none"],
    ["Problems", problems.join(", ") || "none"],
  ];
  const deliveries = Object.entries(mails)
    .filter(([, { phase, attempts }]) => phase !== "off" || attempts > 0)
    .map(([kind, { phase, at, attempts, parked }]) => [
      names[kind] ?? kind,
      `${phase}${parked ? ", tried hourly" : ""}, ${attempts === 1 ? "1 try" : `${attempts} tries`}, ${time(at)}`,
    ]);
  const history = events.map((event) => [time(event.at), event.outcome]);
  return [
    reference,
    ...rows(facts),
    "",
    "Deliveries",
    ...(deliveries.length > 0 ? rows(deliveries) : ["  none"]),
    "",
    "Marked on the card",
    ...(history.length > 0 ? rows(history) : ["  nothing"]),
    ...(withCard && card !== undefined ? ["", "The card, for 30 days, for staff only:", card] : []),
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

function onTime(calledAt: number, promised: number | null): string {
  if (promised === null) return "";
  return calledAt <= promised ? " (on time)" : " (late)";
}

function time(ms: number): string {
  return dayAndTime(new Date(ms));
}

function rows(pairs: readonly (readonly string[])[]): string[] {
  const width = Math.max(...pairs.map(([name = ""]) => name.length)) + 2;
  return pairs.map(([name = "", value = ""]) => `  ${name.padEnd(width)}${value}`);
}
