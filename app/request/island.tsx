import { useEffect, useRef, useState } from "react";
import { AssessmentFields } from "./fields/assessment-fields.tsx";
import { BeforeYouSend } from "./fields/before-you-send.tsx";
import { CallbackFields } from "./fields/callback-fields.tsx";
import { FaultFields } from "./fields/fault-fields.tsx";
import { ErrorSummary } from "./messages/error-summary.tsx";
import { ToastRegion } from "./messages/toast.tsx";
import type { RequestProps } from "./request-state.ts";
import { SubmitLine } from "./submit-line.tsx";
import { useRequest } from "./use-request.ts";

/** The request form, which `outbox/` sends. Its fields are uncontrolled, so that text typed before this script ran is kept. */
export function Island(props: RequestProps) {
  const form = useRef<HTMLFormElement>(null);
  const request = useRequest(form, props);
  const { values, problems } = request;
  const { action, label, kindField } = forms[props.kind];
  const files = { attached: request.attached, fileHelp: props.fileHelp };
  return (
    <>
      <ErrorSummary
        key={`errors ${request.refusalCount}`}
        kind={props.kind}
        problems={problems}
        error={request.error}
      />
      <form
        key={`form ${request.formKey}`}
        ref={form}
        method="post"
        action={action}
        encType="multipart/form-data"
        noValidate
        data-live={request.isLive || undefined}
        aria-label={label}
        onInput={request.onInput}
        onPaste={request.onPaste}
        onSubmit={request.onSubmit}
      >
        {kindField && <input type="hidden" name="kind" value={kindField} />}
        {props.kind === "urgent" && <input type="hidden" name="urgent" defaultValue="on" />}
        <input type="hidden" name="from" defaultValue={values.from ?? ""} />
        <input type="hidden" name="estimate" defaultValue={values.estimate ?? ""} />
        <input type="hidden" name="replaces" defaultValue={values.replaces ?? ""} />
        {/* Preferred times, posted by a page that was opened before visits could be booked. */}
        {values.preferred?.map((halfDay) => (
          <input key={halfDay} type="hidden" name="preferred" defaultValue={halfDay} />
        ))}
        <OriginNotice estimate={values.estimate ? props.estimate : null} lines={values.from ? props.cameFrom : []} />
        {props.kind === "assessment" ? (
          <AssessmentFields
            values={values}
            problems={problems}
            topic={props.topic}
            hasSeveralHomes={props.hasSeveralHomes}
            {...files}
          />
        ) : props.kind === "fault" ? (
          <FaultFields values={values} problems={problems} {...files} />
        ) : (
          <CallbackFields values={values} problems={problems} {...(props.kind === "urgent" && { urgent: files })} />
        )}
        <BeforeYouSend kind={props.kind} hasConsented={values.consent !== undefined} problem={problems.consent} />
        <ShownAtField />
        <p className="unseen" aria-hidden="true">
          <label>
            Leave this empty <input type="text" name="subject" tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <SubmitLine kind={props.kind} {...request} />
      </form>
      <ToastRegion toast={request.toast} onDone={request.dismissToast} />
    </>
  );
}

/** For each form: the URL it posts to without a script, its name, and the value of its `kind` field. */
const forms = {
  assessment: { action: "/contact#form", label: "Assessment request", kindField: undefined },
  callback: { action: "/contact?callback#form", label: "Callback", kindField: "callback" },
  urgent: { action: "/contact?callback&urgent#form", label: "Callback", kindField: "callback" },
  fault: { action: "/contact?fault#form", label: "Fault report", kindField: "fault" },
} as const;

/** The time when the script started. Staff are warned of a form that is sent within seconds of it: a bot may have filled it in. */
function ShownAtField() {
  const [shownAt, setShownAt] = useState("");
  useEffect(() => setShownAt(String(Date.now())), []);
  return <input type="hidden" name="shownAt" value={shownAt} />;
}

/** The estimate and the pages that the request will name. */
function OriginNotice({ estimate, lines }: { estimate: RequestProps["estimate"]; lines: RequestProps["cameFrom"] }) {
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
