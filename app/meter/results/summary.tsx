import { useState } from "react";
import { announce } from "#app/components/announce.ts";
import { houseOfBlocks } from "#content/meter/summary/blocks.ts";
import { meterLines } from "#content/meter/summary/lines.ts";
import { decodeSummary } from "#content/meter/summary/summary.ts";
import { seasonsOf } from "../year/facts.ts";
import { Warning } from "./notices.tsx";
import { Seasons } from "./seasons.tsx";

interface SendSummaryProps {
  summary: string;
  /** The estimate to send along, as in the form's `estimate` parameter. */
  estimate?: string;
}

/** Offers to send the summary, the only data that can leave this device. */
export function SendSummary({ summary, estimate }: SendSummaryProps) {
  const [isCopied, setIsCopied] = useState(false);
  const fragment = `#meter=${summary}`;

  async function copyLink(): Promise<void> {
    const link = `${location.origin}/your-meter${fragment}`;
    try {
      await navigator.clipboard.writeText(link);
      setIsCopied(true);
    } catch {
      announce(`Your browser blocked copying. The link is ${link}`);
    }
  }

  return (
    <section className="grid grid-cols-1 gap-5" aria-labelledby="meter-send">
      <h2 id="meter-send">Keep it, or send it to us</h2>
      <p className="lead">
        A summary of {summary.length} characters has the average day of each month in three-hour blocks: no address, no
        meter number, no single day. It only leaves your device if you send it.
      </p>
      <p className="actions">
        <a className="btn" href={`/contact?from=your-meter&${estimate ?? bothServices}${fragment}`} rel="nofollow">
          Ask for a quote with it
        </a>
        <button type="button" className="btn btn-line" onClick={copyLink}>
          {isCopied ? "Link copied" : "Copy a link to the summary"}
        </button>
      </p>
      <p className="small">
        You choose in the form whether to send it. In the link it comes after the #, which browsers don’t send to any
        server. Anyone who has the link can read it.
      </p>
    </section>
  );
}

/** The services to tick in the form, if there is no estimate to say so. */
const bothServices = "service=solar-panels&service=solar-battery";

/** A meter's summary from a link: average days, and the answers that follow from them. */
export function SharedSummary({ text }: { text: string }) {
  const summary = decodeSummary(text);
  if (!summary)
    return <Warning>This link’s summary is damaged or cut short. Ask for the link again, or choose a file.</Warning>;
  return (
    <div className="mt-section grid grid-cols-1 gap-section">
      <section className="grid grid-cols-1 gap-5" aria-labelledby="meter-shared">
        <h2 id="meter-shared">A meter’s year, from a link</h2>
        <p className="lead">
          These are average days in three-hour blocks. Choose your own file above to see every half-hour and try sizes
          of your own.
        </p>
        <ul className="dashes">
          {meterLines(summary).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <Seasons seasons={seasonsOf({ ...houseOfBlocks(summary), measuredMonths: summary.measuredMonths })} />
      <SendSummary summary={text} />
    </div>
  );
}
