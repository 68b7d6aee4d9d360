import { ServerPart } from "#app/island/server-part.tsx";
import { moneyRange } from "#content/format.ts";
import { AskAbout } from "../frame/ask-about.tsx";
import { Output } from "../frame/output.tsx";
import type { QuoteResult } from "./answer.ts";

interface QuoteResultsProps {
  result: QuoteResult;
  /** The question as understood, for the request form. */
  query: string;
}

export function QuoteResults({ result, query }: QuoteResultsProps) {
  const { outputs, arithmetic, findings, perKw, perKwh } = result;
  const fewer = (outputs["quote-stcs-difference"] ?? 0) < 0;
  const hasAnswer = findings.length > 0 || outputs["quote-stcs-rule"] !== undefined;
  return (
    <div className="estimate-results">
      <table className="table docket">
        <caption className="label">
          {hasAnswer ? "Your quote, checked" : "Enter what your quote says; you don’t need to fill in everything"}
        </caption>
        <tbody>
          <Row name="Certificates under the rules" output="quote-stcs-rule" of={outputs} />
          <Row name="Certificates the quote claims" output="quote-stcs-claimed" of={outputs} />
          <Row
            name={fewer ? "Fewer than the rules allow" : "More than the rules allow"}
            output="quote-stcs-difference"
            of={outputs}
          />
          <Row name="What the difference is worth" output="quote-difference-value" of={outputs} unit="$" />
          <Row
            name="Per kW, before certificates"
            output="quote-per-kw"
            of={outputs}
            unit="$"
            usual={perKw && moneyRange(perKw.low, perKw.high)}
          />
          <Row
            name="Per usable kWh, before certificates"
            output="quote-per-kwh"
            of={outputs}
            unit="$"
            usual={perKwh && moneyRange(perKwh.low, perKwh.high)}
          />
        </tbody>
      </table>
      {!hasAnswer && (
        <p>
          <a className="go" href="/rebates-and-finance?postcode=3121&kw=6.6&stcs=45&price=7900#check">
            Try it with a quote that’s wrong
          </a>
          : 6.6&nbsp;kW in Richmond for $7,900, with 45 certificates
        </p>
      )}
      {findings.length > 0 && (
        <ul className="lines">
          {findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
      {arithmetic.length > 0 && (
        <ul className="dashes small">
          {arithmetic.map(({ label, calculation }) => (
            <li key={label}>
              {label}: {calculation}
            </li>
          ))}
        </ul>
      )}
      <ServerPart name="questions" />
      <AskAbout tool="quote" query={query} />
    </div>
  );
}

interface RowProps {
  name: string;
  output: keyof QuoteResult["outputs"];
  of: QuoteResult["outputs"];
  unit?: "$";
  usual?: string | undefined;
}

function Row({ name, output, of, unit, usual }: RowProps) {
  const value = of[output];
  const short = value !== undefined && value < 0;
  return (
    <tr hidden={value === undefined}>
      <th scope="row">
        {name} {usual && <span className="small">usual {usual}</span>}
      </th>
      <td className="num">
        {unit && value !== undefined && !short && unit}
        <Output name={output} value={value} />
        {unit && short && " dollars"}
      </td>
    </tr>
  );
}
