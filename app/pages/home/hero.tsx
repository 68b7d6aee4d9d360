import { TrustLine } from "#app/components/trust-line.tsx";
import { ElectionNote } from "#app/figures/election-note.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { HeldTogether } from "#app/figures/held-together.tsx";
import { Note } from "#app/figures/notes.tsx";
import { kw } from "#content/format.ts";
import { packageSizes } from "#content/offers/package-sizes.ts";
import { requestFormPath } from "#content/pages.ts";

export function HomeHero() {
  const [{ kw: size } = { kw: 0 }] = packageSizes;
  return (
    <section className="wrap split gap-y-5 pt-7 pb-6 wide:items-end wide:pt-9">
      <h1 className="text-[clamp(2.75rem,6.7vw,6rem)] leading-[0.93] tracking-[-0.035em] wide:col-[1/8]">
        <span className="block">Solar First.</span> <span className="block">Batteries Ready.</span>{" "}
        <span className="block">Bills Down.</span>
      </h1>
      <div className="wide:col-[9/13]">
        <p className="lead wide:text-[1.1875rem]">
          We design, install and connect solar, batteries, heat pump hot water and air conditioning in Melbourne and
          regional Victoria. A typical Melbourne home pays <FigureValue id="smart-saver-price" /> for{" "}
          <HeldTogether text={kw(size)} /> of solar, after certificates and rebates.
          <Note id="eligibility">
            If you and your property are eligible. You sign the certificates over to us, and your quote shows what they
            take off. <ElectionNote />
          </Note>
        </p>
        <p className="actions mt-5">
          <a className="btn wide:px-4.5" href={requestFormPath}>
            Request Free Assessment
          </a>
          <a className="btn btn-line wide:px-4.5" href="/commercial">
            For business
          </a>
        </p>
        <TrustLine />
      </div>
    </section>
  );
}
