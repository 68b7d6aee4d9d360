import { useState } from "react";

/** The only thing that may leave this device, and only by the visitor's own act. */
export function SendSummary({ summary }: { summary: string }) {
  const [copied, setCopied] = useState(false);
  const fragment = `#meter=${summary}`;
  return (
    <section aria-labelledby="meter-send">
      <h2 id="meter-send">Keep it, or send it to us</h2>
      <p className="lead">
        A summary of {summary.length} characters has the average day of each month in three-hour blocks: no address, no
        meter number, no single day. It only leaves your device if you send it.
      </p>
      <p className="actions">
        <a className="btn" href={`/contact${fragment}`} rel="nofollow">
          Request Free Assessment with it
        </a>
        <button
          type="button"
          className="btn btn-line"
          onClick={() => {
            navigator.clipboard
              ?.writeText(`${location.origin}/your-meter${fragment}`)
              .then(() => setCopied(true))
              .catch(() => setCopied(false));
          }}
        >
          {copied ? "Link copied" : "Copy a link to the summary"}
        </button>
      </p>
      <p className="small">
        You choose in the form whether to send it. In the link it comes after the #, which browsers don’t send to any
        server. Anyone who has the link can read it.
      </p>
    </section>
  );
}
