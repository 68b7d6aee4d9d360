import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { CheckedOn } from "#app/figures/checked-on.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { longDate, money } from "#content/format.ts";
import { batteryTaperFrom, gasRules } from "#content/rules/announced.ts";
import { batteryCertificates, batteryFactors } from "#content/rules/battery-certificates.ts";
import { nextStep } from "#content/rules/schedule.ts";
import { currentIncomeCap } from "#content/rules/solar-homes.ts";
import { airConditioning } from "#content/rules/veu-air-conditioning.ts";

const { copayment } = airConditioning;

/** What a visitor who read about rebates elsewhere is most likely to have wrong. */
export function LatestRules() {
  const today = useToday();
  const next = nextStep(batteryFactors, today);
  return (
    <section className="section sand" aria-labelledby="changed">
      <div className="wrap split">
        <div className="span-1-5">
          <h2 id="changed">What’s changed, and what’s changing next</h2>
          <p className="lead mt-4">
            Rules change faster than websites. These were checked on{" "}
            <CheckedOn ids={["battery-factor", "solar-homes-income", "veu-aircon-start", "gas-hot-water"]} />.
          </p>
          <p className="mt-4">
            <a className="go" href="/rebates-and-finance">
              All rebates, with a calculator
            </a>
          </p>
        </div>
        <div className="span-5-13">
          <dl className="dated">
            <div>
              <dt>From {longDate(batteryTaperFrom)}</dt>
              <dd>
                Bigger batteries earn fewer certificates per kWh. A battery with 10&nbsp;kWh of usable capacity earns{" "}
                {batteryCertificates(10, today)} certificates
                {next && (
                  <>
                    , or {batteryCertificates(10, next.from)} from {longDate(next.from)}
                  </>
                )}
                .
              </dd>
            </div>
            <div>
              <dt>From {longDate(currentIncomeCap.from)}</dt>
              <dd>
                The Solar Homes rebate is now for households with a taxable income under {money(currentIncomeCap.value)}
                . The old limit was {money(currentIncomeCap.before)}.
              </dd>
            </div>
          </dl>
          <PhoneFold summary="Air conditioning and hot water">
            <dl className="dated">
              <div>
                <dt>From {longDate(airConditioning.from)}</dt>
                <dd>
                  Under Victorian Energy Upgrades you now pay at least {money(copayment.smallSingle)},{" "}
                  {money(copayment.smallMultiSplit)} or {money(copayment.ducted)} for air conditioning, depending on
                  type and size.
                </dd>
              </div>
              <div>
                <dt>From {longDate(gasRules.hotWater)}</dt>
                <dd>
                  In an existing home, a gas water heater at the end of its life must be replaced with an electric one.
                  Repairs are still allowed.
                </dd>
              </div>
            </dl>
          </PhoneFold>
        </div>
      </div>
    </section>
  );
}
