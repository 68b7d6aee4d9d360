import { useToday } from "#app/page-request/today.tsx";
import { type FigureId, todayOf } from "#content/figures/index.ts";
import { capitalised } from "#content/format.ts";

interface PriceListProps {
  items: readonly { name: string; size: string; price: FigureId; href: string }[];
}

/** What each size of one thing costs, on a page's first screen; a name leads to its card. */
export function PriceList({ items }: PriceListProps) {
  const today = useToday();
  return (
    <dl className="heavy-rule-above mt-5 max-w-[34rem] print:hidden">
      {items.map(({ name, size, price, href }) => (
        <div key={name} className="rule-below grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-1.5 from-tablet:py-2">
          <dt>
            <a className="semibold" href={href}>
              {name}
            </a>
          </dt>
          <dd className="text-h4 row-span-2">{capitalised(todayOf(price, today)?.value ?? "")}</dd>
          <dd className="small">{size}</dd>
        </div>
      ))}
    </dl>
  );
}
