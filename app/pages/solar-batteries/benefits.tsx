import { Lines } from "#app/components/lines.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { CheckedOn } from "#app/figures/checked-on.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { Figure, Note } from "#app/figures/notes.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { batteryEfficiency } from "#content/energy/prices/batteries.ts";
import { feedIn, meanOffer } from "#content/energy/prices/tariffs.ts";
import { todayOf } from "#content/figures/index.ts";
import { number, range } from "#content/format.ts";

export function Benefits() {
  const sold = range(feedIn.low, feedIn.high);
  const vppToday = todayOf("vpp-earnings", useToday());
  const used = meanOffer.usage * batteryEfficiency;
  return (
    <section className="wrap split gap-y-5 py-section" aria-labelledby="benefits">
      <div className="wide:col-[1/5]">
        <h2 id="benefits">What a battery does, and what it doesn’t</h2>
        <p className="figure-number mt-5 wide:mt-8">
          {range(used - feedIn.high, used - feedIn.low)}&nbsp;c
          <Note id="waiting">
            The mean of the Victorian Default Offer 2026–27, {number(meanOffer.usage, 1)}&nbsp;c/kWh with GST, less the{" "}
            {number((1 - batteryEfficiency) * 100)}% a battery loses and the {sold}&nbsp;c exports earn. Essential
            Services Commission, checked <CheckedOn ids={["vdo-usage-mean", "feed-in-minimum-end"]} />.
          </Note>
        </p>
        <p className="small mt-2">
          what you gain on each kilowatt-hour: at 8&nbsp;pm it saves {number(meanOffer.usage, 1)}&nbsp;c, less the{" "}
          {number((1 - batteryEfficiency) * 100)}% lost in the battery and the {sold}&nbsp;c you’d have earned at noon
        </p>
      </div>
      <div className="wide:col-[6/13]">
        <PhoneFold summary="Evenings, blackouts, virtual power plants, warranty">
          <Lines
            lines={[
              {
                title: "It saves your own solar for the evening",
                text: (
                  <>
                    Without one, a house that’s empty all day uses about <Figure id="self-use-out" /> of what its panels
                    make and sells the rest for next to nothing.
                  </>
                ),
              },
              {
                title: "It can carry you through an outage",
                text: (
                  <>
                    Only if it’s fitted with backup. Some batteries cut out when the grid does; your quote says whether
                    yours has it.
                  </>
                ),
              },
              {
                title: "It can join a virtual power plant",
                text: (
                  <>
                    An operator may pay you to use part of your battery on hot evenings. Operators pay{" "}
                    <Figure id="vpp-earnings" alone /> per year, but most charge more for power: you keep about{" "}
                    <span className="together">{vppToday?.value}</span>. Joining is your choice.{" "}
                    <a href="/your-price?tab=vpp">Check an offer</a>, or read{" "}
                    <a href="/blog/virtual-power-plants">what you’d be agreeing to</a>.
                  </>
                ),
              },
              {
                title: (
                  <>
                    Battery warranty <FigureValue id="battery-warranty" /> (<FigureValue id="battery-cycles" />)
                  </>
                ),
                text: (
                  <>
                    It ends at ten years or the cycle limit, whichever comes first, and says how much capacity should be
                    left by then.
                  </>
                ),
              },
              {
                title: "You’ll still get a bill",
                text: (
                  <>
                    For the supply charge, <FigureValue id="vdo-supply-year" /> a year, and for power in the dull weeks
                    of winter. If you don’t use much in the evening, panels alone pay back sooner.
                  </>
                ),
              },
            ]}
          />
        </PhoneFold>
      </div>
    </section>
  );
}
