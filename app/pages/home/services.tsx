import type { ReactNode } from "react";
import { HourBar } from "#app/charts/hours.tsx";
import { Bar } from "#app/components/bar.tsx";
import { DataTable } from "#app/components/data-table.tsx";
import { GoLink } from "#app/components/links.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { FigureWithClaim } from "#app/figures/figure-with-claim.tsx";
import { cachedForDay } from "#app/page-request/cached-for-day.ts";
import { useToday } from "#app/page-request/today.ts";
import { type FigureId, fixedValue, todayOf } from "#content/figures/index.ts";
import { longDate, money, percent } from "#content/format.ts";
import { packages } from "#content/offers/packages.ts";
import { prices } from "#content/prices.ts";
import { middayPower } from "#content/rules/announced.ts";
import { plannedInWords } from "#content/rules/changes.ts";
import outdoorUnit from "./outdoor-unit.svg?url";
import roofPlan from "./roof-plan.svg?url";
import { october } from "./working-day.computed.ts";

export const Services = cachedForDay(function Services() {
  const installed = plannedInWords(useToday());
  return (
    <section className="wrap pb-section" aria-labelledby="services">
      <h2 id="services">What we install</h2>
      <p className="small mt-2 mb-5 max-w-[36em] wide:mb-14">
        Prices are for a typical Melbourne home, installed {installed}, with GST and after rebates (air conditioning:
        before the state discount).
      </p>
      <div className="split gap-y-5 tablet:grid-cols-2 tablet:gap-x-8 tablet:gap-y-8 wide:gap-y-24">
        <Residential />
        <Commercial />
        <Aircon />
        <HotWater />
      </div>
    </section>
  );
});

interface ServiceProps {
  title: string;
  href: string;
  /** When in the day it matters. */
  hours: readonly [from: number, to: number, label: string];
  about: ReactNode;
  /** What the page behind the link says. */
  link: string;
  className: string;
  children: ReactNode;
}

function Service({ title, href, hours: [from, to, label], about, link, className, children }: ServiceProps) {
  return (
    <article className={`break-inside-avoid ${className}`}>
      <HourBar from={from} to={to} label={label} />
      <h3 className="mt-1.5 text-[clamp(1.625rem,2.4vw,2.125rem)]">
        <a className="no-underline hover:underline" href={href}>
          {title}
        </a>
      </h3>
      <p className="mt-1.5 mb-3 max-w-[36em] from-tablet:mt-2.5 from-tablet:mb-5">{about}</p>
      {children}
      <GoLink className="mt-2 from-tablet:mt-3" href={href}>
        {link}
      </GoLink>
    </article>
  );
}

function Residential() {
  return (
    <Service
      title="Residential"
      href="/residential"
      hours={[10, 15, "Solar works hardest from"]}
      about="Panels, a battery if your evenings call for one, and electric hot water and heating when the gas ones wear out."
      link="Compare the three packages"
      className="tablet:col-span-2 wide:col-[1/8]"
    >
      <div className="from-tablet:grid from-tablet:grid-cols-[5fr_9fr] from-tablet:items-start from-tablet:gap-x-6">
        <figure className="phone:hidden">
          <img
            className="w-full"
            src={roofPlan}
            width={520}
            height={210}
            alt="Roof plan with fifteen panels facing north"
            loading="lazy"
          />
          <figcaption className="small mt-2">Fifteen 440&nbsp;W panels make 6.6&nbsp;kW. Illustration.</figcaption>
        </figure>
        <div className="from-tablet:hidden">
          <FigureWithClaim id="smart-saver-price" withoutClaim />
        </div>
        <PhoneFold summary="Three packages and their prices">
          <div className="-mt-2">
            <DataTable
              caption="Residential packages"
              captionClass="unseen"
              columns={["Package", { name: "After rebates", numeric: true, cellClass: "phone:whitespace-normal" }]}
              rows={packages.map(({ id, name, size, figures }) => ({
                name,
                about: size,
                cells: [<PackagePrices key={id} of={figures.price} />],
              }))}
            />
          </div>
        </PhoneFold>
      </div>
    </Service>
  );
}

