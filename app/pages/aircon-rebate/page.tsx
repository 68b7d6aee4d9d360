import { Bars } from "#app/components/bars.tsx";
import { Closing } from "#app/components/closing.tsx";
import { DataTable } from "#app/components/data-table.tsx";
import { Hero } from "#app/components/hero.tsx";
import { Lines } from "#app/components/lines.tsx";
import { GoLink } from "#app/components/links.tsx";
import { LocalContents } from "#app/components/local-contents.tsx";
import { OfferCard, OfferCards } from "#app/components/offer-card.tsx";
import { OptionsTable } from "#app/components/options-table.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { Section } from "#app/components/section.tsx";
import { SideSection } from "#app/components/side-section.tsx";
import { ElectionNote } from "#app/figures/checked-on.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { Figure, FigureNote } from "#app/figures/notes.tsx";
import { useToday } from "#app/routing/today.ts";
import { heatingYear } from "#content/energy/heating.ts";
import type { FigureId } from "#content/figures/index.ts";
import { moneyRangeText, moneyText } from "#content/format.ts";
import { minimumPayment } from "#content/offers/air-conditioning.ts";
import { ordinaryAirConditioningText } from "#content/offers/ordinary-job.ts";
import { requestFormFrom } from "#content/pages.ts";
import { type AirConditioningSize, prices } from "#content/prices.ts";
import { promises, replyWithinText } from "#content/promises.ts";
import { Systems } from "./systems.tsx";
import words from "./words.json" with { type: "json" };

export function Component() {
  return (
    <>
      <AirconHero />
      <LocalContents links={words.contents} />
      <Systems />
      <Benefits />
      <Eligibility />
      <Choosing />
      <Closing
        page="/aircon-rebate"
        title="Count the rooms. We’ll work out the rest."
        secondLink={{ href: "/plan", text: "What first? Your plan by year" }}
      >
        Tell us which rooms you use and when, and what heats them now. We’ll get back to you {replyWithinText}; the
        quote names the model, the rebate and what you pay.
      </Closing>
    </>
  );
}

/** What we sell by number of rooms, the minimum that a home pays for it by law, and the systems that this minimum is for. */
const offers: readonly (readonly [title: string, size: AirConditioningSize, minimum: FigureId, systems?: string])[] = [
  ["One room", "split", "veu-aircon-copayment-small"],
  ["Three rooms", "three-heads", "veu-aircon-copayment-medium", "(multi-head under 10\u00a0kW)"],
  ["The whole house", "ducted", "veu-aircon-copayment-ducted", "(also for a multi-head from 10\u00a0kW)"],
];

function AirconHero() {
  return (
    <Hero
      path="/aircon-rebate"
      picture="multi-head"
      strip="above"
      title="Reverse cycle with the aircon rebate"
      lead="One air conditioner heats in winter and cools in summer. We supply and fit it, and take the rebate, Victorian Energy Upgrades, off your quote."
      actions={[
        { href: requestFormFrom("/aircon-rebate"), text: "Get a quote" },
        { href: "#eligibility", text: "Who gets the rebate" },
      ]}
      trust={[
        "Licensed electricians and refrigeration mechanics",
        "{public-liability} of public liability insurance",
        `One written price, fixed for ${promises.quoteHolds}`,
      ]}
    >
      <h2 className="unseen">What it costs, and the least you pay</h2>
      <div className="mt-5">
        <OfferCards>
          {offers.map(([title, size, minimum, systems]) => {
            const { name, low, typical, high } = prices.airConditioning[size];
            return (
              <OfferCard key={size} title={title} price={`About ${moneyText(typical)}`}>
                <p>
                  {name}: {moneyRangeText(low, high)}
                </p>
                <p className="semibold">
                  By law you pay at least <FigureValue id={minimum} /> {systems}
                </p>
              </OfferCard>
            );
          })}
        </OfferCards>
      </div>
      <p className="mt-3 max-w-[56em] text-small">
        GST included, before the rebate.{" "}
        <span className="phone:hidden">The rebate depends on the system and what it replaces. </span>
        The minimum is the least the law allows. You may pay more: your quote shows how much.
        <FigureNote id="veu-aircon-start" />
      </p>
    </Hero>
  );
}

