const stops: readonly (readonly [title: string, text: string])[] = [
  [
    "Roof",
    "Roofing material, age, skylights, asbestos, shade, safe access. An engineer’s letter if the roof needs one.",
  ],
  ["Cables", "Where the inverters go, and the shortest cable run that’s out of reach of a forklift."],
  ["Switchboard", "Spare ways, fault levels, and what has to stay on while we work."],
  ["Meter", "Twelve months of half-hourly data, phases, and how much the network may let you export."],
  ["Paperwork", "Lease or title, insurer, working hours, and who signs."],
];

export function SiteVisit() {
  return (
    <section className="section sand" aria-labelledby="visit">
      <div className="wrap">
        <h2 id="visit">The site visit: what we look at</h2>
        <ol className="wire">
          {stops.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
