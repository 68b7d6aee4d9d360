import { Closing } from "#app/components/closing.tsx";
import { Hero } from "#app/components/hero.tsx";
import { Ticks } from "#app/components/points.tsx";
import { Bird } from "#app/document/bird.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import { business, credentials } from "#content/business.ts";
import { replyWithinText } from "#content/promises.ts";
import { Accreditations, ourNumbers } from "./accreditations.tsx";
import { QualityPromise } from "./quality-promise.tsx";
import words from "./words.json" with { type: "json" };

export function Component() {
  return (
    <>
      <AboutHero />
      <Pillars />
      <Accreditations />
      <QualityPromise />
      <Closing
        page="/about"
        title="Leave your number and we’ll call"
        label="Call me back"
        href="/contact?callback#form"
        secondLink={{ href: "/service-areas", text: "Where we work" }}
        picture="closing"
      >
        Someone who knows the work calls you {replyWithinText}.
      </Closing>
    </>
  );
}

function AboutHero() {
  const sinceText = credentials.since ? `, and has since ${credentials.since}` : "";
  return (
    <Hero
      path="/about"
      title="Who does the work, and how to check us"
      lead={`${business.name} designs, installs and connects solar, batteries, heat pump hot water and air conditioning in Melbourne and regional Victoria${sinceText}.`}
    >
      <Ticks
        className="mt-5 grid gap-x-4 gap-y-1 text-small from-tablet:grid-cols-2 wide:grid-cols-4"
        items={[
          "Our own work covered for {workmanship-warranty}",
          "{public-liability} public liability insurance",
          "A written quote, fixed for {quote-validity}",
          `An answer ${replyWithinText}`,
        ]}
      />
      <Bird className="mt-4 ml-auto h-auto w-20 wide:mt-0 wide:mr-[calc(var(--axis)/24)] wide:w-24" />
      <OurNumbers />
      <PeopleAndWork />
    </Hero>
  );
}

/** Numbers that a visitor can look up. Their upper border is the wire on which the bird perches. */
function OurNumbers() {
  return (
    <ul className="mx-[calc(50%-50vw)] -mt-[1.7rem] grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-4 gap-y-3 border-t-3 px-[calc(50vw-50%)] pt-8 from-tablet:grid-cols-4 from-tablet:pt-12 wide:-mt-[2.1rem]">
      {words.accreditations.map(
        ({ mark, name }) =>
          ourNumbers[mark] && (
            <li key={mark} className="phone:text-small">
              <b className="text-h3 block phone:text-[1.0625rem]">{ourNumbers[mark]}</b>
              {name}
            </li>
          ),
      )}
    </ul>
  );
}

/** Our people, last month's replies and a finished job, if the owner has filled them in. */
function PeopleAndWork() {
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
          In {answered.month} we answered {answered.inTime} of {answered.requests} requests within the time we promise.
        </p>
      )}
      {finishedJob && (
        <p className="mt-6">
          <b>One of our jobs:</b> {finishedJob.what} in {finishedJob.where}, {finishedJob.when}
          {finishedJob.paid && `. They paid ${finishedJob.paid} after rebates`}.
        </p>
      )}
    </>
  );
}

function Pillars() {
  return (
    <section aria-labelledby="pillars">
      <Picture
        imageClass="h-[clamp(8rem,40vw,40rem)] w-full object-cover object-[50%_55%]"
        name="house-noon"
        alt="The model house at noon: panels on the roof, the battery and the meter on the side wall"
        sizes="100vw"
      />
      <h2 id="pillars" className="unseen">
        Design, installation, connection
      </h2>
      <ol className="wrap grid gap-y-6 pt-5 from-tablet:grid-cols-3 wide:pt-9">
        {words.pillars.map(({ title, text }) => (
          <li key={title} className="rule-before pr-4 pl-3">
            <h3>{title}</h3>
            <p className="mt-2.5 max-w-[30em]">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
