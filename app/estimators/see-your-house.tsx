import { kwhSize, kw as kwText } from "#content/format.ts";
import { present } from "./estimate-lines.ts";

/** Leads from a price on a page to the same system on the visitor's own house. */
export function SeeYourHouse({ kw, battery }: { kw: number; battery: number }) {
  const parts = present([kw > 0 && kwText(kw), battery > 0 && kwhSize(battery)]).join(" and ");
  return (
    <p className="mt-4">
      <a className="go" href={`/your-price?kw=${kw}&battery=${battery}#answer`}>
        See it for your house
      </a>{" "}
      <span className="small">For {parts} at your postcode</span>
    </p>
  );
}
