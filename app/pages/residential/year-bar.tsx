interface YearBarProps {
  direct: number;
  moved: number;
  bought: number;
}

/** A year's use in three parts: solar as it is made, out of the battery, bought. */
export function YearBar({ direct, moved, bought }: YearBarProps) {
  const all = direct + moved + bought;
  const [sun, stored] = [(direct / all) * 100, ((direct + moved) / all) * 100];
  return (
    <svg className="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path className="area-direct" d={`M0 0H${sun}V1H0Z`} />
      <path className="area-battery" d={`M${sun} 0H${stored}V1H${sun}Z`} />
      <path className="area-grid" d={`M${stored} 0H100V1H${stored}Z`} />
    </svg>
  );
}
