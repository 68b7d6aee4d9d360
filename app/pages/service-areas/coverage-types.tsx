import { coverageTypes } from "#content/services/coverage.ts";

export function CoverageTypes() {
  return (
    <section className="section wrap split" aria-labelledby="types">
      <div className="span-1-5">
        <h2 id="types">Three ways to reach you</h2>
      </div>
      <div className="span-5-13">
        {coverageTypes.map(({ name, reach, description, visit }) => (
          <article className="area-type" key={name}>
            <div>
              <h3>{name}</h3>
              <p className="hour">{reach}</p>
            </div>
            <div>
              <p>{description}</p>
              <p className="small mt-1">{visit}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
