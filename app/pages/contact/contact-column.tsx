import type { ReactNode } from "react";
import { EmailLink } from "#app/components/email-link.tsx";
import { PhoneLink } from "#app/components/links.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { textOf } from "#app/figures/text-with-figures.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import { business } from "#content/business.ts";
import { withOurDetails } from "#content/our-details.ts";
import { interpreterOfferText, promises } from "#content/promises.ts";
import words from "./words.json" with { type: "json" };

const { reasons, answers, steps } = withOurDetails(words);

/**
 * `full`: everything is beside the form. `split`: how to reach us is beside it, and the rest below. `contact-only`: only how to reach
 * us, so that a visitor in trouble is offered nothing to buy.
 */
const columnClasses = {
  "contact-only": { aside: "wide:contents", details: "wide:col-[9/13] wide:self-start", part: "" },
  split: { aside: "wide:contents", details: "wide:col-[9/13] wide:self-start", part: "wide:col-span-4 wide:pr-8" },
  full: { aside: "wide:col-[9/13]", details: "", part: "wide:last:sticky wide:last:top-32" },
} as const;

/** The colours of the sky from night to noon. */
const stepClasses = ["border-dusk", "border-clay-light", "border-eucalypt-light", "border-wattle"];

export function ContactColumn({ contents }: { contents: keyof typeof columnClasses }) {
  const { aside, details, part } = columnClasses[contents];
  return (
    <aside className={`grid content-start from-tablet:gap-y-14 ${aside}`} aria-label="About us and what happens next">
      <ContactDetails className={details} />
      {contents !== "contact-only" && <Parts className={part} />}
    </aside>
  );
}

function Parts({ className }: { className: string }) {
  return (
    <>
      <Part id="next" title="What happens next" summary="What happens next: four steps" className={className}>
        <ol className="mt-4 tablet:grid tablet:grid-cols-4">
          {steps.map(({ title, text, promise }, index) => (
            <li key={title} className={`border-l-4 pr-4 pb-4 pl-4 last:pb-0 ${stepClasses[index]}`}>
              <h3 className="text-h4">{title}</h3>
              <p className="text-[1rem]">{text}</p>
              <p className="hour">{promise}</p>
            </li>
          ))}
        </ol>
      </Part>
      <Part id="quick-answers" title="Quick Answers" className={className}>
        <Points points={answers} itemClass="wide:grid wide:grid-cols-[7.5rem_1fr] wide:items-baseline wide:gap-x-4" />
      </Part>
      <Part id="why" title="Why choose us" className={className}>
        <Points points={reasons} />
      </Part>
    </>
  );
}

interface PointsProps {
  points: typeof reasons;
  itemClass?: string;
}

function Points({ points, itemClass = "" }: PointsProps) {
  return (
    <ul className="mt-4 tablet:grid tablet:grid-cols-3 tablet:gap-x-8">
      {points.map(({ title, text }) => (
        <li key={title} className={`rule-above py-4 ${itemClass}`}>
          <b className="text-h4">{title}</b>
          <p className="text-[1rem]">{textOf(text)}</p>
        </li>
      ))}
    </ul>
  );
}

interface PartProps {
  id: string;
  title: string;
  /** The summary under which a phone folds it, if that isn't the title. */
  summary?: string;
  className: string;
  children: ReactNode;
}

function Part({ id, title, summary = title, className, children }: PartProps) {
  return (
    <section
      className={`phone:rule-below phone:last:border-0 wide:heavy-rule-above wide:pt-4 ${className}`}
      aria-labelledby={id}
    >
      <PhoneFold summary={summary} plain>
        <h2 className="fold-title text-h3" id={id}>
          {title}
        </h2>
        {children}
      </PhoneFold>
    </section>
  );
}

/** How and when visitors can reach us. */
function ContactDetails({ className }: { className: string }) {
  return (
    <section
      className={`dusk overflow-hidden rounded-(--radius) phone:mb-4 tablet:grid tablet:grid-cols-[5fr_7fr] ${className}`}
      aria-labelledby="reach"
    >
      <Picture
        className="*:w-full *:object-cover *:object-[50%_20%] phone:hidden tablet:*:h-full wide:*:aspect-square print:hidden"
        name="house-evening"
        alt=""
        sizes="(min-width: 48rem) 60rem, 100vw"
      />
      <div className="p-5 from-tablet:p-6">
        <h2 className="mb-3 text-h3" id="reach">
          Get in touch
        </h2>
        <dl>
          <ContactWay name="Call" className="wide:hidden">
            <PhoneLink className="text-h3 no-underline" />
          </ContactWay>
          <ContactWay name="Direct">
            <a href={business.secondPhone.href}>{business.secondPhone.display}</a>
          </ContactWay>
          <ContactWay name="Email">
            <EmailLink to={business.email} />
            <span className="small block">questions answered within {promises.emailReply} during business hours</span>
          </ContactWay>
          <ContactWay name="Where">
            {business.area}
            <span className="small block">{business.address}</span>
          </ContactWay>
        </dl>
        <PhoneFold summary="Interpreter or relay service" plain>
          <dl>
            <ContactWay name="Interpreter">
              <span className="small block">{textOf(interpreterOfferText)}</span>
            </ContactWay>
            <ContactWay name="Relay">
              <a href="https://www.accesshub.gov.au/about-the-nrs">National Relay Service</a>
              <span className="small block">
                for callers who are deaf or find it hard to hear or speak:{" "}
                <span className="together">1300 555 727</span>
              </span>
            </ContactWay>
          </dl>
        </PhoneFold>
      </div>
    </section>
  );
}

/** One way to reach us. Its name is beside it, or above it where an email address would break. */
function ContactWay({ name, className = "", children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={`rule-above flex flex-wrap items-baseline gap-x-2 py-2 ${className}`}>
      <dt className="w-19 text-small text-quiet">{name}</dt>
      <dd className="grow basis-50">{children}</dd>
    </div>
  );
}
