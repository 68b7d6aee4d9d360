import { FigureNote } from "#app/figures/notes.tsx";
import { promises } from "#content/promises.ts";
import { uploadKeptDays } from "#content/request/limits.ts";

/** The life of a request as a day: from its morning to the night it is forgotten in. */
export function Lifeline() {
  return (
    <ol className="lifeline" aria-label="The life of a request">
      <li>
        <p className="hour">Day 1</p>
        <p>
          <b>You send it.</b> It is stored before we say thank you, then mailed to our staff. You get a copy.
        </p>
      </li>
      <li>
        <p className="hour">Within {promises.requestReply}</p>
        <p>
          <b>Somebody calls.</b> With a day for the visit, and what you wrote at hand.
          <FigureNote id="request-reply" />
        </p>
      </li>
      <li>
        <p className="hour">After {uploadKeptDays} days</p>
        <p>
          <b>The attachment goes.</b> A bill or photo is deleted from the website, and its link stops working.
        </p>
      </li>
      <li>
        <p className="hour">After {promises.consent}</p>
        <p>
          <b>The rest goes too.</b> Your consent has ended, and the request is deleted with it. Sooner, any day you say
          so.
          <FigureNote id="consent-duration" />
        </p>
      </li>
    </ol>
  );
}
