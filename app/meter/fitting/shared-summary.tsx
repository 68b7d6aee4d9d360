import { houseOfBlocks } from "#content/meter/blocks.ts";
import { summaryInWords } from "#content/meter/in-words.ts";
import { decodeSummary, type MeterSummary } from "#content/meter/summary.ts";
import { Seasons } from "../drawing/seasons.tsx";
import type { SeasonDay } from "../year/facts.ts";
import { SendSummary } from "./send-summary.tsx";

const seasons = [
  ["Summer", [11, 0, 1]],
  ["Autumn", [2, 3, 4]],
  ["Winter", [5, 6, 7]],
  ["Spring", [8, 9, 10]],
] as const;

/** What a link says of a meter: average days, and the answers that follow from them. */
export function SharedSummary({ text }: { text: string }) {
  const summary = decodeSummary(text);
  if (!summary)
    return (
      <p className="meter-warning">
        This link’s summary is damaged or cut short. Ask for the link again, or choose a file.
      </p>
    );
  return (
    <div className="meter-results">
      <section aria-labelledby="meter-shared">
        <h2 id="meter-shared">A meter’s year, from a link</h2>
        <p className="lead">
          These are average days in three-hour blocks. Choose your own file above to see every half-hour and try sizes
          of your own.
        </p>
        <ul className="dashes">
          {summaryInWords(summary).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <Seasons seasons={seasonsOf(summary)} />
      <SendSummary summary={text} />
    </div>
  );
}

function seasonsOf(summary: MeterSummary): SeasonDay[] {
  const { days } = houseOfBlocks(summary);
  return seasons.map(([name, months]) => {
    const inSeason = days.filter(({ month }) => months.some((one) => one === month));
    const mean = (stream: "general" | "controlled" | "exported") =>
      Array.from(
        { length: 48 },
        (_, at) => inSeason.reduce((sum, day) => sum + (day[stream][at] ?? 0), 0) / inSeason.length,
      );
    return {
      name,
      general: mean("general"),
      controlled: mean("controlled"),
      exported: mean("exported"),
      filled: months.some((month) => !summary.ownMonths[month]),
    };
  });
}
