import { capitalised } from "#content/format.ts";
import { holdTogether } from "#content/hold-together.ts";
import { promises } from "#content/promises.ts";
import { uploadKeptDays } from "#content/request/limits.ts";

/** What happens to a request, from the day it is sent to the day it is deleted. */
export function Lifeline() {
  return (
    <ol
      className="mt-12 grid gap-6 border-l-6 pl-5 phone:[border-image:linear-gradient(#f4b41a,#c98b73,#22304a)_1] from-tablet:grid-cols-4 from-tablet:border-t-8 from-tablet:border-l-0 from-tablet:pt-5 from-tablet:pl-0 from-tablet:[border-image:linear-gradient(90deg,#f4b41a,#f0be7c,#c98b73,#22304a)_1]"
      aria-label="What happens to your request"
    >
      <li>
        <p className="hour mb-1">Day 1</p>
        <p>
          <b>You send it.</b> We save it, then email it to our staff. If you left an email address, you get a copy.
        </p>
      </li>
      <li>
        <p className="hour mb-1">Within {holdTogether(promises.requestReply)}</p>
        <p>
          <b>We call you,</b> or write if you asked us to, and agree on a day for the visit.{" "}
          {capitalised(promises.replyRule)}.
        </p>
      </li>
      <li>
        <p className="hour mb-1">After {uploadKeptDays}&nbsp;days</p>
        <p>
          <b>The attachment leaves the website.</b> Its link stops working. Staff delete their copy when your quote is
          done.
        </p>
      </li>
      <li>
        <p className="hour mb-1">After {holdTogether(promises.consent)}</p>
        <p>
          <b>The rest is deleted.</b> Your consent has ended, and the request goes with it. Ask, and we’ll do it sooner.
        </p>
      </li>
    </ol>
  );
}
