const stops: readonly (readonly [title: string, text: string])[] = [
  ["Roof", "Its material and age, shade, asbestos and safe access. Some roofs need an engineer’s letter."],
  ["Cables", "Where the inverters go, and the shortest cable run out of reach of a forklift."],
  ["Switchboard", "Room for another breaker, and what has to stay on while we work."],
  ["Meter", "Twelve months of half-hourly data, the phases, and what the network may let you export."],
  ["Paperwork", "The lease or title, the insurer, your working hours, and who signs."],
];

/** The header's line again, from the first stop of the visit to its last. */
export function SiteVisit() {
  return (
    <section className="sand py-section" aria-labelledby="visit">
      <div className="wrap">
        <h2 id="visit">The site visit: what we look at</h2>
        <ol className="mt-4 ml-2 grid from-tablet:mt-12 wide:ml-0 wide:grid-cols-5">
          {stops.map(([title, text]) => (
            <li
              key={title}
              className="relative border-l-2 border-ink pl-7 not-last:pb-7 last:border-transparent wide:border-t-2 wide:border-l-0 wide:pt-7 wide:pr-6 wide:pl-0"
            >
              <span className="absolute top-0 -left-2.25 size-4 rounded-full border-2 border-ink bg-wattle wide:-top-2.25 wide:left-0" />
              <h3 className="-mt-1 wide:mt-0">{title}</h3>
              <p className="mt-1.5 text-[1rem]">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
