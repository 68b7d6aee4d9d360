import { EmailLink } from "#app/controls/email-link.tsx";
import { business } from "#content/business.ts";
import { requestFormPath } from "#content/pages.ts";
import { promises } from "#content/promises.ts";

export function MoreHelp() {
  return (
    <section className="section dusk" aria-labelledby="help">
      <div className="wrap split">
        <h2 id="help" className="span-1-5">
          Need More Help?
        </h2>
        <ul className="span-5-13 faq-help">
          <li>
            <h3>Call</h3>
            <div>
              <p>
                <a className="faq-way" href={business.phone.href}>
                  {business.phone.display}
                </a>
              </p>
              <p className="small">
                {business.hours.text}. In another language: TIS National <a href="tel:131450">131&nbsp;450</a>.
              </p>
            </div>
          </li>
          <li>
            <h3>A written quote</h3>
            <div>
              <p>
                <a className="btn" href={requestFormPath}>
                  Get Quote
                </a>
              </p>
              <p className="small">
                We’ll answer within {promises.requestReply} and give you a time for the assessment.
              </p>
            </div>
          </li>
          <li>
            <h3>Technical support</h3>
            <div>
              <p>
                <EmailLink className="faq-way" to={business.supportEmail} />
              </p>
              <p className="small">
                We answer within {promises.emailReply} during business hours. It helps to send a photo of the display.
              </p>
            </div>
          </li>
        </ul>
      </div>
    </section>
  );
}
