import { Island } from "#app/island/wrapper.tsx";
import { Island as AddFileForm } from "#app/request/add-file/island.tsx";
import { business } from "#content/business.ts";
import type { AssessmentAnswer } from "#content/request/answer.ts";

interface AddFileProps {
  link: string;
  /** Of the request that it is for; undefined where the link no longer works. */
  reference: string | undefined;
  answer: AssessmentAnswer | undefined;
}

/** Replaces the form for people who follow the link that adds a file. */
export function AddFile({ link, reference, answer }: AddFileProps) {
  if (reference === undefined || answer?.status === 410) return <LinkEnded />;
  const problem = answer?.fields?.file ?? "";
  return (
    <Island
      name="add-file"
      component={AddFileForm}
      start="load"
      props={{
        link,
        reference,
        problem,
        help: answer?.fileHelp ?? "",
        error: problem ? "" : (answer?.error ?? ""),
      }}
    />
  );
}

function LinkEnded() {
  return (
    <div className="led-here" role="note">
      <p>
        This link only works for a day. Reply to our email with the file, or call{" "}
        <a href={business.phone.href}>{business.phone.display}</a>.
      </p>
    </div>
  );
}
