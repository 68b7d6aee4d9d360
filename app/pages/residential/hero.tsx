import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { SizePrices } from "#app/components/offer-card.tsx";
import { TrustLine } from "#app/components/trust-line.tsx";
import { ElectionNote } from "#app/figures/election-note.tsx";
import { Note } from "#app/figures/notes.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import { packages } from "#content/offers/packages.ts";
import { requestFormPath } from "#content/pages.ts";

export function ResidentialHero() {
  return (
    <section className="wrap split gap-y-5 pb-8 tablet:gap-y-8 from-tablet:pt-6">
      <div className="wide:col-[1/6] wide:self-center">
        <Breadcrumb path="/residential" />
        <h1>Home solar and batteries, in three packages</h1>
        <p className="lead mt-4 wide:mt-6">
          Each price is for a typical Melbourne home, GST included, after certificates and rebates.
          <Note id="eligible">
            If you and your property are eligible: each program has its own rules. <ElectionNote />
          </Note>
        </p>
        <div className="mt-5 print:hidden">
          <SizePrices title="What each costs" sizes={packages} />
        </div>
        <p className="actions mt-5">
          <a className="btn" href={requestFormPath}>
            Request Free Assessment
          </a>
          <a className="btn btn-line phone:hidden" href="#packages">
            Compare packages
          </a>
        </p>
        <TrustLine />
      </div>
      <figure className="mx-[calc((var(--axis)-100vw)/2)] phone:row-start-1 wide:col-[6/13] wide:row-start-1 wide:ml-10">
        <Picture
          name="roof-from-above"
          alt="A corrugated roof seen from above, covered with panels, the battery beside the laundry door"
          sizes="(min-width: 64rem) 58vw, 100vw"
          priority
          imageClass="h-24 w-full object-cover object-[42%_50%] tablet:h-96 wide:h-[clamp(26rem,38vw,36rem)]"
        />
        <figcaption className="small px-[calc((100vw-var(--axis))/2)] pt-2.5 phone:hidden wide:pl-0">
          Illustration: panels facing north, the battery by the laundry door.
        </figcaption>
      </figure>
    </section>
  );
}
