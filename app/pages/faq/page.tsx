import type { ReactNode } from "react";
import { EmailLink } from "#app/components/email-link.tsx";
import { Icon } from "#app/components/icons.tsx";
import { PhoneLink } from "#app/components/links.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { Questions } from "#app/components/questions.tsx";
import { SideSection } from "#app/components/side-section.tsx";
import { QuestionsJsonLd } from "#app/document/json-ld.tsx";
import { CheckedOn } from "#app/figures/checked-on.tsx";
import { textOf } from "#app/figures/text-with-figures.tsx";
import { HeadPicture } from "#app/pictures/head-picture.tsx";
import { business } from "#content/business.ts";
import { requestFormFrom } from "#content/pages.ts";
import { promises, replyWithinText } from "#content/promises.ts";
import { figuresIn } from "#content/questions/question.ts";
import { faq } from "#content/questions/questions.ts";
import words from "./words.json" with { type: "json" };

const questions = faq.flatMap((category) => category.questions);
const figures = questions.flatMap(({ answer }) => answer.flatMap(figuresIn));

export function Component() {
  return (
    <>
      <FaqHero />
      <Categories />
      <MoreHelp />
      <OfficialSources />
      <QuestionsJsonLd questions={questions} />
    </>
  );
}

function FaqHero() {
  return (
    <section className="wrap split pt-8 pb-7" aria-labelledby="faq">
      <div className="wide:col-[1/8] wide:self-center">
        <h1 id="faq">Common questions</h1>
        <p className="lead mt-5">
          Short answers to what people ask us before they sign. Figures checked <CheckedOn ids={figures} />;{" "}
          <a href="/how-we-calculate">how we work them out</a>.
        </p>
      </div>
      <HeadPicture name="van" />
    </section>
  );
}

const links = [
  ...faq.map(({ id, title, questions }) => ({ id, title, count: questions.length })),
  { id: "help", title: "Need More Help", count: undefined },
];

/** How many questions of a category a phone shows unfolded. */
const unfoldedCount = 6;
const columnsClass = "wide:*:grid wide:*:grid-cols-2 wide:*:items-start wide:*:gap-x-12 wide:*:*:last:odd:col-span-2";

/** Lists of questions, in two columns on wide screens. */
function Categories() {
  return (
    <div className="wrap pb-section">
      <nav className="heavy-rule-above print:hidden" aria-label="On this page">
        <ol className="from-tablet:rule-below from-tablet:grid from-tablet:grid-cols-[repeat(3,auto)] from-tablet:justify-start from-tablet:gap-x-9 from-tablet:text-small wide:grid-cols-[repeat(5,auto)]">
          {links.map(({ id, title, count }) => (
            <li key={id} className="phone:rule-below">
              <a
                className="flex justify-between gap-2.5 py-2 font-[500] no-underline hover:underline from-tablet:justify-start from-tablet:py-3"
                href={`#${id}`}
              >
                {title} {count && <span className="semibold shrink-0 text-accent">{count}</span>}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {faq.map(({ id, title, about, questions }) => (
        <section key={id} className="pt-9 wide:pt-12" aria-labelledby={id}>
          <h2 className="text-[clamp(1.75rem,2.8vw,2.5rem)]" id={id}>
            {title}
          </h2>
          <p className="small mt-2 mb-4">{about}</p>
          <div className={columnsClass}>
            <Questions group={id} questions={questions.slice(0, unfoldedCount)} />
          </div>
          {questions.length > unfoldedCount && (
            <PhoneFold
              summary={
                <span className="text-accent">
                  {questions.length - unfoldedCount} more on {title.toLowerCase()}
                </span>
              }
            >
              <div className={columnsClass}>
                <Questions group={id} questions={questions.slice(unfoldedCount)} />
              </div>
            </PhoneFold>
          )}
        </section>
      ))}
    </div>
  );
}

const waysToAsk: readonly (readonly [title: string, contact: ReactNode, text: string])[] = [
  ["Call", <PhoneLink key="call" className="text-h3" />, `${business.hours.text}.`],
  [
    "A written quote",
    <a key="quote" className="btn" href={requestFormFrom("/faq")}>
      Get a quote
    </a>,
    `We’ll answer ${replyWithinText} and arrange the assessment.`,
  ],
  [
    "Technical support",
    <EmailLink key="email" className="text-h3" to={business.supportEmail} />,
    `We answer within ${promises.emailReply} during business hours. It helps to send a photo of the display.`,
  ],
];

function MoreHelp() {
  return (
    <section className="dusk py-section" aria-labelledby="help">
      <div className="wrap split">
        <h2 id="help" className="wide:col-[1/6]">
          Need More Help?
        </h2>
        <ul className="wide:col-[6/13]">
          {waysToAsk.map(([title, contact, text]) => (
            <li
              key={title}
              className="rule-above grid items-baseline gap-x-8 gap-y-2.5 py-5 last:pb-0 from-tablet:grid-cols-[1fr_2fr]"
            >
              <h3>{title}</h3>
              <div>
                <p>{contact}</p>
                <p className="small mt-2">{textOf(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function OfficialSources() {
  return (
    <SideSection
      id="official"
      title="Official sources"
      intro="Where you can check our answers. These links take you to other websites."
      gapClass="gap-y-3"
    >
      <PhoneFold summary="Official websites">
        <ul className="rule-below">
          {words.officialSources.map(({ name, url, answers }) => (
            <li key={url} className="rule-above py-4">
              <p>
                <a className="text-h4 no-underline hover:underline" href={url} rel="noopener">
                  {name} <Icon name="leave" className="icon inline w-4.5 align-[-0.3rem]" />
                  <span className="unseen">, another website</span>
                </a>{" "}
                <span className="small">{hostOf(url)}</span>
              </p>
              <p>{answers}</p>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </SideSection>
  );
}

/** A link's domain, for people: "solar.vic.gov.au". */
function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, "");
}
