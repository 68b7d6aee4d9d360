import { EmailLink } from "#app/components/email-link.tsx";
import { business } from "#content/business.ts";

export function Withdrawn({ reference }: { reference: string }) {
  return (
    <section className="wrap py-10 wide:py-16" aria-labelledby="withdrawn">
      <p className="label">Request {reference}</p>
      <h1 id="withdrawn" className="mt-2">
        Withdrawn
      </h1>
      <p className="mt-6 max-w-[36em]">
        We’ve stopped using request {reference} and are deleting everything in it. There’s nothing more you need to do.
        If anyone still calls, quote your reference and let us know:{" "}
        <a href={business.phone.href}>{business.phone.display}</a>.
      </p>
    </section>
  );
}

/** A link of ours whose time is over. */
export function Ended() {
  return (
    <section className="wrap py-10 wide:py-16" aria-labelledby="ended">
      <h1 id="ended">This link has ended</h1>
      <p className="mt-6 max-w-[36em]">
        The link you see after sending works for a day. The one in our emails works for as long as your consent lasts.
        Use the link in our latest email, or call <a href={business.phone.href}>{business.phone.display}</a> and give
        your reference.
      </p>
      <p className="mt-4 max-w-[36em]">
        To withdraw your consent you can also write to <EmailLink to={business.privacyEmail} />.
      </p>
    </section>
  );
}
