import { business } from "#content/business.ts";
import type { Finding, FoundPlace } from "#content/places/answer.ts";
import { answerLine, byAnswer } from "#content/places/answer.ts";
import { type CoverageKind, coverageKinds, dateWithinText, wholeKilometres } from "#content/places/coverage-kinds.ts";

/** The answer for the typed place. If that is a single place, the colour of the answer's edge shows the kind of coverage. */
export function CoverageAnswer({ finding }: { finding: Finding }) {
  return (
    <output
      name="coverage"
      htmlFor="place"
      aria-live="off"
      className={`mt-6 grid justify-items-start gap-3.5 border-l-6 py-1 pl-5 ${toneClass(finding)}`}
    >
      {finding.kind === "place" ? (
        <PlaceAnswer place={finding.place} />
      ) : finding.kind === "postcode" ? (
        <PostcodeAnswer places={finding.places} />
      ) : (
        <>
          <strong className="text-h3">{answerLine(finding)}</strong>
          {"places" in finding && <SeveralPlaces finding={finding} />}
          {!("places" in finding) && finding.kind !== "nothing-typed" && <OtherWays />}
        </>
      )}
    </output>
  );
}

function PlaceAnswer({ place: { name, postcode, coverage } }: { place: FoundPlace }) {
  const { name: kind, howWeCome } = coverageKinds[coverage.kind];
  return (
    <>
      <strong className="text-h3">
        {name} {postcode}: {kind}
      </strong>
      <span className="flex flex-wrap gap-x-10 gap-y-3 text-quiet">
        <span>
          We’ll have a date for you <b className="text-price block text-text">{dateWithinText(coverage.kind)}</b>
        </span>
        <span>
          From the CBD{coverage.group && <>, in {coverage.group}</>}{" "}
          <b className="text-price block text-text">{wholeKilometres(coverage)} km</b>
        </span>
      </span>
      <span>{howWeCome}</span>
      <a
        className="go"
        href={`/contact?${new URLSearchParams({ place: `${name} ${postcode}`, from: "service-areas" })}#form`}
      >
        Get a quote in {name}
      </a>
    </>
  );
}

/** Answers with the postcode's best-known place. */
function PostcodeAnswer({ places: [place, ...others] }: { places: readonly FoundPlace[] }) {
  if (!place) return null;
  return (
    <>
      <PlaceAnswer place={place} />
      {others.length > 0 && <span className="small">The same goes for everywhere in {place.postcode}.</span>}
    </>
  );
}

function SeveralPlaces({ finding }: { finding: Finding & { places: FoundPlace[] } }) {
  return (
    <span className="grid gap-4">
      {byAnswer(finding.places).map(({ line, places }) => (
        <span key={line} className="grid gap-1">
          <b className="semibold">{line}</b>
          <span className="flex flex-wrap gap-x-4 gap-y-0.5">
            {places.map(({ name, postcode }) => (
              <a
                className="py-1"
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
      Wrong place? Check the postcode, or ask us: <a href={business.phone.href}>{business.phone.display}</a>. A{" "}
      <a href="/contact#form">request with the whole address</a> works too.
    </span>
  );
}

function toneClass(finding: Finding): string {
  return finding.kind === "place" ? toneClasses[finding.place.coverage.kind] : "border-control";
}

const toneClasses: Record<CoverageKind, string> = {
  metro: "border-wattle",
  "near-regional": "border-eucalypt",
  "remote-regional": "border-dusk",
  "remote-consultation": "border-dusk-rule",
};
