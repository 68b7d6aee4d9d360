import { ElectionNote } from "#app/figures/election-note.tsx";
import { Note } from "#app/figures/notes.tsx";
import { TrustLine } from "#app/sections/trust-line.tsx";
import { requestFormPath } from "#content/pages.ts";

export function HomeHero() {
  return (
    <section className="wrap home-hero">
      <h1 className="display">
        <span>Solar First.</span> <span>Batteries Ready.</span> <span>Bills Down.</span>
      </h1>
      <div className="home-hero-side">
        <p className="lead">
          We design, install and connect solar, batteries, heat pump hot water and air conditioning across Victoria.
          Certificates and rebates come off the price upfront.
          <Note id="eligibility">
            If you and your property are eligible. You assign the certificates to us, and the quote shows them as a
            line. <ElectionNote />
          </Note>
        </p>
        <p className="actions">
          <a className="btn" href={requestFormPath}>
            Request Free Assessment
          </a>
          <a className="btn btn-line" href="/commercial">
            For business
          </a>
        </p>
        <TrustLine />
      </div>
    </section>
  );
}
