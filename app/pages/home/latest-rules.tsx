import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { FigureClaim } from "#app/figures/figure.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { longDate, money } from "#content/format.ts";
import { batteryTaperFrom, gasRules } from "#content/rules/announced.ts";
import { batteryCertificates, batteryFactors } from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { nextStep } from "#content/rules/schedule.ts";
import { currentIncomeCap } from "#content/rules/solar-homes.ts";
import { airConditioning } from "#content/rules/veu-air-conditioning.ts";

const { copayment } = airConditioning;

/** What a visitor who read about rebates elsewhere is most likely to have wrong. */
export function LatestRules() {
  const today = useToday();
  const next = nextStep(batteryFactors, today);
  const worth = (day: string) => money(batteryCertificates(10, day) * certificatePrice.assumed);
  return (
    <section className="section sand" aria-labelledby="changed">
      <div className="wrap split">
        <div className="span-1-5">
          <h2 id="changed">What’s changed, and what’s changing next</h2>
          <p className="mt-4">
            <a className="go" href="/rebates-and-finance">
              All rebates
            </a>
          </p>
        </div>
        <div className="span-5-13">
          <dl className="dated">
            <div>
              <dt>From {longDate(next?.from ?? batteryTaperFrom)}</dt>
              <dd>
                {next ? (
                  <>
                    The federal discount on a 10&nbsp;kWh battery falls from {worth(today)} to {worth(next.from)}.
                  </>
                ) : (
                  <>The federal discount on a 10&nbsp;kWh battery is {worth(today)}.</>
                )}{" "}
                <FigureClaim id="battery-rebate-max" />
              </dd>
            </div>
          </dl>
          <PhoneFold summary="Income limit, air conditioning and hot water">
            <dl className="dated">
              <div>
                <dt>From {longDate(currentIncomeCap.from)}</dt>
                <dd>
                  Solar Homes is for households with a taxable income under {money(currentIncomeCap.value)}. The limit
                  was {money(currentIncomeCap.before)}.
                </dd>
              </div>
              <div>
                <dt>From {longDate(airConditioning.from)}</dt>
                <dd>
                  After the state’s discount you pay at least {money(copayment.smallSingle)},{" "}
                  {money(copayment.smallMultiSplit)} or {money(copayment.ducted)} for air conditioning, depending on
                  type and size. <FigureClaim id="aircon-rebate-max" />
                </dd>
              </div>
              <div>
                <dt>From {longDate(gasRules.hotWater)}</dt>
                <dd>
                  When the gas hot water in an existing home dies, the replacement has to be electric. Repairs are still
                  allowed.
                </dd>
              </div>
            </dl>
          </PhoneFold>
        </div>
      </div>
    </section>
  );
}
