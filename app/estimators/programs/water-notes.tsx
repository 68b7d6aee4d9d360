import { CheckedOn } from "#app/figures/checked-on.tsx";
import type { Day } from "#content/rules/schedule.ts";
import { Calculations } from "../results/calculations.tsx";
import { termsOn } from "./terms.ts";

/** What is true of a program for everyone. */
export function ProgramTerms({ id, today }: { id: keyof ReturnType<typeof termsOn>; today: Day }) {
  return <Calculations lines={termsOn(today)[id]} />;
}

/** Where the rates of a year's hot water are from. */
export function WaterSources() {
  return (
    <p className="small">
      Rates are those of the Victorian Default Offer 2026–27 and of gas standing offers in September 2026, checked{" "}
      <CheckedOn ids={["vdo-usage-mean", "gas-usage-price", "heat-pump-cop"]} />.
    </p>
  );
}
