import { Actions } from "#app/components/links.tsx";
import { business } from "#content/business.ts";

/** The service worker shows this when the device is offline and the page isn't cached. */
export function Component() {
  return (
    <section className="wrap grid justify-items-start gap-5 py-section">
      <h1>You’re offline</h1>
      <p className="lead">
        You haven’t opened this page before, so it isn’t saved on your device. Pages you’ve already read still open, and
        the request form works: what you write stays on this device and is sent when you’re back online.
      </p>
      <Actions
        links={[
          { href: "/contact#form", text: "Write a request" },
          { href: business.phone.href, text: `Call ${business.phone.display}` },
        ]}
      />
      <p className="small">A phone call needs no internet: {business.hours.text}.</p>
    </section>
  );
}
