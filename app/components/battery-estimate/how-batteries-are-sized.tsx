import type { Line } from "#content/estimates/estimate.ts";

export function HowBatteriesAreSized({ lines }: { lines: readonly Line[] }) {
  return (
    <details className="estimate-more">
      <summary>How we work this out</summary>
      <dl className="workings">
        {lines.map(({ label, calculation }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{calculation}</dd>
          </div>
        ))}
      </dl>
      <ul className="dashes small">
        <li>
          The larger size is what the night empties and the average day fills; the smaller is what June fills. On a good
          day a battery gives 90% of its usable size, and of what goes in 90% comes out.
        </li>
        <li>
          Saving: our savings model, month by month. At the low end exports earn nothing and the battery moves a fifth
          less; at the high end exports earn 3 c/kWh. Mean usage rate of the Victorian Default Offer 2026–27 unless you
          give yours. Essential Services Commission, checked 21 November 2026.
        </li>
        <li>
          Price: $850 per usable kWh assumed, $700 to $1,000 as quoted in 2026, less certificates at $38. Replace it by
          your quote.
        </li>
        <li>
          Left out: fading, backup wiring, and payments by a virtual power plant. This is arithmetic from averages. It
          promises nothing and decides nothing about anyone.
        </li>
      </ul>
    </details>
  );
}
