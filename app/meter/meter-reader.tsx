import { Island } from "../island/wrapper.tsx";
import { Island as MeterIsland } from "./island.tsx";

/** The meter reader. Without scripts, a link to Your price instead. */
export function MeterReader({ today }: { today: string }) {
  return (
    <>
      <Island name="meter" component={MeterIsland} props={{ today }} start="file" className="mt-8 no-js:hidden" />
      <p className="sand mt-6 hidden rounded px-5 py-4 no-js:block">
        Reading a file needs JavaScript, because it happens on your device. Without it,{" "}
        <a href="/your-price">estimate from your bill</a>.
      </p>
    </>
  );
}
