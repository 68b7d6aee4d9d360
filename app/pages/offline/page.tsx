import type { PageHandle } from "#app/document/head.ts";
import { dated } from "#app/page-request/section.ts";
import { business } from "#content/business.ts";

export const handle: PageHandle = {
  heads: [
    {
      title: "No connection",
      description: "Your device is not connected. Call us, or write your request now and it is sent later.",
      path: "/offline",
      noindex: true,
    },
  ],
  sections: [dated(Offline)],
};

/** What the service worker shows where a page was never visited and the connection is gone. */
function Offline() {
  return (
    <section className="wrap failure">
      <h1>No connection here</h1>
      <p className="lead">
        This page was not on your device yet. Pages you have read before still open, and the request form works: what
        you write is kept on this device and sent when the connection returns.
      </p>
      <p className="actions">
        <a className="btn" href="/contact#form">
          Write a request
        </a>
        <a className="btn btn-line" href={business.phone.href}>
          Call {business.phone.display}
        </a>
      </p>
      <p className="small">A phone call needs no internet: {business.hours.text}.</p>
    </section>
  );
}
