import { FigureValue } from "#app/figures/figure.tsx";
import { Picture } from "#app/pictures/picture.tsx";

/** The grant, the vote, and where to go on. */
export function OwnersCorporation() {
  return (
    <div className="split programs-more" id="owners-corporation">
      <div className="span-1-13 owners-lead">
        <div>
          <h3>On an owners corporation committee?</h3>
          <p className="mt-2">
            Solar for Apartments pays up to <FigureValue id="solar-for-apartments-cap" /> an apartment or{" "}
            <FigureValue id="solar-for-apartments-building-cap" /> a building, until{" "}
            <FigureValue id="solar-for-apartments-end" /> or until the money runs out. It’s for 5–50 flats, in up to
            eight storeys, without an embedded network.
          </p>
          <p className="mt-2">
            <a className="go" href="/your-price?tab=apartments">
              See what a system would do for your building
            </a>
          </p>
          <p className="mt-2">
            Read <a href="/blog/solar-battery-apartments">the steps, from the grant to the vote</a>, or{" "}
            <a href="/contact?for=owners-corporation&service=commercial-solar#form">ask for an assessment</a>.
          </p>
        </div>
        <figure className="from-tablet">
          <Picture
            name="apartments"
            alt="An apartment block seen from above with panels on its flat roof"
            sizes="(min-width: 64rem) 75rem, 100vw"
          />
          <figcaption className="small mt-2">Illustration: panels on a shared roof.</figcaption>
        </figure>
      </div>
    </div>
  );
}
