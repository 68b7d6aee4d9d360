import { batterySizes, panelSizes } from "#app/estimators/sizes.ts";
import { kwhSize, kw as kwText } from "#content/format.ts";

/** The question every visitor has, on Home's second screen: three fields lead to the price. */
export function PriceEntry() {
  return (
    <section className="home-price sand" aria-labelledby="price-entry">
      <div className="wrap split">
        <div className="span-1-5">
          <h2 id="price-entry">What would you pay?</h2>
          <p className="mt-2">Your price after rebates, your savings and the payback time.</p>
        </div>
        <form className="span-5-13 home-price-form" method="get" action="/your-price#answer">
          <div className="field">
            <label htmlFor="home-postcode">Postcode</label>
            <input id="home-postcode" name="postcode" inputMode="numeric" autoComplete="postal-code" maxLength={4} />
          </div>
          <div className="field">
            <label htmlFor="home-kw">Panels</label>
            <select id="home-kw" name="kw" defaultValue="8">
              {panelSizes.map((size) => (
                <option key={size} value={size}>
                  {size === 0 ? "None" : kwText(size)}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor="home-battery">Battery</label>
            <select id="home-battery" name="battery" defaultValue="10">
              {batterySizes.map((size) => (
                <option key={size} value={size}>
                  {size === 0 ? "None" : kwhSize(size)}
                </option>
              ))}
            </select>
          </div>
          <button className="btn btn-ink" type="submit">
            See the price
          </button>
          <p className="small">
            Have a quote already? <a href="/your-price?tab=quote">Check if it’s fair</a>
          </p>
        </form>
      </div>
    </section>
  );
}
