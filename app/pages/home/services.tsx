import type { ReactNode } from "react";
import { FigureValue } from "#app/figures/figure.tsx";
import { PlanningFigure } from "#app/figures/planning-figure.tsx";
import { Picture, type PictureName } from "#app/pictures/picture.tsx";
import { cachedForDay } from "#app/routing/cached-for-day.ts";
import { useToday } from "#app/routing/today.ts";
import { moneyText } from "#content/format.ts";
import { prices } from "#content/prices.ts";
import { plannedPeriodText } from "#content/rules/changes.ts";

export const Services = cachedForDay(function Services() {
  const plannedText = plannedPeriodText(useToday());
  return (
    <section className="wrap pb-section" aria-labelledby="services">
      <h2 id="services">What we install</h2>
      <p className="small mt-2 mb-5 max-w-[36em] wide:mb-8">
        Prices are for a typical Melbourne home, installed {plannedText}, with GST and after rebates, but before
        Victorian Energy Upgrades.
      </p>
      <div className="grid gap-x-8 gap-y-7 from-tablet:grid-cols-2 wide:gap-y-14">
        <Service
          title="Residential"
          picture="roof-from-above"
          alt="A house from above, with solar panels on its north-facing roof"
          about="Panels, a battery if you use enough power in the evening, and electric hot water and heating when the gas units wear out."
          links={[
            ["/residential", "Compare the three packages"],
            ["/solar-batteries", "Batteries: sizes and prices"],
          ]}
        >
          <PlanningFigure id="smart-saver-price" />
        </Service>
        <Service
          title="Commercial"
          picture="warehouse"
          alt="A warehouse with rows of solar panels on its roof"
          about="If you’re open during the day, you use a lot of your solar yourself."
          links={[["/commercial", "Schools, shops, sheds and strata"]]}
        >
          <PlanningFigure id="commercial-cost-reduction" />
          <p className="small mt-1">
            Systems of 10 to 50&nbsp;kW typically pay for themselves in <FigureValue id="payback-commercial" />.
          </p>
        </Service>
        <Service
          title="Hot Water"
          picture="heat-pump"
          alt="A heat pump water heater outside a weatherboard wall"
          about="A heat pump takes heat from the air. Run it at midday and your own solar heats most of the water."
          links={[["/hot-water", "What a heat pump costs to run"]]}
        >
          <PlanningFigure id="heat-pump-price" />
        </Service>
        <Service
          title="Air conditioning"
          picture="multi-head"
          alt="A house with its roof off: five indoor units on the walls, one outdoor unit beside them"
          about="It heats in winter and cools in summer. The state’s discount comes off the price; your quote says how much."
          links={[["/aircon-rebate", "See if you qualify"]]}
        >
          <p className="with-claim">
            <b>About {moneyText(split.typical)}</b> installed for one room. Five rooms on one outdoor unit: about{" "}
            {moneyText(fiveHeads.typical)}.
          </p>
        </Service>
      </div>
    </section>
  );
});

const { split, "five-heads": fiveHeads } = prices.airConditioning;

interface ServiceProps {
  title: string;
  picture: PictureName;
  alt: string;
  about: string;
  /** The service's own page comes first. */
  links: readonly [href: string, text: string][];
  /** What the service costs or saves. */
  children: ReactNode;
}

function Service({ title, picture, alt, about, links, children }: ServiceProps) {
  return (
    <article className="break-inside-avoid from-tablet:flex from-tablet:flex-col">
      <Picture
        imageClass="aspect-[9/5] w-full phone:aspect-[5/2] rounded object-cover"
        name={picture}
        alt={alt}
        sizes="(min-width: 80rem) 38rem, (min-width: 48rem) 46vw, calc(100vw - 2rem)"
      />
      <h3 className="mt-4 text-[clamp(1.625rem,2.4vw,2.125rem)]">
        <a className="no-underline hover:underline" href={links[0]?.[0]}>
          {title}
        </a>
      </h3>
      <p className="mt-1.5 mb-3 max-w-[36em]">{about}</p>
      {children}
      <p className="mt-auto flex flex-wrap gap-x-6 gap-y-2 pt-3">
        {links.map(([href, text]) => (
          <a className="go" key={href} href={href}>
            {text}
          </a>
        ))}
      </p>
    </article>
  );
}
