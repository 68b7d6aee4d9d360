import { FigureNote } from "#app/figures/notes.tsx";
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
          <b>You send it.</b> We store it before we say thank you, then email it to our staff. You get a copy.
        </p>
      </li>
      <li>
        <p className="hour">Within {holdTogether(promises.requestReply)}</p>
        <p>
          <b>We call you.</b> We agree on a day for the visit, with what you wrote in front of us.
          <FigureNote id="request-reply" />
        </p>
      </li>
      <li>
        <p className="hour">After {uploadKeptDays}&nbsp;days</p>
        <p>
          <b>The attachment is deleted.</b> A bill or photo is gone from the website, and its link stops working.
        </p>
      </li>
      <li>
        <p className="hour">After {holdTogether(promises.consent)}</p>
        <p>
          <b>The rest is deleted.</b> Your consent has ended, and the request goes with it. Ask, and we’ll do it sooner.
          <FigureNote id="consent-duration" />
        </p>
      </li>
    </ol>
  );
}
