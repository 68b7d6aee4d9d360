import { FigureNote } from "#app/figures/notes.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import { promises } from "#content/promises.ts";
import { coverageTypes } from "./copy.ts";

export function CoverageTypes() {
  return (
    <section className="section wrap split" aria-labelledby="types">
      <div className="span-1-5">
        <h2 id="types">Three ways we work, and how soon we can book you in</h2>
        <p className="small mt-4">
          You’ll hear from us within {promises.requestReply}. Then we confirm a date for your visit: in Melbourne the
          same day, further out within the business days shown here.
        </p>
        <figure className="mt-8 from-tablet">
          <Picture
            className="area-van"
            name="van"
            alt="A van with a wattlebird on its side outside a weatherboard house"
            sizes="(min-width: 64rem) 25rem, 100vw"
          />
          <figcaption className="small mt-2">Illustration.</figcaption>
        </figure>
      </div>
      <div className="span-5-13">
        {coverageTypes.map(({ name, reach, description, visit, times }) => (
          <article className="area-type" key={name}>
            <div>
              <h3>{name}</h3>
              <p className="hour">{reach}</p>
            </div>
            <ul className="area-times" aria-label="Date confirmed">
              {times.map(({ time, where, within, figure }) => (
                <li key={time}>
                  <b>{time}</b>
                  <span className="small">
                    {where}
                    {figure && <FigureNote id={figure} />}
                    {within && `, within ${within}`}
                  </span>
                </li>
              ))}
            </ul>
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
