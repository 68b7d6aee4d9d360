import { FigureNote } from "#app/figures/notes.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import { promises } from "#content/promises.ts";
import { coverageTypes } from "./copy.ts";

export function CoverageTypes() {
  return (
    <section className="wrap split py-section" aria-labelledby="types">
      <div className="wide:col-[1/5] wide:pr-8">
        <h2 id="types">Three ways we work, and how soon we can book you in</h2>
        <p className="small mt-4">
          You’ll hear from us within {promises.requestReply}; {promises.replyRule}. In Melbourne we give you a date for
          the visit the same day. Further out it takes longer, because we visit each region once a month.
        </p>
        <figure className="mt-8 phone:hidden">
          <Picture
            imageClass="w-full rounded tablet:h-72 tablet:object-cover tablet:object-[50%_65%]"
            name="van"
            alt="A van with a wattlebird on its side outside a weatherboard house"
            sizes="(min-width: 64rem) 25rem, 100vw"
          />
          <figcaption className="small mt-2">Illustration.</figcaption>
        </figure>
      </div>
      <div className="wide:col-[5/13]">
        {coverageTypes.map(({ name, reach, description, visit, times }) => (
          <article
            key={name}
            className="rule-above grid gap-x-8 gap-y-2 py-4 from-tablet:grid-cols-[4fr_3fr_6fr] from-tablet:py-6"
          >
            <div>
              <h3>{name}</h3>
              <p className="label text-accent">{reach}</p>
            </div>
            <div>
              <p className="label phone:hidden">Date confirmed in</p>
              <ul className="flex flex-wrap gap-x-6 gap-y-1 phone:block" aria-label="Date confirmed">
                {times.map(({ time, where, within, figure }) => (
                  <li key={time} className="phone:flex phone:flex-wrap phone:items-baseline phone:gap-x-2.5">
                    <b className="text-h3 block">{time}</b>
                    <span className="small">
                      {where}
                      {figure && <FigureNote id={figure} />}
                      {within && `, within ${within}`}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
            <div className="max-w-[34em]">
              <p>{description}</p>
              <p className="small mt-1">{visit}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
