/** A plan of the model house: one unit in the roof, seven outlets, two zones. */
export function DuctedPlan() {
  return (
    <svg
      className="aircon-drawing"
      viewBox="0 0 400 300"
      role="img"
      aria-label="Floor plan with one unit and seven outlets"
    >
      <path className="zone-living" d="M30 40H215V260H30Z" />
      <path className="zone-bedrooms" d="M215 40H370V260H215Z" />
      <path
        className="plan-wall"
        d="M30 40H370V260H30ZM215 40V118M215 150V188M215 222V260M215 118H292M325 118H370M215 188H262M295 188H370M30 176H96M132 176H178"
      />
      <path
        className="duct"
        d="M178 140L92 84M178 146L92 226M178 150L160 226M232 140L262 80M232 140L332 80M232 146L330 152M232 150L292 226"
      />
      <rect className="unit-box" x="176" y="122" width="58" height="38" rx="4" />
      <path className="unit-line" d="M190 132V150M205 132V150M220 132V150" />
      {outlets.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle className="unit-box" cx={x} cy={y} r="11" />
          <path className="unit-vent" d={`M${x - 5} ${y}h10`} />
        </g>
      ))}
    </svg>
  );
}

const outlets = [
  [92, 84],
  [92, 226],
  [160, 226],
  [262, 80],
  [332, 80],
  [330, 152],
  [292, 226],
] as const;

/** Four forms of an indoor unit, each in its room. */
export function IndoorUnits() {
  return (
    <svg
      className="aircon-drawing"
      viewBox="0 0 400 300"
      role="img"
      aria-label="Four rooms: a head on the wall, a console on the floor, a cassette in the ceiling, a unit behind a bulkhead"
    >
      {rooms.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <path className="zone-living" d={`M${x} ${y + 88}h160v22h-160z`} />
          <path className="plan-wall" d={`M${x} ${y}h160v110h-160z`} />
        </g>
      ))}
      <rect className="unit-box" x="46" y="46" width="92" height="26" rx="6" />
      <path className="unit-vent" d="M56 66h72" />
      <path className="air" d="M70 82q-6 16 -20 22M92 82v24M114 82q6 16 20 22" />
      <rect className="unit-box" x="252" y="88" width="86" height="46" rx="6" />
      <path className="unit-vent" d="M262 96h66" />
      <path className="air" d="M272 82q-8 -16 -22 -22M295 80v-24M318 82q8 -16 22 -22" />
      <rect className="unit-box" x="60" y="168" width="80" height="18" rx="3" />
      <path className="unit-vent" d="M66 182h18M116 182h18" />
      <path className="air" d="M72 192q-12 12 -30 14M128 192q12 12 30 14" />
      <path className="plan-wall" d="M220 168h70v34h-70" />
      <path className="unit-vent" d="M290 174v20" />
      <path className="air" d="M298 178q22 0 42 12M298 190q20 2 34 18" />
    </svg>
  );
}

const rooms = [
  [20, 24],
  [220, 24],
  [20, 168],
  [220, 168],
] as const;
