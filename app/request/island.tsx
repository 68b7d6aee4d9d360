import { useEffect, useRef, useState } from "react";
import { AssessmentFields } from "./fields/assessment-fields.tsx";
import { BeforeYouSend } from "./fields/before-you-send.tsx";
import { CallbackFields } from "./fields/callback-fields.tsx";
import { ErrorSummary } from "./messages/error-summary.tsx";
import { ToastRegion } from "./messages/toast.tsx";
import type { RequestProps } from "./request-state.ts";
import { SubmitLine } from "./submit-line.tsx";
import { useRequest } from "./use-request.ts";

/** The request's form, which `outbox/` sends. Its fields are uncontrolled, so that text typed before this script ran is kept. */
export function Island(props: RequestProps) {
  const form = useRef<HTMLFormElement>(null);
  const request = useRequest(form, props);
  const { values, fields } = request;
  return (
    <>
      <ErrorSummary key={`errors ${request.attempts}`} fields={fields} error={request.error} />
      <form
        key={`form ${request.formKey}`}
        ref={form}
        method="post"
        action={props.callback ? "/contact?callback#form" : "/contact#form"}
        encType="multipart/form-data"
        noValidate
        data-live={request.live || undefined}
        aria-label={props.callback ? "Callback" : "Assessment request"}
        onInput={request.onInput}
        onPaste={request.onPaste}
        onSubmit={request.onSubmit}
      >
        {props.callback && <input type="hidden" name="kind" value="callback" />}
        {values.urgent && <input type="hidden" name="urgent" defaultValue="on" />}
        <input type="hidden" name="from" defaultValue={values.from ?? ""} />
        <input type="hidden" name="estimate" defaultValue={values.estimate ?? ""} />
        <input type="hidden" name="replaces" defaultValue={values.replaces ?? ""} />
        {/* Wishes for the visit, from a page that was open since before visits could be booked. */}
        {values.preferred?.map((halfDay) => (
          <input key={halfDay} type="hidden" name="preferred" defaultValue={halfDay} />
        ))}
        <CameFrom estimate={values.estimate ? props.estimate : null} lines={values.from ? props.cameFrom : []} />
        {props.callback ? (
          <CallbackFields values={values} fields={fields} />
        ) : (
          <AssessmentFields
            values={values}
            fields={fields}
            topic={props.topic}
            hasSeveral={props.hasSeveral}
            attached={request.attached}
            fileHelp={props.fileHelp}
          />
        )}
        <BeforeYouSend callback={props.callback} consented={values.consent !== undefined} problem={fields.consent} />
        <ShownAt />
        <p className="unseen" aria-hidden="true">
          <label>
            Leave this empty <input type="text" name="subject" tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <SubmitLine callback={props.callback} {...request} />
      </form>
      <ToastRegion toast={request.toast} onDone={request.dismissToast} />
    </>
  );
}

/** When the script started: a form sent within seconds of it gets a second look. */
function ShownAt() {
  const [shownAt, setShownAt] = useState("");
  useEffect(() => setShownAt(String(Date.now())), []);
  return <input type="hidden" name="shownAt" value={shownAt} />;
}

function CameFrom({ estimate, lines }: { estimate: RequestProps["estimate"]; lines: RequestProps["cameFrom"] }) {
  if (!estimate && lines.length === 0) return null;
  return (
    <div className="my-6 border-l-4 border-eucalypt bg-sand px-5 py-4 text-[1rem]">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {estimate && (
        <>
          <p>
            <b>{estimate.title}</b> will be sent with your request. We work it out again when you send it:
          </p>
          <dl>
            {estimate.lines.map(({ label, value }) => (
              <div key={label} className="flex justify-between gap-4">
                <dt>{label}</dt>
                <dd className="semibold text-right">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}
