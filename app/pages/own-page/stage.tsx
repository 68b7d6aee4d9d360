import { EmailLink } from "#app/components/email-link.tsx";
import { PhoneLink } from "#app/components/links.tsx";
import { UntilWeCall } from "#app/components/until-we-call.tsx";
import { Island } from "#app/island/wrapper.tsx";
import { sentMessages } from "#app/request/sent-messages.ts";
import { Island as SentToast } from "#app/request/sent-toast/island.tsx";
import { business } from "#content/business.ts";
import { holdTogether } from "#content/hold-together.ts";
import { promises } from "#content/promises.ts";
import { fileMessages } from "#content/request/messages.ts";
import type { OwnPageResponse } from "#content/request/response.ts";
import type { RequestView } from "#content/request/view.ts";
import { FreeTimes } from "./free-times.tsx";
import { Quote } from "./quote.tsx";

interface RequestStageProps {
  view: RequestView;
  /** The page's own URL. */
  link: string;
  /** The page's URL says that the visitor has just sent the request. */
  isJustSent: boolean;
  /** The response to a post that changed nothing. */
  response: OwnPageResponse | undefined;
}

const stepClasses: Record<RequestView["steps"][number]["state"], string> = {
  past: "border-wattle",
  current: "border-wattle",
  next: "border-line text-quiet",
};

/** The request's stage, the next steps, and what was requested. */
export function RequestStage({ view, link, isJustSent, response }: RequestStageProps) {
  const {
    reference,
    heading,
    intro,
    steps,
    details,
    visit,
    laterVisit,
    hold,
    freeHalfDays,
    region,
    isConfirmed,
    quote,
    linkEnds,
    hasEmail,
    typo,
  } = view;
  const uploadedText = view.hasFile ? ` ${fileMessages.uploaded}.` : "";
  // A page reopened from the history still has "just sent" in its URL. Once a later step is past, the promises made on sending
  // may no longer hold.
  const isNew = isJustSent && view.changeable !== undefined && steps.filter(({ state }) => state === "past").length < 2;
  const doneText = isNew ? sentMessages[view.kind] + uploadedText : view.done;
  return (
    <section className="wrap sent py-10 wide:py-16" aria-labelledby="stage" tabIndex={-1}>
      {doneText && (
        // The toast covers the same words and nothing else.
        <div className="relative mb-6 **:data-announcement:absolute **:data-announcement:inset-0 **:data-announcement:m-0 **:data-announcement:max-w-none">
          <p
            className={`semibold border-l-4 border-wattle bg-wattle-pale px-4 py-3 ${isNew ? "pr-24" : ""}`}
            role="status"
          >
            {doneText}
          </p>
          {isNew && <Island name="sent-toast" component={SentToast} start="load" props={{ text: doneText }} />}
        </div>
      )}
      {response?.error && (
        <p className="field-problem mb-6 wrap-anywhere" role="alert">
          {response.fields?.file ? <a href="#file">{response.error}</a> : response.error}
        </p>
      )}
      <p className="label">
        Your request <span className="figure-number text-[1em] whitespace-nowrap">{reference}</span>
      </p>
      <h1 id="stage" className="mt-2 max-w-[18em]">
        {holdTogether(heading)}
      </h1>
      <p className="lead mt-4 max-w-[36em]">{holdTogether(intro)}</p>
      {linkEnds && (
        <p className="mt-4 max-w-[36em]">
          Keep this page: its link works until {holdTogether(linkEnds)}.{" "}
          {hasEmail ? "The link in our email lasts longer." : "After that, call us and give your reference."}
        </p>
      )}
      {typo && (
        <p className="mt-4 max-w-[36em]">
          Your email address ends in <b>{typo.typed}</b>. Did you mean {typo.meant}? If so, please{" "}
          <a href="#changes">correct it</a>.
        </p>
      )}
      {hold?.canConfirm && (
        <form className="mt-6" method="post" action={`${link}&act=confirm`}>
          <button className="btn" type="submit">
            Confirm the visit
          </button>
        </form>
      )}
      {quote && (
        <Quote
          quote={quote}
          link={link}
          {...(response?.act === "ask-about-quote" && {
            problem: response.fields?.message,
            typedQuestion: response.values?.message,
            questionKey: response.values?.draft,
          })}
        />
      )}
      {visit && (laterVisit || !hold) && (
        <p className="mt-4 max-w-[36em]">
          {laterVisit && `${laterVisit} `}
          {!hold && (
            <a href={link.replace("/request?", "/api/visit?")} download>
              {laterVisit ? "Add the visit to your calendar" : "Add it to your calendar"}
            </a>
          )}
        </p>
      )}
      {!visit && freeHalfDays.length > 0 && (
        <section className="mt-8" aria-labelledby="free-times">
          <h2 id="free-times">Choose a time for the visit</h2>
          <p className="mt-2 mb-4 max-w-[36em]">
            {isConfirmed
              ? "Choose a morning or an afternoon, and it’s booked."
              : "Choose a morning or an afternoon. We’ll hold it for you and email you a link to confirm it."}{" "}
            The visit takes {promises.assessment}.
          </p>
          {region && (
            <p className="mb-4 max-w-[36em]">
              These are our next days in {region}. If none of them suits you, call <PhoneLink /> or email{" "}
              <EmailLink to={business.email} />, and we’ll agree on another.
            </p>
          )}
          <FreeTimes halfDays={freeHalfDays} link={link} />
        </section>
      )}
      <div className="split mt-10">
        <ol
          className="wide:col-[1/6]"
          aria-label={view.kind === "fault" ? "Steps until it’s fixed" : "Steps to your quote"}
        >
          {steps.map(({ text, state }) => (
            <li
              key={text}
              className={`border-l-4 py-2 pl-4 ${stepClasses[state]}`}
              aria-current={state === "current" ? "step" : undefined}
            >
              {state === "current" ? <b>{holdTogether(text)}</b> : holdTogether(text)}
              {state === "past" && <span className="text-quiet"> ✓</span>}
            </li>
          ))}
        </ol>
        <dl className="term-list term-list-stacked wide:col-[6/13]">
          {details.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {view.fault && <UntilWeCall fault={view.fault} hasPhoto={view.hasFile} />}
      <p className="mt-8">
        Questions, or an address to change? Call <PhoneLink className="whitespace-nowrap" /> ({business.hours.text}) or
        email <EmailLink to={business.email} />, and give your reference.
      </p>
    </section>
  );
}
