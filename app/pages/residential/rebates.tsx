import type { ReactNode } from "react";
import { GoLink } from "#app/components/links.tsx";
import { OptionsTable } from "#app/components/options-table.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { Dashes } from "#app/components/points.tsx";
import { SeeYourHouse } from "#app/estimators/see-your-house.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { useToday } from "#app/routing/today.ts";
import { type Cost, costOf } from "#content/cost.ts";
import { type FigureId, planningFigureOn } from "#content/figures/index.ts";
import { longDate, moneyText } from "#content/format.ts";
import { addDays } from "#content/melbourne.ts";
import { packages } from "#content/offers/packages.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { nextChangeAfter, plannedInstallationDay, plannedPeriodText } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";
import { incomeCapOn } from "#content/rules/solar-homes.ts";

export function Rebates() {
  const certificates = planningFigureOn("stc-residential-range", useToday());
  if (!certificates) throw new Error("stc-residential-range has no figure to plan on");
  return (
    <section className="wrap split gap-y-6 pb-section phone:gap-y-2" aria-labelledby="rebates">
      <h2 id="rebates" className="wide:col-[1/13]">
        What comes off the price, line by line
      </h2>
      <div className="wide:col-[6/13] wide:row-start-2">
        <Breakdown />
      </div>
      <div className="wide:col-[1/5] wide:row-start-2">
        <PhoneFold summary="The two discounts, and who gets them">
          <h3>Federal certificates</h3>
          <p className="mt-2">
            Panels and batteries earn STCs. We claim them and take their value off your price. They take off{" "}
            {certificates.value} {certificates.label}. {certificates.claim}
          </p>
          <h3 className="mt-6">Solar Homes, the state rebate</h3>
          <p className="mt-2">
            Up to <FigureValue id="solar-rebate-max" /> off panels, plus an interest-free loan for the same amount, paid
            back at <FigureValue id="solar-homes-loan-instalment" /> a month.
          </p>
          <p className="mt-2 mb-2">The household must:</p>
          <Dashes
            items={[
              "have a taxable income under {solar-homes-income}",
              "own and live in a home worth under {solar-homes-property}",
              "not have had panels installed there in the last {solar-homes-years-without-solar}",
              "connect the system to the internet",
              "go through an authorised retailer, and be approved before paying",
            ]}
          />
        </PhoneFold>
        <GoLink className="mt-6" href="/rebates-and-finance">
          All the rebates, and what you’d get in total
        </GoLink>
      </div>
    </section>
  );
}

const lines: readonly (readonly [name: string, amountIn: (cost: Cost) => ReactNode, note?: FigureId])[] = [
  ["Panels", ({ panels }) => moneyText(panels.price.typical)],
  ["Battery", ({ battery }) => signedText("+", battery.price.typical)],
  ["Panel certificates", ({ panels }) => <Certificates certificates={panels.certificates} />, "stc-price"],
  [
    "Battery certificates",
    ({ battery }) => <Certificates certificates={battery.certificates} />,
    "battery-credited-size",
  ],
  ["Solar Homes, if eligible", ({ panels }) => signedText("−", panels.rebate.amount), "solar-homes-share"],
];

function Breakdown() {
  const today = useToday();
  const plannedDay = plannedInstallationDay(today);
  const comparison = comparedDay(today);
  const costsOn = (day: Day) => packages.map(({ kw, batteryKwh }) => costOf({ kw, batteryKwh }, day));
  const leftToPay = (name: string, day: Day) => ({
    name,
    cells: costsOn(day).map(({ pay }) => moneyText(pay.typical)),
  });
  return (
    <>
      <OptionsTable
        legend="Price breakdown for"
        name="breakdown"
        options={packages.map(({ name }) => ({ name }))}
        chosenIndex={1}
        caption={<span className="label">A typical roof</span>}
        corner={`Melbourne, installed ${plannedPeriodText(today)}`}
        cellClass="num"
        rows={lines.map(([name, amountIn, note]) => ({ name, note, cells: costsOn(plannedDay).map(amountIn) }))}
        totals={[
          leftToPay("Left to pay", plannedDay),
          ...(comparison ? [leftToPay(comparison.name, comparison.day)] : []),
        ]}
        totalsClass="*:*:heavy-rule-above *:*:text-h4"
      />
      <SeeYourHouse kw={8} battery={10} />
    </>
  );
}

/** Another day to compare: today, if prices are planned for a later day, otherwise the next change. */
function comparedDay(today: Day): { name: string; day: Day } | undefined {
  const plannedDay = plannedInstallationDay(today);
  if (plannedDay !== today)
    return { name: `If we can still install by ${longDate(addDays(plannedDay, -1))}`, day: today };
  const nextDay = nextChangeAfter(today);
  if (nextDay === undefined) return undefined;
  const isCapKnown = incomeCapOn(nextDay) !== undefined || incomeCapOn(today) === undefined;
  return {
    name: `If it’s installed from ${longDate(nextDay)}${isCapKnown ? "" : " (Solar Homes isn’t announced for then)"}`,
    day: nextDay,
  };
}

function Certificates({ certificates: { count, value } }: { certificates: Cost["certificates"] }) {
  if (count === 0) return "–";
  return (
    <>
      −{moneyText(value)}
      <span className="small block">
        {count}&nbsp;×&nbsp;{moneyText(certificatePrice.assumed)}
      </span>
    </>
  );
}

/** An amount with its sign, or a dash for zero. */
function signedText(sign: string, dollars: number): string {
  return dollars ? `${sign}${moneyText(dollars)}` : "–";
}
