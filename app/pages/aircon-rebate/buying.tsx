import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { Figure } from "#app/figures/notes.tsx";
import { QuoteLines } from "#app/sections/get-quotes/get-quotes.tsx";
import type { FigureId } from "#content/figures/index.ts";
import { type Line, Lines } from "./lines.tsx";

const choices: readonly (Omit<Line, "long"> & {
  least: FigureId;
  system: string;
  link: [href: string, text: string];
})[] = [
  {
    title: "One room",
    text: "A split system: one head inside, one unit outside. Cheapest to buy, smallest job.",
    least: "veu-aircon-copayment-small",
    system: "for a split under 10\u00a0kW",
    link: ["/contact?service=aircon-rebate#form", "Ask about a split system"],
  },
  {
    title: "Two to five rooms",
    text: "Several splits, or multi-head if there’s room for only one outdoor unit.",
    least: "veu-aircon-copayment-medium",
    system: "for multi-head under 10\u00a0kW",
    link: ["#multi-head", "How multi-head works"],
  },
  {
    title: "The whole house",
    text: "Ducted, if there’s enough roof space. Ask for at least two zones.",
    least: "veu-aircon-copayment-ducted",
    system: "for ducted",
    link: ["#ducted", "How ducted works"],
  },
];

const besides: readonly Line[] = [
  {
    title: "Size",
    text: "Depends on the room’s area, windows and insulation. An oversized unit costs more and runs badly; ask how the size was worked out.",
  },
  {
    title: "Running cost",
    text: "The energy label has stars for each climate zone. In Victoria, go by the stars for the cold zone.",
  },
  {
    title: "Noise",
    text: "Compare the decibels on the label, and keep the outdoor unit away from bedrooms, yours and next door’s.",
  },
];

const quoted = [
  "The model, its heating and cooling capacity in kW, and the price before any discount",
  "The Victorian Energy Upgrades discount as its own line, and what you pay",
  "Electrical work, long pipe runs, wall brackets and a condensate drain, if you need them",
  "Taking out the old heater, and capping the gas",
];

/** How to choose, and how to get a price. */
export function Buying() {
  return (
    <section className="section wrap" aria-labelledby="choosing">
      <h2 id="choosing">Choosing a system by number of rooms</h2>
      <ul className="aircon-rooms">
        {choices.map(({ title, text, least, system, link }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className="aircon-room-least">
              At least{" "}
              <b>
                <Figure id={least} />
              </b>{" "}
              {system}
            </p>
            <a className="go from-tablet" href={link[0]}>
              {link[1]}
            </a>
          </li>
        ))}
      </ul>
      <h3 className="aircon-any from-tablet">What to compare, whichever you choose</h3>
      <PhoneFold summary="Size, running cost, noise">
        <Lines className="aircon-besides" of={besides} />
      </PhoneFold>
      <QuoteLines lines={quoted} />
    </section>
  );
}
