import type { Estimate } from "#app/estimators/estimate-lines.ts";
import type { SentAnswer } from "#content/request/answer.ts";
import type { CameFrom } from "#content/request/came-from.ts";
import { knownOrigins, originLines } from "#content/request/known-origins.ts";
import { topicOf } from "#content/request/topics.ts";
import type { RequestKind } from "#content/request/view.ts";
import { Island } from "../island/wrapper.tsx";
import { Island as Request } from "./island.tsx";
import { NotRead } from "./messages/error-summary.tsx";

interface RequestFormProps {
  kind: RequestKind;
  answer: SentAnswer | undefined;
  cameFrom: CameFrom;
  estimate: Estimate | undefined;
}

/** The form as the server renders it: empty, filled in from the link, or with the posted values and what is wrong with them. */
export function RequestForm(props: RequestFormProps) {
  const { kind, answer, cameFrom, estimate } = props;
  const { services, ...linkValues } = cameFrom;
  const values = answer?.values ?? {
    ...linkValues,
    ...(kind === "urgent" && { urgent: "on" }),
    selectedServices: [...services],
  };
  const readAnswer = answer?.values ? answer : undefined;
  const origins = knownOrigins(values.from);
  return (
    <>
      {answer && !readAnswer && <NotRead error={answer.error ?? ""} />}
      <Island
        name="request"
        component={Request}
        start="load"
        props={{
          kind,
          values,
          fields: readAnswer?.fields ?? {},
          fileHelp: readAnswer?.fileHelp ?? "",
          error: readAnswer?.error ?? "",
          cameFrom: originLines(values.from),
          hasSeveral: origins.some(({ kind: why, slug }) => why === "for" && slug === "rentals"),
          topic: topicOf(origins),
          estimate: estimate ? { title: estimate.title, lines: estimate.lines } : null,
        }}
      />
    </>
  );
}
