import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ShareButton } from "#app/components/share/share-button.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { cachedForDay } from "#app/routing/cached-for-day.ts";
import { useToday } from "#app/routing/today.ts";
import { business } from "#content/business.ts";
import { rentalPrices } from "#content/offers/rental-prices.ts";

/** What a renter can print and hand to the owner, alone on its page. */
export const LetterToOwner = cachedForDay(function LetterToOwner() {
  const { heatPump, split } = rentalPrices(useToday());
  return (
    <div className="wrap max-w-[42em] pt-6 pb-section">
      <Breadcrumb path="/plan" />
      <h1>A letter to the owner</h1>
      <p className="small mt-3 print:hidden">
        For renters. Print this page, write the address and your name on the paper, and hand it over.
      </p>
      <p className="flex gap-6 print:hidden no-js:hidden">
        <button className="share" type="button" data-print="">
          Print this letter
        </button>
        <ShareButton what="letter" path="/plan?letter" />
      </p>
      <p className="mt-8">To the owner of:</p>
      <p className="mt-10 border-b border-line" />
      <p className="mt-6">
        From <FigureValue id="rental-standards-start" /> new energy standards apply to rented homes in Victoria. I’d
        like to plan for them with you, before something breaks.
      </p>
      <ul className="dashes mt-4">
        <li>
          A water heater or heater that can’t be repaired has to be replaced with an efficient electric one. Having no
          hot water or heating is an urgent repair: if you don’t respond, I may spend up to{" "}
          <FigureValue id="rental-urgent-repair" /> on it and claim it back.
        </li>
        <li>
          From our next agreement the living room needs efficient cooling, shower heads need{" "}
          <FigureValue id="rental-shower-stars" />, and a ceiling that has no insulation needs{" "}
          <FigureValue id="rental-insulation" />.
        </li>
        <li>One reverse-cycle unit in the living room meets the standard for heating and for cooling.</li>
      </ul>
      <p className="mt-4">
        A heat pump for hot water costs {heatPump}, and one reverse-cycle unit {split}. Landlords get the Victorian
        Energy Upgrades discount too. For panels, Solar Homes pays up to <FigureValue id="rental-solar-rebate" /> a
        home, for up to <FigureValue id="rental-solar-homes-a-year" />.
      </p>
      <p className="mt-4">
        The heat pump and reverse-cycle prices are from {business.name}, {business.phone.display}. They’ll look at the
        home for free and quote in writing. <a href="/plan#rentals">All standards, with exemptions and sources</a>.
        Consumer Affairs Victoria: <a href="https://www.consumer.vic.gov.au/housing/renting">renting</a>.
      </p>
      <p className="mt-6">Your renter, and the date:</p>
      <p className="mt-10 border-b border-line" />
    </div>
  );
});
