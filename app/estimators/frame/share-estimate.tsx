import { ShareButton } from "#app/controls/share/share-button.tsx";

/** What is next to the link to ask about an estimate, whatever was asked. */
export function ShareEstimate() {
  return (
    <>
      <span className="small">Sends us only what’s in the form, not your name.</span>
      <ShareButton what="estimate" />
    </>
  );
}
