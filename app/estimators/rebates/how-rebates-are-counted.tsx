export function HowRebatesAreCounted() {
  return (
    <details className="estimate-more estimate-sources mt-4">
      <summary>How we work this out</summary>
      <ul className="dashes small">
        <li>
          Panels: kW × the zone’s rating × the years left to 2030, only whole certificates. Clean Energy Regulator,
          checked 21 November 2026.
        </li>
        <li>
          Battery: the first 14 kWh usable in full, the next 14 at 60%, the rest to 50 at 15%, times the factor of the
          half-year; rounded once, at the end. Clean Energy Regulator and DCCEEW, checked 21 November 2026.
        </li>
        <li>
          Solar Homes: half of what the panels cost after certificates, capped. The price is our assumption for the
          size; the program takes the price in your quote. Solar Victoria, checked 21 November 2026.
        </li>
        <li>
          Victorian Energy Upgrades: only the least that you pay is fixed, so only that is shown. Victorian Energy
          Upgrades program, checked 21 November 2026.
        </li>
        <li>
          Left out: the interest-free loan, since it is paid back; Solar for Apartments, which an owners corporation
          asks for; tax.
        </li>
      </ul>
    </details>
  );
}
