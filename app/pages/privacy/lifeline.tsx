import { holdTogether } from "#content/hold-together.ts";
import { promises } from "#content/promises.ts";
import { uploadKeptDays } from "#content/request/limits.ts";

/** What happens to a request, from the day it is sent to the day it is deleted. */
export function Lifeline() {
  return (
    <ol className="lifeline" aria-label="What happens to your request">
      <li>
        <p className="hour">Day 1</p>
        <p>
          <b>You send it.</b> We save it, then email it to our staff. If you left an email address, you get a copy.
        </p>
      </li>
      <li>
        <p className="hour">Within {holdTogether(promises.requestReply)}</p>
        <p>
          <b>We call you.</b> We have your details in front of us and agree on a day for the visit.
        </p>
      </li>
      <li>
        <p className="hour">After {uploadKeptDays}&nbsp;days</p>
        <p>
          <b>The attachment leaves the website.</b> Its link stops working. Staff delete their copy when your quote is
          done.
        </p>
      </li>
      <li>
        <p className="hour">After {holdTogether(promises.consent)}</p>
        <p>
          <b>The rest is deleted.</b> Your consent has ended, and the request goes with it. Ask, and we’ll do it sooner.
        </p>
      </li>
    </ol>
  );
}
