import type { LoaderFunctionArgs } from "react-router";
import { Icon } from "#app/components/icons.tsx";
import { Illustration } from "#app/components/illustration.tsx";
import { PhoneLink } from "#app/components/links.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { Section } from "#app/components/section.tsx";
import { SideSection } from "#app/components/side-section.tsx";
import { TermList } from "#app/components/term-list.tsx";
import { Calculator } from "#app/estimators/calculator.tsx";
import { outputCheck } from "#app/estimators/calculators/output.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { Figure, FigureNote } from "#app/figures/notes.tsx";
import { textOf } from "#app/figures/text-with-figures.tsx";
import { cachedForDay } from "#app/routing/cached-for-day.ts";
import type { PageProps } from "#app/routing/page-route.ts";
import { pageServices } from "#app/routing/page-services.ts";
import { holdTogether } from "#content/hold-together.ts";
import { phonesAt } from "#content/melbourne.ts";
import { withOurDetails } from "#content/our-details.ts";
import { firstSteps } from "#content/questions/first-steps.ts";
import { figuresIn } from "#content/questions/question.ts";
import { callPromiseText } from "#content/request/call-due.ts";
import type { Day } from "#content/rules/schedule.ts";
import words from "./words.json" with { type: "json" };

const { responsible } = withOurDetails(words);

export function Component({ loaderData: { phones, callTexts }, query, today }: PageProps<typeof loader>) {
  return (
    <>
      <section className="wrap split gap-y-4 pt-6 pb-section wide:pt-12" aria-labelledby="help">
        <div className="wide:col-[1/7]">
          <h1 id="help">Need help now?</h1>
          <p className="semibold mt-3 text-clay wide:hidden">
            Smoke, flames, gas or a swollen battery? <a href="#danger">Everybody out</a>
          </p>
          <p className="mt-3">
            <PhoneLink className="figure-number text-[min(2.25rem,10vw)] no-underline wide:text-[3.25rem] hover:underline" />
            <b className={phones.areOpen ? "block text-eucalypt" : "block"}>{phones.text}</b>
          </p>
          <HelpForms callTexts={callTexts} />
        </div>
        <Danger />
      </section>
      <FirstSteps />
      <OutputCheck query={query} today={today} />
      <Responsible />
    </>
  );
}

/** Depends on the time of day: the page is cached for the hour. */
export function loader({ context }: LoaderFunctionArgs) {
  const now = context.get(pageServices).now();
  return {
    phones: phonesAt(now),
    callTexts: {
      urgent: callPromiseText(now, "urgent"),
      fault: callPromiseText(now, "fault"),
      callback: callPromiseText(now, "callback"),
    },
  };
}

/** Links to the forms, each with how soon we call. */
function HelpForms({ callTexts }: Pick<ReturnType<typeof loader>, "callTexts">) {
  const forms = [
    ["No hot water", "/contact?callback&urgent", `We’ll call you first, ${callTexts.urgent}.`],
    ["Something’s wrong with my system", "/contact?fault", `Send a photo. We’ll call ${callTexts.fault}.`],
    ["Call me back", "/contact?callback", `We’ll call ${callTexts.callback}.`],
  ] as const;
  return (
    <ul className="mt-5 grid gap-3">
      {forms.map(([title, href, promise]) => (
        <li key={href}>
          <a
            className="flex items-center justify-between gap-4 rounded-(--radius) border border-ink bg-white px-5 py-3 no-underline hover:bg-sand"
            href={href}
          >
            <span>
              <b className="block text-h4">{title}</b>
              <span className="small block">{holdTogether(promise)}</span>
            </span>
            <Icon name="next" />
          </a>
        </li>
      ))}
    </ul>
  );
}

const Danger = cachedForDay(function Danger() {
  return (
    <section
      className="self-start rounded border-2 border-l-8 border-clay bg-white px-4 py-3 from-tablet:px-6 from-tablet:py-5 wide:col-[8/13]"
      aria-labelledby="danger"
    >
      <h2 className="text-h3 text-clay" id="danger">
        Danger: everybody out, then call <a href="tel:000">000</a>
      </h2>
      <p className="mt-2">
        For smoke, flames, a wet battery, or one with <Figure id="safety-battery-signs" />. Touch nothing.{" "}
        <Figure id="safety-get-out" /> Get outside first. <Figure id="safety-battery-fire" />
      </p>
      <p className="mt-3">
        A smell of gas? <a href="#gas-smell">No flames, no switches, everybody out: the steps</a>.
      </p>
      <p className="mt-3">
        Only a faint smell or an odd noise from solar or a battery, no smoke, and the switches within reach?{" "}
        <Figure id="safety-shutdown" /> Then call us.
      </p>
      <p className="semibold mt-3">Never go onto the roof. Never touch cables or broken panels.</p>
    </section>
  );
});

const FirstSteps = cachedForDay(function FirstSteps() {
  return (
    <SideSection
      id="first-steps"
      title="What to do first"
      groundClass="sand"
      intro={
        <>
          <p className="mt-4">
            None of it needs a tool. Where a step is advice from the fire services or an energy safety regulator, a note
            says so.
          </p>
          <Illustration
            className="mt-6 phone:hidden tablet:hidden print:hidden"
            imageClass="aspect-[3/2] w-full rounded object-cover"
            caption="Illustration: labels on a switchboard say what each switch turns off."
            name="switchboard"
            alt="An open switchboard with labelled rows of switches"
            sizes="(min-width: 64rem) 24rem, 1rem"
          />
        </>
      }
    >
      <div className="questions">
        {firstSteps.map(({ id, title, steps }) => (
          <details key={id} name="first-steps">
            <summary>
              <h3>{title}</h3>
            </summary>
            <ol className="answer list-decimal pl-5" id={id}>
              {steps.map((step) => (
                <li key={step}>
                  {textOf(step)}
                  {figuresIn(step)
                    .filter((figure) => figure.startsWith("safety-"))
                    .map((figure) => (
                      <FigureNote key={figure} id={figure} />
                    ))}
                </li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </SideSection>
  );
});

/** What panels should make each month, for owners whose app shows less. */
function OutputCheck({ query, today }: { query: string; today: Day }) {
  return (
    <Section id="output" title="Is it making what it should?" className="pt-section">
      <p className="mt-4 mb-6">What your panels should make in each month, beside what your app shows.</p>
      <PhoneFold buttonClass="fold-button" summary="Check a month" open={query !== ""}>
        <Calculator calculator={outputCheck} query={query} today={today} />
        <OutputLimits />
      </PhoneFold>
    </Section>
  );
}

const OutputLimits = cachedForDay(function OutputLimits() {
  return (
    <p className="small mt-6 max-w-[46em]">
      One month’s sun can be <Figure id="month-sun-varies" /> below average, so a month is low under{" "}
      <FigureValue id="month-low-below" /> of the usual. Our estimate can be out too: under{" "}
      <FigureValue id="month-ring-below" />, call us. In between, look for shade first, and call if you find no cause or
      the next month is low too.
    </p>
  );
});

const Responsible = cachedForDay(function Responsible() {
  return (
    <SideSection
      id="responsible"
      title="Who fixes what, and who pays"
      foot="The Australian Consumer Law’s [guarantees](/terms#guarantees) come on top of every warranty."
    >
      <TermList terms={responsible} />
    </SideSection>
  );
});
