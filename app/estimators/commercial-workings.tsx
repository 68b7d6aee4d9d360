import { moneyText } from "#content/format.ts";
import { yearOfDay } from "#content/rules/schedule.ts";
import type { CommercialResult, EnteredForCommercial } from "./calculators/commercial.tsx";
import type { ArithmeticLine } from "./estimate-lines.ts";
import { assumptionsOf } from "./results/assumptions.ts";
import { Calculations } from "./results/calculations.tsx";
import { paybackLines, savingLines } from "./results/lines.ts";

interface CommercialWorkingsProps {
  entered: EnteredForCommercial;
  result: CommercialResult;
}

/** How the figures are worked out, and what is assumed. */
export function CommercialWorkings({ entered, result }: CommercialWorkingsProps) {
  return (
    <>
      <Calculations lines={commercialLines(result).map(withAmount)} />
      <h3 className="mt-5 mb-2 text-h4">What we assume</h3>
      <ul className="dashes">
        {commercialAssumptions(entered, result).map(({ field, text }) => (
          <li key={text}>
            {text} {field && <a href={`#commercial-${field}`}>Change</a>}
          </li>
        ))}
      </ul>
    </>
  );
}

export function commercialAssumptions({ price, stc }: EnteredForCommercial, { house, cost, day }: CommercialResult) {
  return [
    ...assumptionsOf(house, cost, { knownPrice: price, stc }),
    { field: "kw", text: `The certificates are those for an installation in ${yearOfDay(day)}.` },
  ];
}

/** The system's yearly saving and its payback, line by line. */
export function commercialLines({ energy, house, cost, saving, payback }: CommercialResult): ArithmeticLine[] {
  return energy && saving && payback ? [...savingLines(energy, house), ...paybackLines(cost, saving, payback)] : [];
}

function withAmount({ label, calculation, amount }: ArithmeticLine): ArithmeticLine {
  return { label, calculation: amount === undefined ? calculation : `${calculation}: ${moneyText(amount)}` };
}
