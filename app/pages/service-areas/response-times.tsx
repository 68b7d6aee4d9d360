import { FigureNote } from "#app/figures/notes.tsx";
import type { TownDistance } from "#content/places/town-distances.ts";
import { promises } from "#content/promises.ts";
import { type ResponseTime, responseTimes } from "./copy.ts";

interface ResponseTimesProps {
  metro: readonly TownDistance[];
  regional: readonly TownDistance[];
}

/** The CBD at the left, the farthest named town at the right, each named town a stroke where it lies. */
export function ResponseTimes({ metro, regional }: ResponseTimesProps) {
  const farthest = Math.max(...regional.map(({ kilometres }) => kilometres));
  return (
    <section className="section wrap" aria-labelledby="response">
      <h2 id="response" className="unseen">
        Response times
      </h2>
      <p className="label">By distance from the CBD. Each mark is a suburb or town named below.</p>
      <ol className="distance">
        {responseTimes.map((band) => (
          <li key={band.time}>
            <Strokes towns={band.from === 0 ? metro : regional} from={band.from} to={Math.min(band.to, farthest)} />
            <p className="hour">
              {band.from} to {Math.round(Math.min(band.to, farthest))} km
            </p>
            <p className="distance-time">{band.time}</p>
            <p className="small">
              {band.where}
              {band.figure && <FigureNote id={band.figure} />}
            </p>
          </li>
        ))}
      </ol>
      <p className="small">
        How soon we can confirm a day for your assessment, in business days. You’ll hear from us within{" "}
        {promises.requestReply}.
      </p>
    </section>
  );
}

type StrokesProps = { towns: readonly TownDistance[] } & Pick<ResponseTime, "from" | "to">;

/** Suburbs that count as metro although they lie a little farther out are at the band's end. */
function Strokes({ towns, from, to }: StrokesProps) {
  const inside = towns.filter(({ kilometres }) => kilometres >= from && (from === 0 || kilometres <= to));
  const strokes = inside.map(({ kilometres }) => Math.min(997, Math.round(((kilometres - from) / (to - from)) * 1000)));
  return (
    <svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d={[...new Set(strokes)].map((x) => `M${x} 0V10`).join("")} />
    </svg>
  );
}
