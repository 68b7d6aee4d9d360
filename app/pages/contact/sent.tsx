import { business } from "#content/business.ts";

/** After a form post. The reference is all that the address holds, so it survives a reload and says nothing about anyone. */
export function Sent({ reference }: { reference: string }) {
  return (
    <section className="sent" aria-labelledby="sent">
      <p className="label">Your reference</p>
      <p className="figure-number">{reference}</p>
      <h2 id="sent">Assessment request submitted successfully!</h2>
      <p className="lead">We’ll contact you within 24 hours. A confirmation is on its way to your email address.</p>
      <p>
        Forgot the bill? Reply to that email with a photo of it. Something wrong or urgent? Call{" "}
        <a href={business.phone.href}>{business.phone.display}</a> and give the reference.
      </p>
      <p className="actions">
        <a className="btn btn-line" href="/contact#form">
          Send another request
        </a>
        <a className="btn btn-line" href="/blog">
          Read while you wait
        </a>
      </p>
    </section>
  );
}
