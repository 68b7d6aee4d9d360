import type { Missing } from "./missing.ts";

export type Phase = "idle" | "sending" | "waiting";

interface SubmitLineProps {
  callback: boolean;
  /** Whether the script runs. Without it the button submits the form and the server answers. */
  live: boolean;
  missing: readonly Missing[];
  phase: Phase;
  progress: number | undefined;
  drafted: boolean;
  onClearDraft(): void;
  onChange(): void;
}

export function SubmitLine({
  callback,
  live,
  missing,
  phase,
  progress,
  drafted,
  onClearDraft,
  onChange,
}: SubmitLineProps) {
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
        <button className="btn btn-line" type="button" onClick={onChange}>
          Change it
        </button>
      )}
      {drafted && phase === "idle" && (
        <p className="small">
          What you type is saved on this device only, for up to 30 days. The file isn’t saved.{" "}
          <button className="text-button" type="button" onClick={onClearDraft}>
            Clear
          </button>
        </p>
      )}
    </div>
  );
}
