import type { Credentials } from "#content/business.ts";

/** A finished job, our people and a review, if the owner has filled them in. */
export function Proof({ finishedJob, people, review }: Pick<Credentials, "finishedJob" | "people" | "review">) {
  if (!finishedJob && people.length === 0 && !review) return null;
  return (
    <section className="wrap pb-section" aria-labelledby="proof">
      <h2 id="proof">See what we’ve done</h2>
      <div className="mt-6 grid gap-8 from-tablet:grid-cols-2">
        {finishedJob && (
          <figure>
            {finishedJob.photo && (
              <img
                className="mb-3 aspect-[3/2] w-full rounded object-cover"
                src={finishedJob.photo}
                alt=""
                loading="lazy"
              />
            )}
            <figcaption>
              <b>{finishedJob.what}</b> in {finishedJob.where}, {finishedJob.when}
              {finishedJob.paid && `. They paid ${finishedJob.paid} after rebates`}.
            </figcaption>
          </figure>
        )}
        <div>
          <ul className="grid gap-4">
            {people.map(({ name, role, photo }) => (
              <li className="flex items-center gap-4" key={name}>
                {photo && <img className="aspect-square w-24 rounded object-cover" src={photo} alt="" loading="lazy" />}
                <span>
                  <b className="block">{name}</b> {role}
                </span>
              </li>
            ))}
          </ul>
          {review && (
            <blockquote className="mt-4">
              <p className="lead">“{review.text}”</p>
              <a href={review.href}>{review.source}</a>
            </blockquote>
          )}
        </div>
      </div>
    </section>
  );
}
