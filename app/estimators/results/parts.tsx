import { TableScroll } from "#app/controls/table-scroll.tsx";
import type { Part, Payback, Pull, Span } from "#content/energy/estimate.ts";
import type { Answer } from "#content/energy/remembered.ts";
import { money, moneyRange, number, tens } from "#content/format.ts";
import { pullNames, pullText } from "./lines.ts";

/** A part of what may be bought, with what it adds and when it has paid for itself. */
interface PartRow {
  part: Part;
  worth: Span;
  payback: Payback;
  perThousand: number | undefined;
}

const names = {
  panels: "Panels",
  batteryOnTop: "Battery, on top of the panels",
  together: "Both",
  batteryAlone: "Battery without panels",
} as const;

/** What each part saves, when it has paid for itself, and what $1,000 of it brings: the best first. */
export function Parts({ answer: { worth, payback, perThousand } }: { answer: Answer }) {
  const row = (part: "panels" | "batteryOnTop" | "batteryAlone"): PartRow => ({
    part,
    worth: worth[part],
    payback: payback[part],
    perThousand: perThousand[part],
  });
  const parts = [row("panels"), row("batteryOnTop"), row("batteryAlone")]
    .filter(({ worth: each }) => each.assumed > 0)
    .sort((one, other) => (other.perThousand ?? 0) - (one.perThousand ?? 0));
  return (
    <TableScroll label="What each part saves">
      <table className="table docket">
        <caption className="label">What to buy first</caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col" className="num">
              Yearly saving
            </th>
            <th scope="col" className="num">
              Years to pay back
            </th>
            <th scope="col" className="num">
              Saved a year per $1,000
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part, worth, payback, perThousand }) => (
            <tr key={part}>
              <th scope="row">{names[part]}</th>
              <td className="num">{moneyRange(tens(worth.low), tens(worth.high))}</td>
              <td className="num">{yearsText(payback)}</td>
              <td className="num">{perThousand === undefined ? "–" : money(perThousand)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

/** What moves the range, in a sentence, the strongest first. */
export function Pulls({ pulls }: { pulls: readonly Pull[] }) {
  if (pulls.length === 0) return null;
  return (
    <p className="small mt-4">
      What could change it: {pulls.map((pull) => `${pullNames[pull.by].toLowerCase()} ${pullText(pull)}`).join(", ")}.
    </p>
  );
}

function yearsText({ low, high }: Payback): string {
  if (low === null) return "over 50";
  return high === null ? `${number(low, 1)} to over 50` : `${number(low, 1)}–${number(high, 1)}`;
}
