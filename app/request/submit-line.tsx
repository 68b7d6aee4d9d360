import type { RequestState } from "./request-state.ts";

interface SubmitLineProps extends Pick<RequestState, "live" | "missing" | "phase" | "progress" | "drafted"> {
  callback: boolean;
  clearDraft(): void;
  /** Takes a request that waits back into the form. */
  change(): void;
}

export function SubmitLine(props: SubmitLineProps) {
  const { callback, live, missing, phase, progress, drafted, clearDraft, change } = props;
  // Without the script the button submits the form and the server answers.
  const disabled = live && (missing.length > 0 || phase !== "idle");
  return (
    <div className="submit-line">
      <button className="btn" type="submit" aria-disabled={disabled || undefined} aria-describedby="needed">
        {phase === "sending" ? "Submitting Request..." : callback ? "Call me back" : "Request Free Assessment"}
      </button>
      {phase === "sending" && progress !== undefined && (
        <progress max={1} value={progress} aria-label="Sent so far">
          {Math.round(progress * 100)}%
        </progress>
      )}
      <p id="needed" role="status">
        {phase === "waiting" && (
          <>
            <b>No connection.</b> Your request is saved on this device and will be sent when you’re back online. Leave
            this tab open.
          </>
        )}
        {live && phase === "idle" && missing.length > 0 && (
          <>
            <b>Still needed:</b> {missing.map(({ text }) => text).join(", ")}.
          </>
        )}
      </p>
      {phase === "waiting" && (
        <button className="btn btn-line" type="button" onClick={change}>
          Change it
        </button>
      )}
      {drafted && phase === "idle" && (
        <p className="small">
          What you type is saved on this device only, for up to 30 days. The file isn’t saved.{" "}
          <button className="text-button" type="button" onClick={clearDraft}>
            Clear
          </button>
        </p>
      )}
    </div>
  );
}
