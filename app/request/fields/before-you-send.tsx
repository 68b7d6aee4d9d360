import { business } from "#content/business.ts";
import { holdTogether } from "#content/hold-together.ts";
import { faultPhotoRetentionText, fileRetentionText, promises } from "#content/promises.ts";
import { consentWording } from "#content/request/consent.ts";
import type { RequestKind } from "#content/request/view.ts";
import { Agreement, FieldGroup } from "./request-field.tsx";

interface BeforeYouSendProps {
  kind: RequestKind;
  hasConsented: boolean;
  problem: string | undefined;
}

const purposes = {
  assessment: "arrange your assessment and reply to you",
  callback: "call you back",
  urgent: "call you back",
  fault: "fix the fault",
} as const;

/** What we use the details for, and the consent. */
export function BeforeYouSend({ kind, hasConsented, problem }: BeforeYouSendProps) {
  return (
    <FieldGroup legend="How we use your details">
      <div className="mb-6 rounded-(--radius) bg-sand px-5 py-4 text-small">
        <p>
          <b>{business.name} collects these details</b> to {purposes[kind]}. We need every field not marked optional. We
          pass your details to the installer who visits
          {kind === "fault"
            ? " and, for a warranty claim, to the manufacturer"
            : " and, if you apply, to the rebate programs"}
          .
        </p>
        <details>
          <summary className="semibold mt-2 py-2">Where we keep your details, for how long, and your rights</summary>
          <p>
            Our website, email and map services keep or handle your details overseas. We delete your request when your
            consent ends: after {promises.consent}, or the day you withdraw.{" "}
            {kind !== "callback" && (
              <>
                A bill or photo you attach is kept for {kind === "fault" ? faultPhotoRetentionText : fileRetentionText}.{" "}
              </>
            )}
            The <a href="/privacy">privacy policy</a> explains how to see or correct what we hold and how to complain.
            The <a href="/consent">consent page</a> explains what your consent covers and how to withdraw it.
          </p>
        </details>
      </div>
      <Agreement name="consent" required problem={problem} defaultChecked={hasConsented}>
        {holdTogether(consentWording(kind))}
      </Agreement>
    </FieldGroup>
  );
}
