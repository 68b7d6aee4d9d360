import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { textOf } from "#app/figures/text-with-figures.tsx";
import { cachedForDay } from "#app/routing/cached-for-day.ts";
import { useToday } from "#app/routing/today.ts";
import { business } from "#content/business.ts";
import { rentalPrices } from "#content/offers/rental-prices.ts";
import { plainText } from "#content/questions/question.ts";
import type { Day } from "#content/rules/schedule.ts";

const rentingUrl = "https://www.consumer.vic.gov.au/housing/renting";

/** A letter that a renter can fill in and print, or send by email or text message. What they type stays in the browser. */
export const LetterToOwner = cachedForDay(function LetterToOwner() {
  const today = useToday();
  const { opening, points, closing } = letterOn(today);
  const emailFields = new URLSearchParams({ subject: "Energy standards for our rented home", body: messageOn(today) });
  // Mail programs don't turn a plus sign into a space.
  const encodedFields = String(emailFields).replaceAll("+", "%20");
  return (
    <div className="wrap max-w-[42em] pt-6 pb-section">
      <Breadcrumb path="/plan" />
      <h1>A letter to the owner</h1>
      <p className="small mt-3 print:hidden">
        For renters. Fill it in and print it, or send the text from your phone and add the address and your name there.
        Nothing you type here is sent to us or kept.
      </p>
      <p className="actions mt-4 print:hidden">
        <a className="btn" href={`mailto:?${encodedFields}`}>
          Send it by email
        </a>
        <a className="btn btn-line" href={`sms:?&${encodedFields.slice(encodedFields.indexOf("body="))}`}>
          Send it as a message
        </a>
        <button className="btn btn-line no-js:hidden" type="button" data-print="">
          Print this letter
        </button>
      </p>
      <label className="mt-8 block" htmlFor="home">
        To the owner of:
      </label>
      <input className={lineClass} id="home" type="text" autoComplete="address-line1" />
      <p className="mt-6">{textOf(opening)}</p>
      <ul className="dashes mt-4">
        {points.map((point) => (
          <li key={point}>{textOf(point)}</li>
        ))}
      </ul>
      {closing.map((paragraph) => (
        <p key={paragraph} className="mt-4">
          {textOf(paragraph)}
        </p>
      ))}
      <p className="mt-4">
        <a href="/plan#rentals">All standards, with exemptions and sources</a>. Consumer Affairs Victoria:{" "}
        <a href={rentingUrl}>renting</a>.
      </p>
      <label className="mt-6 block" htmlFor="renter">
        Your renter, and the date:
      </label>
      <input className={lineClass} id="renter" type="text" autoComplete="name" />
    </div>
  );
});

/** A line to write on, on the screen and on paper. */
const lineClass = "mt-2 w-full border-0 border-b border-edge bg-transparent py-2";

function letterOn(today: Day) {
  const { heatPump, heatPumpCertificates, split } = rentalPrices(today);
  return {
    opening:
      "From {rental-standards-start} new energy standards apply to rented homes in Victoria. I’d like to plan for them with you, before something breaks.",
    points: [
      "A water heater or heater that can’t be repaired has to be replaced with an efficient electric one. Having no hot water or heating is an urgent repair: if you don’t respond, I may spend up to {rental-urgent-repair} on it and claim it back.",
      "From our next agreement the living room needs efficient cooling, shower heads need {rental-shower-stars}, and a ceiling that has no insulation needs {rental-insulation}.",
      "One reverse-cycle unit in the living room meets the standard for heating and for cooling.",
    ],
    closing: [
      `A heat pump for hot water costs ${heatPump}, which take off ${heatPumpCertificates}. One reverse-cycle unit costs ${split}. As a landlord you get the Victorian Energy Upgrades discount on top of that: it changes with the market, so a quote says how much. You pay at least {veu-hot-water-copayment} for the heat pump. For panels, Solar Homes pays up to {rental-solar-rebate} a home, for up to {rental-solar-homes-a-year}.`,
      `The heat pump and reverse-cycle prices are from ${business.name}, ${business.phone.display}. They’ll look at the home for free and quote in writing.`,
    ],
  };
}

/** The letter as plain text, for an email or a text message. */
function messageOn(today: Day): string {
  const { opening, points, closing } = letterOn(today);
  const paragraphs = [
    "To the owner of: ",
    opening,
    ...points.map((point) => `- ${point}`),
    ...closing,
    `Consumer Affairs Victoria: ${rentingUrl}`,
    "Your renter: ",
  ];
  return paragraphs.map((paragraph) => plainText(paragraph, today)).join("\r\n\r\n");
}
