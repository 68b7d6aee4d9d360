import { Breadcrumb } from "#app/sections/breadcrumb.tsx";
import { TrustLine } from "#app/sections/trust-line.tsx";
import { requestFormPath } from "#content/pages.ts";

export function BatteriesHero() {
  return (
    <div className="dusk">
      <div className="wrap split battery-hero">
        <div className="span-1-8">
          <Breadcrumb path="/solar-batteries" />
          <h1>Use your midday solar at night</h1>
        </div>
        <div className="span-9-13 self-end">
          <p className="lead">A battery stores the solar you can’t use at midday and gives it back after dark.</p>
          <p className="actions mt-6">
            <a className="btn" href={requestFormPath}>
              Get Quote
            </a>
            <a className="btn btn-line" href="#sizing">
              What size do I need?
            </a>
          </p>
          <TrustLine />
        </div>
      </div>
    </div>
  );
}
