import { PhoneLink } from "#app/components/links.tsx";
import { UntilWeCall } from "#app/components/until-we-call.tsx";
import { Island } from "#app/island/wrapper.tsx";
import { sentMessages } from "#app/request/sent-messages.ts";
import { Island as SentToast } from "#app/request/sent-toast/island.tsx";
import { dateName } from "#content/melbourne.ts";
import type { SentCheck } from "#content/request/response.ts";

type SentProps = Extract<SentCheck, { confirmed: true }>;

/**
 * The confirmation of a request that has no page of its own, because no signing secret is set. The reference and the minute are in the URL,
 * so a reload shows it again, and nobody's name is needed.
 */
export function Sent({ on, callByText, reference, kind }: SentProps) {
  const isCallback = kind !== "assessment";
  return (
    <section className="sent grid gap-3 rounded-(--radius) bg-wattle-pale p-7" aria-labelledby="sent" tabIndex={-1}>
      <Island name="sent-toast" component={SentToast} start="load" props={{ text: "" }} />
      <p className="label">Your reference</p>
      <p className="figure-number text-[clamp(2rem,10vw,3.25rem)] whitespace-nowrap">{reference}</p>
      <h2 className="text-h3" id="sent">
        We’ll {isCallback ? "call you back" : "contact you"} by {callByText}
      </h2>
      <p className="lead">{isCallback ? "We have your number." : sentMessages.assessment}</p>
      <p>
        {isCallback
          ? "If we miss you, we’ll try again and leave a message with this reference."
          : "Forgot the bill? Reply to our email with a photo of it."}
      </p>
      {kind === "urgent" && <UntilWeCall fault="hot-water" hasPhoto />}
      <p>
        Something urgent? Call <PhoneLink /> and give your reference.
      </p>
      <p className="actions">
        <a className="btn btn-line" href="/contact#form">
          {isCallback ? "Ask for a free assessment" : "Ask about another property"}
        </a>
        <a className="btn btn-line" href="/blog">
          Read while you wait
        </a>
      </p>
      <p className="small">Sent on {dateName(on)}.</p>
    </section>
  );
}

/** Shown for a URL that only looks like a confirmation, so that nobody thinks a request was sent. */
export function NotConfirmed() {
  return (
    <div className="mb-6 border-l-4 border-eucalypt bg-sand px-5 py-4 text-[1rem]" role="note">
      <p>
        We can’t confirm a request through this link. If you sent one, our email has your reference, and with it you can{" "}
        <a href="/request">find your request</a>. If no email came, call <PhoneLink />.
      </p>
    </div>
  );
}
