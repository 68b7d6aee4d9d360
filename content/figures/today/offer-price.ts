import { type CostLine, costOf, type Purchase } from "#content/cost.ts";
import { longDate, money, tensOfMoney } from "#content/format.ts";
import { unchangedUntil } from "#content/rules/changes.ts";
import type { Today } from "./today.ts";

interface Offer {
  purchase: Purchase;
  label: string;
  /** Our lowest price, and who pays it. */
  from: { dollars: number; condition: string };
  /** As a sentence begins. */
  name: string;
  /** What more there is to know. */
  more?: string;
}

/** What something typically costs after every discount of the day. */
export function priceToday({ purchase, label, from, name, more = "" }: Offer): Today {
  return {
    value: (day) => `about ${tensOfMoney(costOf(purchase, day).pay.typical)}`,
    label,
    claim: `From ${money(from.dollars)} ${from.condition}.`,
    why: (day) => {
      const { lines, price, pay, panels, heatPump } = costOf(purchase, day);
      const off = lines.filter(({ is }) => is !== "price").map(discountText);
      const unknown = [panels, heatPump].some(({ rebate }) => rebate.status === "unknown")
        ? " Solar Homes is left out: its rules for this date aren’t known."
        : "";
      return `${name} installed by ${longDate(unchangedUntil(day) ?? day)} typically costs ${money(price.typical)}, less ${listOf(off)}. That leaves about ${tensOfMoney(pay.typical)}.${unknown}${more}`;
    },
  };
}

const certificateNames = { panels: "panel ", battery: "battery ", heatPump: "", airConditioner: "" };

function discountText({ part, is, count, amount }: CostLine): string {
  const dollars = money(-amount.typical);
  return is === "rebate"
    ? `${dollars} from Solar Homes if you’re eligible`
    : `${dollars} for ${count} ${certificateNames[part]}certificates`;
}

/** "a", "a and b", "a, b and c", and where there is nothing "nothing". */
function listOf(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "nothing";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}
