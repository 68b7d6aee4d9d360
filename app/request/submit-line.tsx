import type { RequestKind } from "#content/request/view.ts";
import type { RequestState } from "./request-state.ts";

const buttons = {
  assessment: "Request Free Assessment",
  callback: "Call me back",
  urgent: "Call me back",
  fault: "Report the fault",
} as const;

const orReferenceText = " or your job’s reference";

interface SubmitLineProps
  extends Pick<RequestState, "isLive" | "missingFields" | "phase" | "progress" | "hasDraft" | "refusalCount"> {
  kind: RequestKind;
  clearDraft(): void;
  takeBack(): void;
}

/** The submit button, with the state of the request and of its draft. */
export function SubmitLine(props: SubmitLineProps) {
  const { kind, isLive, missingFields, phase, progress, hasDraft, refusalCount, clearDraft, takeBack } = props;
  // Without the script the button submits the form, and the server answers.
  const isIncomplete = isLive && phase === "idle" && missingFields.length > 0;
  return (
    <div className="grid justify-items-start gap-3 print:hidden">
      <button
        className={phase === "idle" ? "btn phone:w-full" : "btn btn-busy phone:w-full"}
        type="submit"
        aria-disabled={isIncomplete || phase !== "idle" || undefined}
        aria-describedby={isIncomplete ? "needed" : undefined}
      >
        {phase === "sending" ? "Submitting Request..." : buttons[kind]}
      </button>
      {phase === "sending" && progress !== undefined && (
        <progress className="w-full max-w-[24rem] accent-eucalypt" max={1} value={progress} aria-label="Sent so far">
          {Math.round(progress * 100)}%
        </progress>
      )}
      <div role="status">
        {phase === "waiting" && (
          <p>
            <b>No connection.</b> Your request is saved on this device and will be sent when you’re back online. Leave
            this tab open.
          </p>
        )}
        {/* Hidden until the first refusal: until then it only describes the button. */}
        {isIncomplete && (
          <p id="needed" hidden={refusalCount === 0}>
            <b>Still needed:</b>{" "}
            {missingFields
              .map(({ name, text }) => text + (kind === "fault" && name === "address" ? orReferenceText : ""))
              .join(", ")}
            .
          </p>
        )}
      </div>
      {phase === "waiting" && (
        <button className="btn btn-line" type="button" onClick={takeBack}>
          Change it
        </button>
      )}
      {hasDraft && phase === "idle" && (
        <p className="small">
          What you type is saved on this device only, for up to 30 days. Files aren’t saved.{" "}
          <button className="semibold cursor-pointer underline" type="button" onClick={clearDraft}>
            Clear
          </button>
        </p>
      )}
    </div>
  );
}
