import { Island } from "#app/island/wrapper.tsx";
import { ShareEstimate } from "../frame/share-estimate.tsx";
import { VppForm } from "./form.tsx";
import { Island as VppIsland, type VppProps } from "./island.tsx";

export function VppCheck(props: VppProps) {
  const serverParts = { asking: <ShareEstimate />, form: <VppForm sent={props.sent} /> };
  return <Island name="vpp" component={VppIsland} props={props} serverParts={serverParts} start="interaction" />;
}
