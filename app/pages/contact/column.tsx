import { EmailLink } from "#app/controls/email-link.tsx";
import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { Picture } from "#app/pictures/picture.tsx";
import { business } from "#content/business.ts";
import { promises, replyWithin } from "#content/promises.ts";
import { QuickAnswers } from "./quick-answers.tsx";

export function ContactColumn() {
  return (
    <aside className="contact-column" aria-label="About us and what happens next">
      <section className="reach dusk" aria-labelledby="reach">
        <Picture name="house-evening" alt="" sizes="(min-width: 48rem) 60rem, 100vw" />
        <div>
          <h2 id="reach">Get in touch</h2>
          <dl>
            <div className="reach-call">
              <dt>Call</dt>
              <dd>
                <a className="reach-phone" href={business.phone.href}>
                  {business.phone.display}
                </a>
              </dd>
            </div>
            <div>
              <dt>Direct</dt>
              <dd>
                <a href={business.secondPhone.href}>{business.secondPhone.display}</a>
              </dd>
            </div>
            <div>
              <dt>Email</dt>
              <dd>
                <EmailLink to={business.email} />
                <span className="small">answered within {promises.emailReply} during business hours</span>
              </dd>
            </div>
            <div>
              <dt>Where</dt>
              <dd>{business.area}</dd>
            </div>
          </dl>
          <PhoneFold summary="Relay service and other languages">
            <dl>
              <div>
                <dt>Relay</dt>
                <dd>
                  <a href="https://www.accesshub.gov.au/about-the-nrs">National Relay Service</a>
                  <span className="small">
                    for callers who are deaf or find it hard to hear or speak:{" "}
                    <span className="together">1300 555 727</span>
                  </span>
                </dd>
              </div>
              <div>
                <dt>Other languages</dt>
                <dd>
                  <a href="tel:131450">TIS National 131 450</a>
                  <span className="small">interpreters: ask them to call us</span>
                </dd>
              </div>
            </dl>
          </PhoneFold>
        </div>
      </section>
      <section aria-labelledby="why">
        <PhoneFold summary="Why choose us">
          <h2 id="why">Why choose us</h2>
          <ul className="lines contact-why">
            <li>
              <b>One written price</b> Fixed for {promises.quoteHolds}, GST included. You know it before we start.
            </li>
            <li>
              <b>Accredited people, named in your quote</b>{" "}
              <span>
                <a href="/about#check">Look us up</a> before you sign.
              </span>
            </li>
            <li>
              <b>Sized for how you use power</b> We size the battery to what you use overnight, and the panels to your
              roof and what you use in a year.
            </li>
          </ul>
        </PhoneFold>
      </section>
      <QuickAnswers />
      <section className="contact-next" aria-labelledby="next">
        <PhoneFold summary="What happens next: four steps">
          <h2 id="next">What happens next</h2>
          <ol>
            <li>
              <h3>Submit Details</h3>
              <p>You get a copy by email with a reference number.</p>
              <p className="hour">We’ll reply {replyWithin(undefined)}</p>
            </li>
            <li>
              <h3>Site Assessment</h3>
              <p>We look at the roof, the switchboard, the meter and when you use power.</p>
              <p className="hour">{promises.assessment}</p>
            </li>
            <li>
              <h3>Custom Proposal</h3>
              <p>You get a drawing, the output by month and the price line by line.</p>
              <p className="hour">Fixed for {promises.quoteHolds}</p>
            </li>
            <li>
              <h3>Installation</h3>
              <p>We handle approvals, rebate applications and the grid connection.</p>
              <p className="hour">On a date that suits you</p>
            </li>
          </ol>
        </PhoneFold>
      </section>
    </aside>
  );
}
