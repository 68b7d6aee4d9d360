import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { promises } from "#content/promises.ts";

export function QuickAnswers() {
  return (
    <section className="quick-answers" aria-labelledby="quick-answers">
      <PhoneFold summary="Quick Answers">
        <h2 id="quick-answers">Quick Answers</h2>
        <div className="quick-answers-grid">
          <div>
            <p className="figure-number">45–60 min</p>
            <p>How long an assessment takes. We look at the roof, the switchboard, the meter and the bill.</p>
          </div>
          <div>
            <p className="figure-number">{promises.quoteHolds}</p>
            <p>How long your quote is fixed, so you can compare it with another line by line.</p>
          </div>
          <div>
            <p className="figure-number">All the paperwork</p>
            <p>We handle all the approvals and rebate applications.</p>
          </div>
        </div>
      </PhoneFold>
    </section>
  );
}
