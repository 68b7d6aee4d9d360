import type { Day } from "#content/rules/schedule.ts";

export type Dates = Record<string, { checkedOn: Day; validUntil: Day }>;

export const datesFile = "content/figures/dates.json";

/** One line a figure, so that a change of date is a change of one line. */
export function datesText(dates: Dates): string {
  const lines = Object.entries(dates).map(
    ([id, { checkedOn, validUntil }]) => `  "${id}": { "checkedOn": "${checkedOn}", "validUntil": "${validUntil}" }`,
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** Figures that were read again today, at their sources. Without a new last day the old one must be more than a month away. */
export function markChecked(dates: Dates, ids: readonly string[], today: Day, until: Day | undefined): Dates {
  const changed = { ...dates };
  for (const id of ids) {
    const known = dates[id];
    if (!known) throw new Error(`No figure is called “${id}”: \`npm run figures\` lists them.`);
    const validUntil = until ?? known.validUntil;
    if (validUntil <= daysAfter(today, 30))
      throw new Error(`${id} holds until ${validUntil}: say until when it holds now, with --until YYYY-MM-DD.`);
    changed[id] = { checkedOn: today, validUntil };
  }
  return changed;
}

function daysAfter(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
