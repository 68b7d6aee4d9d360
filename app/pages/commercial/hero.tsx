import { Breadcrumb } from "#app/sections/breadcrumb.tsx";
import { requestFormPath } from "#content/pages.ts";
import { WeekFigure } from "./week.tsx";

export function CommercialHero() {
  return (
    <>
      <section className="wrap split commercial-hero">
        <div className="span-1-9">
          <Breadcrumb path="/commercial" />
          <h1>A roof that works the hours you do</h1>
        </div>
        <div className="span-9-13">
          <p className="lead">
            A business uses its power while the sun is up. So most of what the roof makes is used on the spot, at the
            price you would have paid for it.
          </p>
          <p className="actions mt-6">
            <a className="btn" href={requestFormPath}>
              Schedule Site Visit
            </a>
            <a className="btn btn-line" href="#finance">
              Ways to pay
            </a>
          </p>
        </div>
      </section>
      <WeekFigure />
    </>
  );
}
