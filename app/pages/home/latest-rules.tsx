import type { ReactNode } from "react";
import { PhoneFold } from "#app/components/phone-fold.tsx";
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
    <section className="sand py-section" aria-labelledby="changed">
      <div className="wrap split gap-y-4">
        <div className="wide:col-[1/5] wide:pr-8">
          <h2 id="changed">What’s changed, and what’s changing next</h2>
          <p className="mt-4">
            <a className="go" href="/rebates-and-finance">
              All rebates
            </a>
          </p>
        </div>
        <div className="wide:col-[5/13]">
          <dl>
            <Change from={next?.from ?? batteryTaperFrom}>
              {next ? (
                <>
                  The federal discount on a 10&nbsp;kWh battery falls from {worth(today)} to {worth(next.from)}.
                </>
              ) : (
                <>The federal discount on a 10&nbsp;kWh battery is {worth(today)}.</>
              )}
            </Change>
          </dl>
          <PhoneFold summary="Income limit, air conditioning and hot water">
            <dl className="from-tablet:rule-below">
              <Change from={currentIncomeCap.from}>
                Solar Homes is for households with a taxable income under {money(currentIncomeCap.value)}. The limit was{" "}
                {money(currentIncomeCap.before)}.
              </Change>
              <Change from={airConditioning.from}>
                After the state’s discount you pay at least {money(copayment.smallSingle)},{" "}
                {money(copayment.smallMultiSplit)} or {money(copayment.ducted)} for air conditioning, depending on type
                and size.
              </Change>
              <Change from={gasRules.hotWater}>
                When the gas hot water in an existing home dies, the replacement has to be electric. Repairs are still
                allowed.
              </Change>
            </dl>
          </PhoneFold>
        </div>
      </div>
    </section>
  );
}

function Change({ from, children }: { from: string; children: ReactNode }) {
  return (
    <div className="rule-above grid gap-y-1 py-3 from-tablet:grid-cols-[2fr_5fr] from-tablet:items-baseline from-tablet:gap-x-6">
      <dt className="text-h4">From {longDate(from)}</dt>
      <dd className="max-w-[36em]">{children}</dd>
    </div>
  );
}