/** With the state's rebate and, below it, for who doesn't get it. */
function PackagePrices({ of }: { of: FigureId }) {
  const price = todayOf(of, useToday());
  return (
    <>
      <b>{price?.value}</b> {price?.other && <span className="small block">{price.other}</span>}
    </>
  );
}

function Commercial() {
  return (
    <Service
      title="Commercial"
      href="/commercial"
      hours={[8, 18, "For businesses open from"]}
      about="Your business uses power while the sun shines, so most of your solar is used on site."
      link="Schools, shops, sheds and strata"
      className="wide:col-[9/13]"
    >
      <WorkingDay />
      <FigureWithClaim id="commercial-cost-reduction" withoutClaim />
      <p className="small mt-2">
        Systems of 10 to 50&nbsp;kW typically pay for themselves in <FigureValue id="payback-commercial" />.
      </p>
    </Service>
  );
}

/** The roof's day with the working hours marked: how much of the sun falls between eight and six. */
function WorkingDay() {
  return (
    <figure className="mb-3 phone:hidden">
      <svg className="w-full" viewBox="0 0 240 78" aria-hidden="true">
        <path className="fill-sand" d="M80 0H180V70H80Z" />
        <path className="fill-wattle" d={october.area} />
        <path className="stroke-ink" strokeWidth="1.5" d="M0 70H240M80 66V78M180 66V78" />
      </svg>
      <figcaption className="small mt-2">
        {percent(october.worked)} of an October day’s solar is made between 8&nbsp;am and 6&nbsp;pm, while you’re open.
      </figcaption>
    </figure>
  );
}

const { split, "five-heads": fiveHeads } = prices.airConditioning;

function Aircon() {
  return (
    <Service
      title="Air conditioning"
      href="/aircon-rebate"
      hours={[15, 22, "Used most from"]}
      about={
        <>
          A split system for one room is about {money(split.typical)} installed, and one outdoor unit for five rooms
          about {money(fiveHeads.typical)}. The state’s discount comes off that; your quote says how much.
        </>
      }
      link="See if you qualify"
      className="wide:col-[1/5]"
    >
      <img
        className="w-full max-w-[22rem] phone:hidden"
        src={outdoorUnit}
        width={320}
        height={168}
        alt="One outdoor unit joined to five indoor units"
        loading="lazy"
      />
    </Service>
  );
}

const lessEnergy = Number.parseInt(fixedValue("heat-pump-energy-saving"), 10);

function HotWater() {
  return (
    <Service
      title="Hot Water"
      href="/hot-water"
      hours={[11, 14, "Best run from"]}
      about="A heat pump takes heat from the air. Run it at midday and your own solar heats most of the water."
      link="What a heat pump costs to run"
      className="tablet:col-span-2 wide:col-[6/13]"
    >
      <div className="from-tablet:grid from-tablet:grid-cols-[3fr_2fr] from-tablet:gap-x-6">
        <FigureWithClaim id="heat-pump-price" withoutClaim />
        <dl className="phone:hidden">
          <dt className="label">Energy for the same hot water</dt>
          <Energy name="Electric storage" amount={100} />
          <Energy name={`Heat pump, ${fixedValue("heat-pump-energy-saving")} less`} amount={100 - lessEnergy} ours />
        </dl>
      </div>
      <PhoneFold summary="Midday Power Saver">
        <p className="from-tablet:rule-above text-[1rem] from-tablet:mt-8 from-tablet:pt-4 phone:pb-4">
          <b>Midday Power Saver.</b> Since {longDate(middayPower.from)} households with a smart meter can opt in to a
          plan that doesn’t charge for power used from {middayPower.hours}. Retailers’ own conditions apply. A heat pump
          on a timer works well with it, with or without panels.
        </p>
      </PhoneFold>
    </Service>
  );
}

function Energy({ name, amount, ours = false }: { name: string; amount: number; ours?: boolean }) {
  return (
    <dd className="mt-3 flex flex-wrap justify-between gap-1 text-small">
      {name} <b>{amount}</b>
      <Bar
        of={100}
        parts={[
          { to: 100, fillClass: "fill-[#e4dcc9]" },
          { to: amount, fillClass: ours ? "fill-eucalypt" : "fill-edge" },
        ]}
      />
    </dd>
  );
}
