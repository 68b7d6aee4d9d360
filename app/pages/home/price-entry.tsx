import { batterySizes, panelSizes } from "#app/estimators/sizes.ts";
import { kwhSize, kw as kwText } from "#content/format.ts";

/** The question every visitor has, on Home's second screen: three fields lead to the price. */
export function PriceEntry() {
  return (
    <section className="sand py-7 wide:py-11" aria-labelledby="price-entry">
      <div className="wrap split gap-y-4">
        <div className="wide:col-[1/5] wide:pr-8">
          <h2 id="price-entry">What would you pay?</h2>
          <p className="mt-2">Your price after rebates, your savings and the payback time.</p>
        </div>
        <form
          className="grid grid-cols-[2fr_3fr_3fr] items-end gap-3 @max-[22.5rem]:grid-cols-2 from-tablet:grid-cols-[1fr_1fr_1fr_auto] wide:col-[5/13]"
          method="get"
          action="/your-price#answer"
        >
          <div className="field @max-[22.5rem]:col-span-2">
            <label htmlFor="home-postcode">Postcode</label>
            <input id="home-postcode" name="postcode" inputMode="numeric" autoComplete="postal-code" maxLength={4} />
          </div>
          <div className="field">
            <label htmlFor="home-kw">Panels</label>
            <select id="home-kw" className="pl-2.5" name="kw" defaultValue="8">
              {panelSizes.map((size) => (
                <option key={size} value={size}>
                  {size === 0 ? "None" : kwText(size)}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor="home-battery">Battery</label>
            <select id="home-battery" className="pl-2.5" name="battery" defaultValue="10">
              {batterySizes.map((size) => (
                <option key={size} value={size}>
                  {size === 0 ? "None" : kwhSize(size)}
                </option>
              ))}
            </select>
          </div>
          <button className="btn btn-ink phone:col-span-full" type="submit">
            See the price
          </button>
          <p className="small col-span-full">
            Have a quote already? <a href="/your-price?tab=quote">Check if it’s fair</a>
          </p>
        </form>
      </div>
    </section>
  );
}
