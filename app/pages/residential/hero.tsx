import { ElectionNote } from "#app/figures/election-note.tsx";
import { Note } from "#app/figures/notes.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import { Breadcrumb } from "#app/sections/breadcrumb.tsx";
import { TrustLine } from "#app/sections/trust-line.tsx";
import { requestFormPath } from "#content/pages.ts";

export function ResidentialHero() {
  return (
    <section className="wrap residential-hero">
      <div className="residential-hero-text">
        <Breadcrumb path="/residential" />
        <h1>Home solar and batteries, in three packages</h1>
        <p className="lead mt-6">
          Which house each one suits, what it saves, and what it costs after certificates and rebates.
          <Note id="eligible">
            If you and your property are eligible: each program has its own rules. <ElectionNote />
          </Note>
        </p>
        <p className="actions mt-6">
          <a className="btn" href={requestFormPath}>
            Request Free Assessment
          </a>
          <a className="btn btn-line" href="#packages">
            Compare packages
          </a>
        </p>
        <TrustLine />
      </div>
      <figure className="residential-hero-picture">
        <Picture
          name="roof-from-above"
          alt="A corrugated roof seen from above, covered with panels, the battery beside the laundry door"
          sizes="(min-width: 64rem) 58vw, 100vw"
          priority
        />
        <figcaption className="small from-tablet">
          Illustration: panels facing north, the battery by the laundry door.
        </figcaption>
      </figure>
    </section>
  );
}
