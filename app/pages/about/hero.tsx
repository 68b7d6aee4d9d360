import { Hero } from "#app/components/hero.tsx";
import { Bird } from "#app/document/wordmark.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { business, credentials } from "#content/business.ts";
import type { FigureId } from "#content/figures/index.ts";
import { accreditations } from "./accreditations-copy.ts";

const figures: readonly (readonly [figure: FigureId, text: string])[] = [
  ["workmanship-warranty", "warranty on our own work"],
  ["public-liability", "public liability insurance"],
  ["quote-validity", "fixed price on every written quote"],
  ["request-reply", "to answer your request"],
];

export function AboutHero() {
  return (
    <Hero
      path="/about"
      title="Who does the work, and how to check us"
      lead={
        <>
          {business.name} designs, installs and connects solar, batteries, heat pump hot water and air conditioning in
          Melbourne and regional Victoria{credentials.since && `, and has since ${credentials.since}`}.
        </>
      }
    >
      <ul className="mt-5 grid gap-x-4 gap-y-1 text-small from-tablet:grid-cols-2 wide:grid-cols-4">
        {figures.map(([id, text]) => (
          <li key={id} className="tick">
            <FigureValue id={id} /> {text}
          </li>
        ))}
      </ul>
      <Bird className="mt-4 ml-auto h-auto w-20 wide:mt-0 wide:mr-[calc(var(--axis)/24)] wide:w-32" />
      <OurNumbers />
      <People />
    </Hero>
  );
}

/** What a visitor can look up, on the wire that the bird sits on: its feet are at 52 of 72. */
function OurNumbers() {
  return (
    <ul className="mx-[calc(50%-50vw)] -mt-[1.7rem] grid grid-cols-2 gap-x-4 @max-[22rem]:grid-cols-1 gap-y-5 border-t-3 px-[calc(50vw-50%)] pt-10 from-tablet:grid-cols-4 wide:-mt-[2.75rem]">
      {accreditations.map(
        ({ mark, name, ours, register }) =>
          ours && (
            <li key={mark}>
              <b className="text-h3 block">{ours}</b>
              {name}
              <a className="block text-small" href={register.url}>
                {register.name}
              </a>
            </li>
          ),
      )}
    </ul>
  );
}

/** Who we are and one job we have done, as far as the owner has filled them in. */
function People() {
  const { people, answered, finishedJob } = credentials;
  return (
    <>
      {people.length > 0 && (
        <ul className="mt-6" aria-label="Our people">
          {people.map(({ name, role }) => (
            <li key={name}>
              <b>{name}</b> {role}
            </li>
          ))}
        </ul>
      )}
      {answered && (
        <p className="mt-6">
          In {answered.month} we answered {answered.inTime} of {answered.asked} requests within the promise.
        </p>
      )}
      {finishedJob && (
        <p className="mt-6">
          <b>A job of ours:</b> {finishedJob.what} in {finishedJob.where}, {finishedJob.when}
          {finishedJob.paid && `. They paid ${finishedJob.paid} after rebates`}.
        </p>
      )}
    </>
  );
}
