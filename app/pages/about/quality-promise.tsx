import { TextWithFigures } from "#app/figures/text-with-figures.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import { qualityPromise } from "./quality-promise-copy.ts";

export function QualityPromise() {
  return (
    <section className="section sand" aria-labelledby="promise">
      <div className="wrap">
        <div className="split promise-head">
          <div className="span-1-6">
            <h2 id="promise">Our quality promise, and what you get if we break it</h2>
            <p className="lead mt-4">A promise is only as good as what happens when it’s broken, so that’s here too.</p>
          </div>
          <Picture
            className="span-7-13 from-tablet"
            name="van"
            alt="A white van with a wattlebird on its side, in front of a weatherboard house with panels"
            sizes="(min-width: 64rem) 39rem, 100vw"
          />
        </div>
        <table className="promises">
          <thead>
            <tr>
              <th scope="col">We promise</th>
              <th scope="col">If something goes wrong</th>
            </tr>
          </thead>
          <tbody>
            {qualityPromise.map(({ promise, otherwise }) => (
              <tr key={promise}>
                <th scope="row">
                  <TextWithFigures text={promise} />
                </th>
                <td>{otherwise}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small mt-6">
          All of it is in our <a href="/terms">terms</a>, along with the consumer guarantees that no contract can take
          away.
        </p>
      </div>
    </section>
  );
}
