import { ServerPart } from "#app/island/server-part.tsx";

interface AskAboutProps {
  tool: string;
  /** The question as understood. */
  query: string;
  /** What the request form shall have chosen besides: "service=heat-pump&". */
  also?: string;
}

/** From an estimate to the request form, which works it out again. */
export function AskAbout({ tool, query, also = "" }: AskAboutProps) {
  return (
    <div className="estimate-ask">
      <a className="btn" href={`/contact?${also}estimate=${encodeURIComponent(`${tool}?${query}`)}#form`}>
        Ask about this
      </a>
      <ServerPart name="asking" />
    </div>
  );
}
