import { ShareButton } from "#app/controls/share-button.tsx";

/** What stands beside the link to ask about an estimate, whatever was asked. */
export function ShareEstimate() {
  return (
    <>
      <span className="small">Only what stands in the form travels along, no names. We work it out again.</span>
      <ShareButton what="estimate" />
    </>
  );
}