const { gas, reverseCycle } = heatingYear;

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
        Gas and electricity; gas alone is <Figure id="gas-daily-charge-year" /> a year
      </>,
      "Electricity only, once the last gas appliance is gone",
    ],
  },
  {
    name: "Your own solar",
    cells: ["Runs the cooler, never the heater", "Runs both, and can warm or cool the house before you come home"],
  },
];

function Benefits() {
  return (
    <SideSection
      id="benefits"
      title="One system instead of two"
      lead="A reverse-cycle system moves heat in or out, and burns nothing."
      intro={
        <p className="mt-4 phone:hidden">
          Thinking of solar too? You need cooling most in the afternoon, while the sun’s out.{" "}
          <a className="go" href="/residential">
            See the home packages
          </a>
        </p>
      }
      foot="An example for three people. The lighter part is the range: it depends on gas prices, ducts and the model. [Compare your own gas bills](/your-price?tab=heating)"
      after={
        <div className="wide:col-[1/13]">
          <PhoneFold summary="Gas and evaporative, compared">
            <OptionsTable
              legend="Compare"
              name="machine"
              options={[{ name: "Gas heater and evaporative cooler" }, { name: "Reverse cycle" }]}
              chosenIndex={1}
              rows={comparison}
            />
          </PhoneFold>
        </div>
      }
    >
      <Bars
        title="A year’s heating, for the same warmth"
        bars={[
          { label: "Ducted gas", figure: <Figure id="heating-gas-year" />, ...gas, tone: "gas" },
          { label: "Reverse cycle", figure: <Figure id="heating-reverse-cycle-year" />, ...reverseCycle, tone: "ours" },
        ]}
      />
    </SideSection>
  );
}

function Eligibility() {
  return (
    <Section id="eligibility" title="Who gets the Victorian Energy Upgrades rebate" groundClass="sand">
      <div className="mt-4">
        <Lines columns={2} lines={conditions} />
      </div>
      <GoLink href="/rebates-and-finance">See all rebates</GoLink>
    </Section>
  );
}

const conditions = [
  ...words.conditions,
  {
    title: "The amount is in your quote",
    text: (
      <>
        It varies with the price of the state’s certificates. For a multi-head system in a home, you get no extra rebate
        above <FigureValue id="veu-multi-split-credited" /> of cooling. <ElectionNote />
      </>
    ),
  },
];

const choices: readonly (readonly [rooms: string, size: AirConditioningSize])[] = [
  ["A bedroom or a study", "split"],
  ["A living area", "large-split"],
  ["Three rooms", "three-heads"],
  ["Five rooms", "five-heads"],
  ["The whole house", "ducted"],
];

/** How to choose, what each system costs, and what is extra. */
function Choosing() {
  const today = useToday();
  return (
    <Section id="choosing" title="Choosing a system by number of rooms">
      <div className="mt-4">
        <DataTable
          caption="An ordinary job with a short pipe run, GST included, before the rebate"
          columns={[
            "System",
            { name: "For", cellClass: "phone:hidden" },
            { name: "About", numeric: true },
            { name: "Usual range", numeric: true, cellClass: "phone:hidden" },
            { name: "At least, after the rebate", numeric: true },
          ]}
          rows={choices.map(([rooms, size]) => {
            const { name, low, typical, high } = prices.airConditioning[size];
            const minimum = minimumPayment(size, today);
            return {
              name,
              cells: [
                rooms,
                <b key="typical">{moneyText(typical)}</b>,
                moneyRangeText(low, high),
                minimum === undefined ? "–" : moneyText(minimum),
              ],
            };
          })}
        />
      </div>
      <div className="split gap-y-2 wide:mt-8" id="cost-to-buy">
        <div className="phone:hidden wide:col-[1/5] wide:pr-8">
          <h3>What isn’t in the price</h3>
        </div>
        <div className="wide:col-[5/13]">
          <PhoneFold summary="What isn’t in the price" plain>
            <p>
              {ordinaryAirConditioningText} It names the model and its capacity in kW, and has the rebate as its own
              line.
            </p>
          </PhoneFold>
        </div>
      </div>
    </Section>
  );
}
