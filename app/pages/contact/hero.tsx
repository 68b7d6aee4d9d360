import { useActionData } from "react-router";
import { business } from "#content/business.ts";
import { callBackIfSentOn } from "#content/melbourne.ts";

/** Less prominent once the form was sent with something missing: what to fix comes first. */
export function ContactHero({ today }: { today: string }) {
  const isBack = useActionData() !== undefined;
  return (
    <section className="wrap split contact-hero">
      <div className="span-1-9">
        <h1>{isBack ? "Almost there" : "Book a free assessment"}</h1>
        {!isBack && (
          <p className="lead mt-4">
            Send the form today and we’ll get back to you by {callBackIfSentOn(today)}, with a time for the assessment.
            No cost, no obligation.
          </p>
        )}
      </div>
      <div className="span-9-13 contact-call">
        <p className="label">Rather talk? Call now</p>
        <a href={business.phone.href}>{business.phone.display}</a>
        <p className="small">{business.hours.text}</p>
      </div>
    </section>
  );
}
