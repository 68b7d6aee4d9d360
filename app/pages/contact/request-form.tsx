import type { AssessmentAnswer } from "#content/assessment/answer.ts";
import type { LedHere } from "#content/assessment/led-here.ts";
import { services } from "#content/assessment/services.ts";
import type { Estimate } from "#content/estimates/index.ts";
import { Island } from "../../components/island.tsx";
import { useFigureNotes } from "../../components/notes.tsx";
import { Island as Request } from "../../islands/request/island.tsx";
import { NotRead } from "./not-read.tsx";

interface RequestFormProps {
  answer: AssessmentAnswer | undefined;
  ledHere: LedHere;
  estimate: Estimate | undefined;
}

/** The form as the server knows it: empty, pre-filled by what led here, or with what was typed and what is wrong. */
export function RequestForm({ answer, ledHere, estimate }: RequestFormProps) {
  const notes = useFigureNotes(services.flatMap(({ figures }) => figures));
  let next = 0;
  const noteNumbers = services.map(({ figures }) => figures.map(() => notes[next++] ?? 0));
  const values = answer?.values ?? {
    selectedServices: [...ledHere.services],
    from: ledHere.from,
    estimate: ledHere.estimate,
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
