import { SideSection } from "#app/components/side-section.tsx";
import words from "./words.json" with { type: "json" };

export function GetTheFile() {
  return (
    <SideSection
      id="get-the-file"
      title="How to get the file"
      groundClass="sand"
      intro={
        <>
          <p className="mt-4">
            Have your bill handy: it shows your distributor, your NMI (the number of your meter connection) and the
            meter number. Ask for 12 to 24 months of “detailed” or “Victorian Energy Compare” data, as a CSV. Don’t open
            it in a spreadsheet first.
          </p>
          <p className="mt-4">You’re entitled to your data. A request by form can take 10 business days.</p>
        </>
      }
      foot="Any file from your distributor or retailer should work, zipped or not: NEM12, Victorian Energy Compare (the state’s comparison site), Consumer Data Right (the law that gives you your data), or a table with times and kWh."
    >
      <ul className="rule-below">
        {words.portals.map(({ who, where, how }) => (
          <li key={who} className="rule-above py-4.5">
            <h3 className="text-h4">{who}</h3>
            <p className="mt-1 max-w-[36em]">{how}</p>
            <p className="small mt-1 empty:hidden">
              {where.map((site, index) => (
                <span key={site}>
                  {index > 0 ? ", " : ""}
                  <a href={`https://${site}/`} rel="noreferrer">
                    {site}
                  </a>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </SideSection>
  );
}
