import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { FigureWithClaim } from "#app/figures/figure-with-claim.tsx";
import { FigureNote } from "#app/figures/notes.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import { business } from "#content/business.ts";
import { hotWater } from "#content/energy/hot-water.ts";
import { number } from "#content/format.ts";

export function HotWaterHero() {
  const { assumed } = hotWater.heatPumpCop;
  return (
    <section className="wrap grid gap-y-4 pb-5 tablet:gap-y-8 tablet:pt-9 from-tablet:pb-[clamp(3rem,5vw,4.5rem)] wide:grid-cols-12">
      <div className="wide:col-[7/13] wide:pt-9 wide:pb-4">
        <Breadcrumb path="/hot-water" />
        <h1>Heat pump hot water: the heat is already in the air</h1>
        <p className="lead mt-6">
          A heat pump moves heat from the air into your tank. Over a year in Victoria it uses{" "}
          <FigureValue id="heat-pump-energy-saving" /> less energy than an electric tank.
          <FigureNote id="heat-pump-energy-saving" />
        </p>
        <div className="mt-6 *:max-w-none">
          <FigureWithClaim id="heat-pump-price" noted />
          <p className="small mt-2">
            GST included. Victorian Energy Upgrades takes off more; your quote says how much. Licensed and insured, with
            a <a href="#cost-to-buy">fixed written quote</a>.
          </p>
        </div>
        <p className="actions mt-6">
          <a className="btn" href="/contact?service=heat-pump#form">
            Get Quote
          </a>
          <a className="btn btn-line" href="#estimate">
            Your running costs
          </a>
        </p>
        <NoHotWater />
        <dl className="my-5 grid grid-cols-[1.2fr_1fr_1fr] border-y border-ink *:flex *:flex-col-reverse *:justify-end *:py-3.5 *:pr-2 from-tablet:my-8">
          <div>
            <dt className="small">from the grid or your roof</dt>
            <dd className="text-price whitespace-nowrap phone:text-[1.75rem]">1&nbsp;kWh</dd>
          </div>
          <div>
            <dt className="small">out of the air</dt>
            <dd className="text-price whitespace-nowrap phone:text-[1.75rem]">+ {number(assumed - 1)}</dd>
          </div>
          <div>
            <dt className="small">hot water in the tank</dt>
            <dd className="text-price whitespace-nowrap phone:text-[1.75rem]">= {number(assumed)}</dd>
          </div>
        </dl>
      </div>
      <figure className="mx-[calc((var(--axis)-100vw)/2)] phone:row-start-1 wide:col-[1/7] wide:row-start-1 wide:mr-12">
        <Picture
          name="heat-pump"
          alt="A white cylinder with a fan on top beside a laundry door, copper pipes running into the wall"
          sizes="(min-width: 64rem) 52vw, 100vw"
          priority
          className="*:h-[10.5rem] *:w-full *:object-cover *:object-[60%_45%] from-tablet:*:object-[60%_60%] tablet:*:h-[26rem] wide:*:h-[max(36rem,100%-2.5rem)]"
        />
        <figcaption className="small px-[calc((100vw-var(--axis))/2)] pt-2.5 phone:hidden">
          Illustration: tank and heat pump in one, by the laundry.
        </figcaption>
      </figure>
    </section>
  );
}

/** For whose tank has failed: the call first. */
function NoHotWater() {
  return (
    <p className="mt-6 border-l-4 border-clay pl-4">
      <b>No hot water today?</b> Call{" "}
      <a className="whitespace-nowrap" href={business.phone.href}>
        {business.phone.display}
      </a>{" "}
      ({business.hours.text}), or <a href="/contact?callback&urgent#form">leave your name and number</a>: we call you
      first. If you can’t wait for Solar Homes to approve you, you miss out on up to{" "}
      <FigureValue id="hot-water-rebate-max" />. <a href="/faq#hot-water-failed">What we can do today</a>
    </p>
  );
}
