import "../usual.ts";
import { CheckedOn } from "#app/figures/checked-on.tsx";
import { Island } from "#app/island/wrapper.tsx";
import { fixedValue } from "#content/figures/index.ts";
import { YourHouse } from "../frame/your-house.tsx";
import { SavingsForm } from "./form.tsx";
import { Island as SavingsIsland, type SavingsProps } from "./island.tsx";
import { usualBusiness } from "./usual-business.ts";

/** What a roof saves and when it has paid for itself: question, answer and arithmetic, all from the address. */
export function SavingsEstimate({ site, sent, today }: Omit<SavingsProps, "usual">) {
  const usual = site === "business" ? usualBusiness : {};
  const serverParts = {
    changes: <CouldChange site={site} />,
    form: (
      <div>
        {site === "home" && <YourHouse sent={sent} />}
        <SavingsForm sent={sent} site={site} usual={usual} />
      </div>
    ),
  };
  return (
    <>
      <Island
        name="savings"
        component={SavingsIsland}
        props={{ site, sent, today, usual }}
        serverParts={serverParts}
        start="interaction"
      />
      <p className="small mt-4 estimate-sources">
        <a href="/how-we-calculate">Modelled half-hour by half-hour over a year</a>, and checked against meter data from
        real homes. Rates: Victorian Default Offer 2026–27, Essential Services Commission. Certificates: under the Clean
        Energy Regulator’s rules. Checked <CheckedOn ids={["vdo-usage-mean", "solar-stc-6-6kw"]} />.
      </p>
    </>
  );
}

function CouldChange({ site }: Pick<SavingsProps, "site">) {
  return (
    <>
      <p className="mt-4">
        <a href="/how-we-calculate">How this model works and how well it matches real homes</a>
      </p>
      <h3>What could change</h3>
      <ul className="dashes">
        {site === "business" && (
          <li>
            Victorian Energy Upgrades has a discount for {fixedValue("veu-commercial-solar-size")}. It changes with the
            market, and your quote confirms it.
          </li>
        )}
        <li>Rates change each July and with your plan, and there’s no minimum feed-in rate.</li>
        <li>You get fewer certificates from 1 January, and fewer again for batteries from 1 July.</li>
        <li>This is a model of a typical year, not a promise.</li>
      </ul>
    </>
  );
}
