const stops: readonly (readonly [title: string, text: string])[] = [
  ["Roof", "Its material and age, shade, asbestos and safe access. Some roofs need an engineer’s letter."],
  ["Cables", "Where the inverters go, and the shortest cable run out of reach of a forklift."],
  ["Switchboard", "Room for another breaker, and what has to stay on while we work."],
  ["Meter", "Twelve months of half-hourly data, the phases, and what the network may let you export."],
  ["Paperwork", "The lease or title, the insurer, your working hours, and who signs."],
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
