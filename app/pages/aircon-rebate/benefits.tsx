import { Bars } from "#app/components/bars.tsx";
import { OptionsTable } from "#app/components/options-table.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { Figure } from "#app/figures/notes.tsx";
import { heatingYear } from "#content/energy/heating.ts";

const { gas, reverseCycle } = heatingYear;

export function Benefits() {
  return (
    <section className="wrap split py-section" aria-labelledby="benefits">
      <div className="wide:col-[1/5] wide:pr-8">
        <h2 id="benefits">One system instead of two</h2>
        <p className="lead mt-4">A reverse-cycle system moves heat in or out, and burns nothing.</p>
        <p className="mt-4 phone:hidden">
          Thinking of solar too? You need cooling most in the afternoon, while the sun’s out.{" "}
          <a className="go" href="/residential">
            See the home packages
          </a>
        </p>
      </div>
      <div className="wide:col-[5/13]">
        <Bars
          title="A year’s heating, for the same warmth"
          bars={[
            { label: "Ducted gas", figure: <Figure id="heating-gas-year" />, ...gas, tone: "gas" },
            {
              label: "Reverse cycle",
              figure: <Figure id="heating-reverse-cycle-year" />,
              ...reverseCycle,
              tone: "ours",
            },
          ]}
        />
        <p className="small mt-4">
          An example for three people. The lighter part is the range: it depends on gas prices, ducts and the model.{" "}
          <a href="/your-price?tab=heating">Compare your own gas bills</a>
        </p>
      </div>
      <div className="wide:col-[1/13]">
        <PhoneFold summary="Gas and evaporative, compared">
          <OptionsTable
            legend="Compare"
            name="machine"
            options={[{ name: "Gas heater and evaporative cooler" }, { name: "Reverse cycle" }]}
            chosen={1}
            rows={comparison}
          />
        </PhoneFold>
      </div>
    </section>
  );
}

const comparison = [
  {
    name: "Heat",
    cells: [
      "From burning gas: some of the heat is lost",
      "Moved in from outside: you get more energy out as heat than you put in as power",
    ],
  },
  { name: "Summer", cells: ["A second machine, a second service", "The same machine"] },
  {
    name: "Daily charges",
    cells: [
      <>
        Gas and electricity; gas alone is <Figure key="gas" id="gas-daily-charge-year" /> a year
      </>,
      "Electricity only, once the last gas appliance is gone",
    ],
  },
  {
    name: "Your own solar",
    cells: ["Runs the cooler, never the heater", "Runs both, and can warm or cool the house before you come home"],
  },
];
