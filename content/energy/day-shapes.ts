/** Sunrise and sunset in Melbourne's clock time in the middle of each month, daylight saving from October to March. */
const light: readonly (readonly [number, number])[] = [
  [6.2, 20.7],
  [6.75, 20.25],
  [7.25, 19.55],
  [6.7, 17.9],
  [7.2, 17.3],
  [7.5, 17.1],
  [7.5, 17.3],
  [7.0, 17.7],
  [6.3, 18.2],
  [6.4, 19.7],
  [5.95, 20.2],
  [5.85, 20.6],
];

export type Light = { sunrise: number; sunset: number };

export function averageMonthLight(month: number): Light {
  const [sunrise, sunset] = light[month - 1] ?? [6.4, 19.7];
  return { sunrise, sunset };
}

/** The sun's power through a day, 1 at its height. */
export function sunShape(hour: number, { sunrise, sunset }: Light): number {
  if (hour <= sunrise || hour >= sunset) return 0;
  return Math.sin((Math.PI * (hour - sunrise)) / (sunset - sunrise)) ** 1.3;
}

/** An all-electric home's use, hour and kW: a heat pump at midday, the peak at dinner. The last point is the first again. */
const loadPoints: readonly (readonly [number, number])[] = [
  [0, 0.42],
  [1, 0.34],
  [2, 0.3],
  [3, 0.28],
  [4, 0.28],
  [5, 0.32],
  [6, 0.62],
  [6.75, 1.25],
  [7.5, 1.35],
  [8.5, 0.85],
  [9.5, 0.55],
  [10.6, 0.5],
  [11.1, 1.3],
  [12, 1.4],
  [13.4, 1.32],
  [14.1, 0.62],
  [15, 0.6],
  [16, 0.72],
  [17, 1.2],
  [18, 2.05],
  [18.9, 2.5],
  [20, 1.85],
  [21, 1.3],
  [22, 0.85],
  [23, 0.56],
  [24, 0.42],
];

type Piece = { from: number; to: number; start: number; end: number; startSlope: number; endSlope: number };

const pieces = smoothPieces();

/** kWh that this home uses in a day. */
export const naturalDailyUse = dailyUse();

/** kW at an hour of the day. */
export function householdLoad(hour: number): number {
  const piece = pieces.find(({ from, to }) => hour >= from && hour <= to);
  if (!piece) return 0;
  const width = piece.to - piece.from;
  const t = (hour - piece.from) / width;
  const rest = 1 - t;
  return (
    piece.start * (1 + 2 * t) * rest * rest +
    piece.end * t * t * (3 - 2 * t) +
    width * t * rest * (piece.startSlope * rest - piece.endSlope * t)
  );
}

/** Cubic pieces whose slopes are harmonic means of their neighbours' (Fritsch–Carlson), so the curve never overshoots. */
function smoothPieces(): Piece[] {
  const straight = loadPoints.slice(1).map(([to, end], index) => {
    const [from, start] = loadPoints[index] ?? [to, end];
    return { from, to, start, end, slope: (end - start) / (to - from) };
  });
  const slopes = straight.map((piece, index) => {
    const before = straight[index - 1]?.slope ?? straight.at(-1)?.slope ?? 0;
    return before * piece.slope <= 0 ? 0 : (2 * before * piece.slope) / (before + piece.slope);
  });
  return straight.map(({ from, to, start, end }, index) => ({
    from,
    to,
    start,
    end,
    startSlope: slopes[index] ?? 0,
    endSlope: slopes[index + 1] ?? slopes[0] ?? 0,
  }));
}

function dailyUse(): number {
  const step = 0.25;
  let sum = 0;
  for (let hour = step / 2; hour < 24; hour += step) sum += householdLoad(hour) * step;
  return sum;
}
