import { Fold } from "#app/controls/fold.tsx";
import { CheckedOn } from "#app/figures/checked-on.tsx";
import { Island } from "#app/island/wrapper.tsx";
import { dailyParts } from "#app/page-request/daily-markup.tsx";
import { money, moneyRange, percent } from "#content/format.ts";
import { prices } from "#content/prices.ts";
import { compute, readSent } from "./answer.ts";
import { QuoteForm } from "./form.tsx";
import { Island as QuoteIsland, type QuoteProps } from "./island.tsx";

/** Checks a quote the visitor already has against the rules. */
export function QuoteCheck(props: QuoteProps) {
  const { open, closed } = sameForAll(props.today);
  const serverParts = {
    form: <QuoteForm {...props} />,
    questions: isAsked(props) ? open : closed,
  };
  return <Island name="quote" component={QuoteIsland} props={props} serverParts={serverParts} start="interaction" />;
}

/** With a quote entered, the questions to ask about it are open from the start. */
function isAsked({ sent, today }: QuoteProps): boolean {
  const { findings, outputs } = compute(readSent(sent, today).input);
  return findings.length > 0 || outputs["quote-stcs-rule"] !== undefined;
}

const { panels, batteryPerKwh: battery } = prices;

const sameForAll = dailyParts(() => ({
  open: <QuoteQuestions open />,
  closed: <QuoteQuestions open={false} />,
}));

function QuoteQuestions({ open }: { open: boolean }) {
  return (
    <>
      <Fold summary="Seven things to ask any installer" open={open}>
        <ol className="asking">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </Fold>
      <Fold summary="How we work this out">
        <ul className="dashes small">
          <li>
            Certificates are worked out as above, from the postcode, size and date. If the price is after certificates,
            we add back the ones the quote claims or, if it doesn’t say, the number the rules allow.
          </li>
          <li>
            The usual range is our own assumption, last checked <CheckedOn ids={["panel-price-model"]} />: panels{" "}
            {money(panels.base)} + {money(panels.perKw)} per kW, give or take {percent(panels.spread)}; batteries{" "}
            {moneyRange(battery.low, battery.high)} per usable kWh. A steep roof, a new switchboard or three-phase power
            costs more.
          </li>
          <li>Left out: the state rebate, running costs, and how good the work is.</li>
        </ul>
      </Fold>
    </>
  );
}

/** For any installer. */
const questions = [
  "How many certificates have you counted, for which postcode, size and installation date, and how much are you allowing for each?",
  "Is the price before or after certificates and rebates, and does it include GST, switchboard work and the network application?",
  "Exactly which panels, inverter and battery will I get, and are they on the approved lists today?",
  "Who will be on the roof, what’s their accreditation number, and who signs the certificate of electrical safety?",
  "What export limit did the network approve for this address?",
  "What happens to the price if the installation slips past the next drop in certificates?",
  "Who gives each warranty (the manufacturer, the seller or the installer), and for how long?",
];
