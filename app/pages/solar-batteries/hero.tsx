import { Breadcrumb } from "#app/sections/breadcrumb.tsx";
import { requestFormPath } from "#content/pages.ts";

export function BatteriesHero() {
  return (
    <div className="dusk">
      <div className="wrap split battery-hero">
        <div className="span-1-8">
          <Breadcrumb path="/solar-batteries" />
          <h1>Solar batteries: midday power, kept for the evening</h1>
        </div>
        <div className="span-9-13 self-end">
          <p className="lead">A battery stores the solar you can’t use at midday and gives it back after dark.</p>
          <p className="actions mt-6">
            <a className="btn" href={requestFormPath}>
              Get Quote
            </a>
            <a className="btn btn-line" href="#sizing">
              How big?
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
