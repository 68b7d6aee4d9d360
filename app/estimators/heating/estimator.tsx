import { Island } from "#app/island/wrapper.tsx";
import { ShareEstimate } from "../frame/share-estimate.tsx";
import { HeatingForm } from "./form.tsx";
import { Island as HeatingIsland, type HeatingProps } from "./island.tsx";

export function HeatingCheck(props: HeatingProps) {
  const serverParts = { asking: <ShareEstimate />, form: <HeatingForm sent={props.sent} /> };
  return (
    <Island name="heating" component={HeatingIsland} props={props} serverParts={serverParts} start="interaction" />
  );
}
