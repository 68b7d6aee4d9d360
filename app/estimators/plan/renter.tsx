import { longDate } from "#content/format.ts";
import { middayPower } from "#content/rules/announced.ts";
import { rentalStandards } from "#content/rules/rentals.ts";
import type { PlanHome } from "./home.ts";

const changesWithoutConsent =
  "https://consumer.vic.gov.au/housing/renting/repairs-alterations-safety-and-pets/renters-making-changes-to-the-property";

/** What a renter can do without the owner, and what to ask the owner for. */
export function RenterAnswer({ home }: { home: PlanHome }) {
  const { system: waterHeater, rooms: roomHeating, solar, cooktop } = home;
  const onGas = [
    waterHeater === "gas" && "water heater",
    (roomHeating === "ducted" || roomHeating === "room") && "heater",
  ].filter((name) => name !== false);
  return (
    <>
      <p className="print:hidden">
        <a className="btn" href="/plan?letter">
          Write to the owner
        </a>
        <span className="small mt-2 block">
          A letter with the dates, the prices and the owner’s discounts: fill it in, then print or send it.
        </span>
      </p>
      <section>
        <h3>This month</h3>
        <ul className="dashes">
          <li>
            Compare power plans on <a href="https://compare.energy.vic.gov.au/">Victorian Energy Compare</a>.
            {waterHeater === "electric" &&
              ` With an electric tank, ask for a plan that’s free from ${middayPower.hours}, and heat the water then.`}
          </li>
          <li>
            Fit a low-flow shower head, keep the old one, and stick film on the windows:{" "}
            <a href={changesWithoutConsent}>Consumer Affairs lists what needs no permission</a>.
          </li>
          {cooktop === "gas" && <li>A portable induction plate runs from an ordinary power point.</li>}
          {roomHeating === "reverse" && (
            <li>Heat with the reverse cycle, not with plug-in heaters: it takes about a third of the power.</li>
          )}
          {solar !== "none" && <li>Run the washing and the dishes around midday, while the panels work.</li>}
        </ul>
      </section>
      <section>
        <h3>Ask the owner</h3>
        <ul className="dashes">
          {onGas.length > 0 && (
            <li>
              {`From ${longDate(rentalStandards.from)} a gas ${onGas.join(" or a ")} that can’t be repaired has to be replaced with an efficient electric one.`}
            </li>
          )}
          <li>
            {`At the next agreement after ${longDate(rentalStandards.from)} the living room needs efficient cooling, the shower needs a ${rentalStandards.showerStars}-star head, and a ceiling without insulation has to be insulated.`}
          </li>
          <li>
            The owner gets a discount on most of it. See <a href="#rentals">room by room</a> what has to be done and
            which discount applies.
          </li>
        </ul>
      </section>
    </>
  );
}
