import { type Step, Steps } from "#app/components/steps.tsx";
import { CheckedOn } from "#app/figures/checked-on.tsx";
import { HeldTogether } from "#app/figures/held-together.tsx";
import { Note } from "#app/figures/notes.tsx";
import { feedIn, meanOffer } from "#content/energy/prices/tariffs.ts";
import { longDate, number } from "#content/format.ts";
import { promises } from "#content/promises.ts";
import { feedInMinimumEnded } from "#content/rules/announced.ts";

const steps: readonly Step[] = [
  {
    title: "Bill & Roof Review",
    text: "You send a recent bill and your address. We look at the roof, the switchboard and when you use power.",
    promise: [promises.assessment, "at your place"],
  },
  {
    title: "Design & Quote",
    text: "You get a panel layout, a battery size and the reason for it, and a price with certificates and rebates line by line.",
    promise: [`Fixed for ${promises.quoteHolds}`, "in writing, GST included"],
  },
  {
    title: "Accredited Install & Grid Connection",
    text: "SAA-accredited installers fit the system. We lodge the connection paperwork with your distributor and hand you the certificate of electrical safety.",
    promise: ["On days that suit you.", "We look after the approvals."],
  },
  {
    title: "Ongoing Savings with Feed-in Tariffs",
    text: (
      <>
        Every kilowatt-hour of your own that you use saves about {number(meanOffer.usage)}&nbsp;cents. Each one you sell
        earns the feed-in tariff, usually <HeldTogether text={`${number(feedIn.high)} cents`} /> or less.
        <Note id="rates">
          The mean of the Victorian Default Offer 2026–27, with GST. No feed-in rate has been the legal minimum since{" "}
          {longDate(feedInMinimumEnded)}. Essential Services Commission, checked{" "}
          <CheckedOn ids={["vdo-usage-mean", "feed-in-minimum-end"]} />.
        </Note>{" "}
        So we size the system for you to use most of its power yourself.
      </>
    ),
    promise: ["You’ll see it", "on every bill"],
  },
];

export function HowItWorks() {
  return (
    <section className="wrap split py-section" aria-labelledby="how">
      <div className="wide:col-[1/5] wide:pr-8">
        <h2 id="how">How It Works</h2>
        <p className="lead mt-4">
          Four steps take you from your latest bill to your first day on solar. You see every figure before you sign.
        </p>
      </div>
      <div className="wide:col-[5/13]">
        <Steps steps={steps} folds />
      </div>
    </section>
  );
}
