import type { Estimate } from "#app/estimators/estimate-lines.ts";
import type { CameFrom } from "#content/request/came-from.ts";
import { knownOrigins, originLines } from "#content/request/known-origins.ts";
import type { SubmitResponse } from "#content/request/response.ts";
import { topicOf } from "#content/request/topics.ts";
import type { RequestKind } from "#content/request/view.ts";
import { Island } from "../island/wrapper.tsx";
import { Island as Request } from "./island.tsx";
import { NotRead } from "./messages/error-summary.tsx";

interface RequestFormProps {
  kind: RequestKind;
  response: SubmitResponse | undefined;
  cameFrom: CameFrom;
  estimate: Estimate | undefined;
}

/** The form as the server renders it: empty, filled in from the link, or with the posted values and what is wrong with them. */
export function RequestForm(props: RequestFormProps) {
  const { kind, response, cameFrom, estimate } = props;
  const { services, ...linkValues } = cameFrom;
  const values = response?.values ?? {
    ...linkValues,
    ...(kind === "urgent" && { urgent: "on" }),
    selectedServices: [...services],
  };
  const parsedResponse = response?.values ? response : undefined;
  const origins = knownOrigins(values.from);
  return (
    <>
      {response && !parsedResponse && <NotRead error={response.error ?? ""} />}
      <Island
        name="request"
        component={Request}
        start="load"
        props={{
          kind,
          values,
          problems: parsedResponse?.fields ?? {},
          fileHelp: parsedResponse?.fileHelp ?? "",
          error: parsedResponse?.error ?? "",
          cameFrom: originLines(values.from),
          hasSeveralHomes: origins.some(({ kind: originKind, slug }) => originKind === "for" && slug === "rentals"),
          topic: topicOf(origins),
          estimate: estimate ? { title: estimate.title, lines: estimate.lines } : null,
        }}
      />
    </>
  );
}
