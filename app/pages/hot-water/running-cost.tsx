import { PhoneFold } from "#app/components/phone-fold.tsx";
import { Calculator } from "#app/estimators/calculator.tsx";
import { hotWater } from "#app/estimators/calculators/hot-water.tsx";
import { termLines, termsOn } from "#app/estimators/programs/terms.ts";
import { Calculations } from "#app/estimators/results/calculations.tsx";
import { YourHouse } from "#app/estimators/results/your-house.tsx";
import { CheckedOn } from "#app/figures/checked-on.tsx";
import type { Day } from "#content/rules/schedule.ts";
import { Example } from "./example.tsx";

/** A visitor's own running costs; on a phone an example stands over the fold that holds them. */
export function RunningCost({ question, today }: { question: string; today: Day }) {
  return (
    <section className="sand py-section" aria-labelledby="running-cost">
      <div className="wrap">
        <h2 id="running-cost">Work out your own running costs</h2>
        <p className="lead mt-4 phone:hidden">Change a field to recalculate. No&nbsp;name&nbsp;needed.</p>
        {question === "" && <Example today={today} />}
        <PhoneFold buttonClass="fold-button" summary="Work out your own costs" open={question !== ""}>
          <div id="estimate" className="scroll-mt-36">
            <YourHouse sent={question} />
            <Calculator
              of={hotWater}
              query={question}
              today={today}
              parts={{ ...termsParts(today), sources: <Sources /> }}
            />
          </div>
        </PhoneFold>
      </div>
    </section>
  );
}

/** By program, for the rows of the answer. */
function termsParts(today: Day) {
  return Object.fromEntries(
    Object.entries(termsOn(today)).map(([id, terms]) => [id, <Calculations key={id} lines={termLines(terms)} />]),
  );
}

function Sources() {
  return (
    <p className="small">
      Rates are those of the Victorian Default Offer 2026–27 and of gas standing offers in September 2026, checked{" "}
      <CheckedOn ids={["vdo-usage-mean", "gas-usage-price", "heat-pump-cop"]} />.
    </p>
  );
}
