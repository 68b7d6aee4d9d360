import { figure } from "#content/figures/index.ts";
import { Island as SavingsIsland } from "../../islands/savings/island.tsx";
import { Island } from "../island.tsx";
import type { SavingsAnswerProps } from "./savings-answer.tsx";

/** What a roof saves and when it has paid for itself: question, answer and arithmetic, all from the address. */
export function SavingsEstimate({ site, sent, today }: Omit<SavingsAnswerProps, "usual">) {
  const usual = site === "business" ? usualBusiness : {};
  return (
    <>
      <Island name="savings" component={SavingsIsland} props={{ site, sent, today, usual }} start="interaction" />
      <p className="small mt-4">
        Our savings model, month by month on the average day; rates of the Victorian Default Offer 2026–27, Essential
        Services Commission; certificates after the Clean Energy Regulator’s rule. Checked 21 November 2026.
      </p>
    </>
  );
}

/** A workshop rather than a house where a business asks, at our advertised example's price. */
const usualBusiness = { kw: "30", use: "9000", home: "home", price: figure("example-30kw-price").value };
