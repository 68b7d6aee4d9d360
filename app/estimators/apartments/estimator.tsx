import { Island } from "#app/island/wrapper.tsx";
import { ShareEstimate } from "../frame/share-estimate.tsx";
import { OwnersCorporationForm } from "./form.tsx";
import { Island as OwnersCorporationIsland, type OwnersCorporationProps } from "./island.tsx";

export function OwnersCorporationCheck(props: OwnersCorporationProps) {
  const serverParts = { asking: <ShareEstimate />, form: <OwnersCorporationForm sent={props.sent} /> };
  return (
    <Island
      name="apartments"
      component={OwnersCorporationIsland}
      props={props}
      serverParts={serverParts}
      start="interaction"
    />
  );
}
