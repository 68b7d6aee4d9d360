import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { TextWithFigures } from "#app/figures/text-with-figures.tsx";
import { Picture } from "#app/pictures/picture.tsx";

const steps: readonly (readonly [title: string, text: string])[] = [
  [
    "Check the grant",
    "Solar for Apartments pays up to {solar-for-apartments-cap} an apartment, until {solar-for-apartments-end} or until the money runs out. Embedded networks and buildings over eight storeys aren’t eligible.",
  ],
  [
    "Collect the documents",
    "Plan of subdivision, the annual fees, building insurance, rates notices, a list of the meters.",
  ],
  [
    "Get indicative prices",
    "From two retailers authorised by Solar Victoria, for a common-area system and a shared one.",
  ],
  [
    "Vote",
    "Usually the committee can decide. You need a special resolution if the work costs more than twice the annual fees, or needs a planning or building permit.",
  ],
  [
    "Apply and sign",
    "The owners corporation is the applicant. Usually two committee members sign, or the manager if the owners corporation has authorised them.",
  ],
];

/** From the first idea to the signature. */
export function OwnersCorporation() {
  return (
    <div className="split programs-more" id="owners-corporation">
      <div className="span-1-13 owners-lead">
        <div>
          <h3>On an owners corporation committee?</h3>
          <p className="mt-2">
            <a className="go" href="/your-price?tab=apartments">
              See what a system would do for your building
            </a>
            : the grant, each flat’s share and the vote you need.
          </p>
        </div>
        <figure className="from-tablet">
          <Picture
            name="apartments"
            alt="An apartment block seen from above with panels on its flat roof"
            sizes="(min-width: 64rem) 75rem, 100vw"
          />
          <figcaption className="small mt-2">Illustration: panels on a shared roof.</figcaption>
        </figure>
      </div>
      <div className="span-1-13">
        <PhoneFold summary="The steps: grant, documents, vote, who signs">
          <ol className="lines">
            {steps.map(([title, text]) => (
              <li key={title}>
                <b>{title}</b>
                <p>
                  <TextWithFigures text={text} />
                </p>
              </li>
            ))}
          </ol>
          <p className="small">
            <a href="/contact?for=owners-corporation&service=commercial-solar#form">Ask for an assessment</a>: the form
            will tell us you’re from an owners corporation.{" "}
            <a href="/blog/solar-battery-apartments">All the steps, with a worked example</a>
          </p>
        </PhoneFold>
      </div>
    </div>
  );
}
