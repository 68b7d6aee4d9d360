import { business } from "#content/business.ts";

/** What the service worker shows when the device is offline and the page isn't cached. */
export function Page() {
  return (
    <section className="wrap grid justify-items-start gap-5 py-section">
      <h1>You’re offline</h1>
      <p className="lead">
        You haven’t opened this page before, so it isn’t saved on your device. Pages you’ve already read still open, and
        the request form works: what you write stays on this device and is sent when you’re back online.
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
