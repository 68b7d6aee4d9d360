import { kwhSizeText, kwText } from "#content/format.ts";
import { compact } from "./estimate-lines.ts";

/** A link from a price to Your price, with the same sizes. */
export function SeeYourHouse({ kw, battery }: { kw: number; battery: number }) {
  const sizesText = compact([kw > 0 && kwText(kw), battery > 0 && kwhSizeText(battery)]).join(" and ");
  return (
    <p className="mt-4">
      <a className="go" href={`/your-price?kw=${kw}&battery=${battery}#answer`}>
        See it for your house
      </a>{" "}
      <span className="small">For {sizesText} at your postcode</span>
    </p>
  );
}
