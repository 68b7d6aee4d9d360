import { business } from "#content/business.ts";
import { answerLine, byAnswer } from "#content/places/answer.ts";
import { coverageKinds, wholeKilometres } from "#content/places/coverage-kinds.ts";
import type { Finding, FoundPlace } from "#content/places/find.ts";

/** The answer to one question; its form and colour say the kind before the words do. */
export function Answer({ finding }: { finding: Finding }) {
  return (
    <output name="coverage" htmlFor="place" aria-live="off" className={`coverage-answer coverage-${toneOf(finding)}`}>
      {finding.kind === "place" ? (
        <OnePlace place={finding.place} />
      ) : finding.kind === "postcode" ? (
        <OnePostcode places={finding.places} />
      ) : (
        <>
          <strong className="coverage-said">{answerLine(finding)}</strong>
          {"places" in finding && <SeveralPlaces finding={finding} />}
          {!("places" in finding) && finding.kind !== "nothing-typed" && <OtherWays />}
        </>
      )}
    </output>
  );
}

function OnePlace({ place: { name, postcode, coverage } }: { place: FoundPlace }) {
  const { name: kind, response, way } = coverageKinds[coverage.kind];
  return (
    <>
      <strong className="coverage-said">
        {name} {postcode}: {kind}
      </strong>
      <span className="coverage-facts">
        <span>
          <b className="figure-number">{response}</b> to confirm a date
        </span>
        <span>
          <b className="figure-number">{wholeKilometres(coverage)} km</b> from the CBD
          {coverage.group && <>, in {coverage.group}</>}
        </span>
      </span>
      <span>{way}</span>
      <a className="go" href="/contact#form">
        Ask for an assessment in {name}
      </a>
    </>
  );
}

/** Its best-known place answers for all. */
function OnePostcode({ places: [place, ...others] }: { places: readonly FoundPlace[] }) {
  if (!place) return null;
  return (
    <>
      <OnePlace place={place} />
      <span className="small">The same goes for the other {others.length} places with this postcode.</span>
    </>
  );
}

function SeveralPlaces({ finding }: { finding: Finding & { places: FoundPlace[] } }) {
  return (
    <span className="coverage-several">
      {byAnswer(finding.places).map(({ line, places }) => (
        <span key={line}>
          <b>{line}</b>
          <span className="coverage-names">
            {places.map(({ name, postcode }) => (
              <a
                key={`${name} ${postcode}`}
                href={`/service-areas?${new URLSearchParams({ place: `${name} ${postcode}` })}#check`}
              >
                {name} {postcode}
              </a>
            ))}
          </span>
        </span>
      ))}
    </span>
  );
}

function OtherWays() {
  return (
    <span>
      Try the postcode, or ask us: <a href={business.phone.href}>{business.phone.display}</a>. A{" "}
      <a href="/contact#form">request with the whole address</a> works too.
    </span>
  );
}

function toneOf(finding: Finding): string {
  if (finding.kind === "place") return finding.place.coverage.kind;
  return "places" in finding ? "choice" : "none";
}
