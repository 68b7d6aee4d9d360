import type { ReactNode } from "react";
import { EmailLink } from "#app/components/email-link.tsx";
import { business } from "#content/business.ts";
import { requestFormPath } from "#content/pages.ts";
import { promises } from "#content/promises.ts";

export function MoreHelp() {
  return (
    <section className="dusk py-section" aria-labelledby="help">
      <div className="wrap split">
        <h2 id="help" className="wide:col-[1/5] wide:pr-8">
          Need More Help?
        </h2>
        <ul className="wide:col-[5/13]">
          {ways.map(({ title, way, text }) => (
            <li
              key={title}
              className="rule-above grid items-baseline gap-x-8 gap-y-2.5 py-5 last:pb-0 from-tablet:grid-cols-[1fr_2fr]"
            >
              <h3>{title}</h3>
              <div>
                <p>{way}</p>
                <p className="small mt-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const ways: readonly { title: string; way: ReactNode; text: ReactNode }[] = [
  {
    title: "Call",
    way: (
      <a className="text-h3" href={business.phone.href}>
        {business.phone.display}
      </a>
    ),
    text: (
      <>
        {business.hours.text}. In another language: TIS National <a href="tel:131450">131&nbsp;450</a>.
      </>
    ),
  },
  {
    title: "A written quote",
    way: (
      <a className="btn" href={requestFormPath}>
        Get Quote
      </a>
    ),
    text: `We’ll answer within ${promises.requestReply} and arrange the assessment.`,
  },
  {
    title: "Technical support",
    way: <EmailLink className="text-h3" to={business.supportEmail} />,
    text: `We answer within ${promises.emailReply} during business hours. It helps to send a photo of the display.`,
  },
];
