import type { ReactNode } from "react";
import { useToday } from "#app/routing/today.ts";
import { type FigureId, planningFigureOn, valueOn } from "#content/figures/index.ts";
import { capitalised } from "#content/format.ts";

interface OfferCardProps {
  title: ReactNode;
  /** The typical price, which comes first. */
  price: string;
  /** What the price is for, its usual range and the "from" price. */
  children: ReactNode;
}

/** Something we sell, with its price: a column beside others if there is room, otherwise two lines. */
export function OfferCard({ title, price, children }: OfferCardProps) {
  return (
    <li className="grid gap-x-4 @max-[48rem]:rule-below @max-[48rem]:grid-cols-[1fr_auto] @max-[15rem]:grid-cols-1 @max-[48rem]:items-baseline @max-[48rem]:py-2 @min-[48rem]:row-span-3 @min-[48rem]:grid-rows-subgrid @min-[48rem]:py-5 @min-[48rem]:not-first:rule-before @min-[48rem]:not-first:pl-5">
      <h3 className="text-h4">{title}</h3>
      <p className="text-price whitespace-nowrap @max-[48rem]:text-h3">{price}</p>
      <div className="text-small @max-[48rem]:col-span-2">{children}</div>
    </li>
  );
}

/** Three offer cards, side by side if there is room. */
export function OfferCards({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <ul className="heavy-rule-above @min-[48rem]:rule-below @min-[48rem]:grid @min-[48rem]:grid-cols-3">
        {children}
      </ul>
    </div>
  );
}

interface SizePricesProps {
  /** The list's name, for screen readers. */
  title: string;
  sizes: readonly { id: string; name: string; size: string; figures: { price: FigureId } }[];
}

/** The price of each size of a product, for a page's first screen. A name links to its card. */
export function SizePrices({ title, sizes }: SizePricesProps) {
  const today = useToday();
  return (
    <>
      <h2 className="unseen">{title}</h2>
      <OfferCards>
        {sizes.map(({ id, name, size, figures }) => {
          const price = planningFigureOn(figures.price, today);
          return (
            <OfferCard
              key={id}
              title={<a href={`#${id}`}>{name}</a>}
              price={capitalised(price?.value ?? valueOn(figures.price, today))}
            >
              <p className="semibold">{size}</p>
              {price?.other}
            </OfferCard>
          );
        })}
      </OfferCards>
    </>
  );
}
