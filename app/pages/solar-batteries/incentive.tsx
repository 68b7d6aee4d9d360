import { DataTable } from "#app/components/data-table.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { TableScroll } from "#app/components/table-scroll.tsx";
import { FigureClaim, FigureValue } from "#app/figures/figure.tsx";
import { FigureWithClaim } from "#app/figures/figure-with-claim.tsx";
import { Figure, FigureNote } from "#app/figures/notes.tsx";
import { useToday } from "#app/page-request/today.tsx";
import { kwhSize, longDate, money } from "#content/format.ts";
import { batteryCertificates, batteryFactors, eligibleNominalKwh, taper } from "#content/rules/battery-certificates.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { nextStep } from "#content/rules/schedule.ts";

const sizes = [10, 13.5, 20, 30, 50];

export function Incentive() {
  const today = useToday();
  const next = nextStep(batteryFactors, today);
  const worth = (usable: number, day: string) => money(batteryCertificates(usable, day) * certificatePrice.assumed);
  return (
    <section className="wrap split items-start py-section" aria-labelledby="incentive">
      <div className="grid gap-5 wide:col-[1/6]">
        <h2 id="incentive">The federal battery discount: how much you get</h2>
        <FigureWithClaim id="battery-rebate-max" noted />
        <p>
          This is the Cheaper Home Batteries Program. <FigureClaim id="battery-discount-share" /> The amount depends on
          the usable size and the date the battery is signed off, and it shrinks twice a year.
        </p>
        <p>
          <a className="go" href="/your-price">
            Your price after the discount
          </a>
        </p>
      </div>
      <div className="wide:col-[7/13]">
        <PhoneFold summary="The discount by usable size">
          <TableScroll label="Discount by usable size">
            <DataTable
              caption={
                <span className="label">
                  At {money(certificatePrice.assumed)} a certificate
                  <FigureNote id="stc-price" />, for batteries of {eligibleNominalKwh.least} to{" "}
                  {kwhSize(eligibleNominalKwh.most)} (nominal)
                </span>
              }
              columns={[
                { name: "Usable" },
                { name: "Certificates today", numeric: true },
                { name: "Discount today", numeric: true },
                ...(next ? [{ name: `From ${longDate(next.from).replaceAll("\u00a0", " ")}`, numeric: true }] : []),
              ]}
              rows={sizes.map((usable) => ({
                name: kwhSize(usable),
                cells: [
                  batteryCertificates(usable, today),
                  <b key="today">{worth(usable, today)}</b>,
                  ...(next ? [worth(usable, next.from)] : []),
                ],
              }))}
            />
          </TableScroll>
          <p className="small mt-4">
            Batteries with a nominal size of <FigureValue id="battery-eligible-size" /> are eligible, once per premises
            and only with solar. They earn certificates on usable capacity up to <Figure id="battery-credited-size" />.
          </p>
          <p className="small mt-4">
            The first {kwhSize(taper[0].upTo)} count in full, the next {taper[1].upTo - taper[0].upTo} at{" "}
            <Figure id="battery-second-share" />, the rest at <FigureValue id="battery-third-share" />. Anything above{" "}
            {kwhSize(taper[2].upTo)} earns nothing extra. Victoria has no battery rebate: its loan closed in{" "}
            <FigureValue id="solar-homes-battery-loan-closed" />.
          </p>
        </PhoneFold>
      </div>
    </section>
  );
}
