import { business } from "#content/business.ts";
import { promises } from "#content/promises.ts";

export function ContactHero() {
  return (
    <section className="wrap split contact-hero">
      <div className="span-1-9">
        <h1>
          <span>Tell us about the house.</span> <span>We’ll read the bill.</span>
        </h1>
        <p className="lead mt-4">
          Send the form and we answer within {promises.requestReply}, with a time for the assessment. It costs nothing
          and obliges you to nothing.
        </p>
      </div>
      <div className="span-9-13 contact-call">
        <p className="label">Rather talk? Call now</p>
        <a href={business.phone.href}>{business.phone.display}</a>
        <p className="small">{business.hours.text}</p>
      </div>
    </section>
  );
}
