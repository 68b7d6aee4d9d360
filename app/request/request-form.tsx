import type { Estimate } from "#app/estimators/index.ts";
import type { AssessmentAnswer } from "#content/request/answer.ts";
import type { CameFrom } from "#content/request/came-from.ts";
import { services } from "#content/request/services.ts";
import { useFigureNotes } from "../figures/notes.tsx";
import { Island } from "../island/wrapper.tsx";
import { Island as Request } from "./island.tsx";
import { NotRead } from "./not-read.tsx";

interface RequestFormProps {
  answer: AssessmentAnswer | undefined;
  cameFrom: CameFrom;
  estimate: Estimate | undefined;
}

/** The form as the server knows it: empty, pre-filled by what led here, or with what was typed and what is wrong. */
export function RequestForm({ answer, cameFrom, estimate }: RequestFormProps) {
  const notes = useFigureNotes(services.flatMap(({ figures }) => figures));
  let next = 0;
  const noteNumbers = services.map(({ figures }) => figures.map(() => notes[next++] ?? 0));
  const values = answer?.values ?? {
    selectedServices: [...cameFrom.services],
    from: cameFrom.from,
    estimate: cameFrom.estimate,
  };
  const read = answer?.values ? answer : undefined;
  return (
    <>
      {answer && !read && <NotRead error={answer.error ?? ""} />}
      <Island
        name="request"
        component={Request}
        start="load"
        props={{
          values,
          fields: read?.fields ?? {},
          error: read?.error ?? "",
          noteNumbers,
          estimate: estimate ? { title: estimate.title, lines: estimate.lines } : null,
        }}
      />
    </>
  );
}
