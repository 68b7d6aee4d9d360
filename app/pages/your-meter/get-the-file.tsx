import { SideSection } from "#app/components/side-section.tsx";

const portals: readonly { who: string; where: readonly string[]; how: string }[] = [
  {
    who: "CitiPower and Powercor",
    where: ["myenergy.powercor.com.au", "energyeasy.com.au"],
    how: "In myEnergy choose Detailed CSV or Victorian Energy Compare CSV, not Summary. If it sends you on to Energy Easy, open Reports and choose Victorian Energy Compare Data, for up to two years.",
  },
  {
    who: "United Energy",
    where: ["energyeasy.com.au", "myenergy.ue.com.au"],
    how: "Open Reports and choose Victorian Energy Compare Data, for up to two years.",
  },
  {
    who: "Jemena",
    where: ["electricityoutlook.jemena.com.au", "myportal.jemena.com.au"],
    how: "In Electricity Outlook, download your data. If your account is newer, use My Portal. If this page can’t read that file, ask Jemena for NEM12.",
  },
  {
    who: "AusNet",
    where: ["myhomeenergy.com.au", "ausnetservices.com.au"],
    how: "Open My Data, choose Download, then NEM12 or Detailed. You can also fill in the meter data request form; the file comes by mail.",
  },
  {
    who: "Your retailer",
    where: [],
    how: "Ask for interval data or NEM12. Some have a form, others send it from their app or by mail.",
  },
];

export function GetTheFile() {
  return (
    <SideSection
      id="get-the-file"
      title="How to get the file"
      groundClass="sand"
      intro={
        <>
          <p className="mt-4">
            Have your bill handy: it shows your distributor, NMI and meter number. Ask for 12 to 24 months of “detailed”
            or “Victorian Energy Compare” data, as a CSV. Don’t open it in a spreadsheet first.
          </p>
          <p className="mt-4">You’re entitled to your data. A request by form can take 10 business days.</p>
        </>
      }
      foot="We can read NEM12, the Victorian Energy Compare table, other tables with a time and kWh, and JSON from the Consumer Data Right, in zip files too."
    >
      <ul className="rule-below">
        {portals.map(({ who, where, how }) => (
          <li key={who} className="rule-above py-4.5">
            <h3 className="text-h4">{who}</h3>
            <p className="max-w-[36em]">{how}</p>
            <p className="small empty:hidden">
              {where.map((address, at) => (
                <span key={address}>
                  {at > 0 ? ", " : ""}
                  <a href={`https://${address}/`} rel="noreferrer">
                    {address}
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
