import type { ReactNode } from "react";
import { fixedValue } from "#content/figures/index.ts";
import { number } from "#content/format.ts";
import { placesIn } from "#content/places/answer.ts";
import { coverageKinds } from "#content/places/coverage-kinds.ts";
import { melbourneCbd } from "#content/places/data/distance.ts";
import type { Finding } from "#content/places/find.ts";
import type { Dots } from "./dots.ts";
import { outlinePath } from "./outline.ts";
import { kilometresOnPlate, marksPath, onPlate, plate } from "./projection.ts";

const metro = fixedValue("metro-radius");
const near = fixedValue("near-regional-radius");

interface CoverageMapProps {
  dots: readonly Dots[];
  finding: Finding | null;
  /** The same in words. */
  children: ReactNode;
}

/** Victoria as a plate: every locality a light, brighter the sooner we are there. */
export function CoverageMap({ dots, finding, children }: CoverageMapProps) {
  const { x, y } = onPlate(melbourneCbd);
  const reach = Math.round(kilometresOnPlate(58));
  const total = dots.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className="coverage-plate dusk">
      <div className="map-whole">
        <svg viewBox={`0 0 ${plate.width} ${plate.height}`} role="img" aria-labelledby="map-title map-text">
          <title id="map-title">Victoria’s {number(total)} localities by coverage</title>
          <desc id="map-text">
            {countOf(dots, "metro")} suburbs and towns within about {metro} of the CBD count as metro.{" "}
            {countOf(dots, "near-regional")} more are within {near}, from Geelong and Bacchus Marsh to Warragul. Further
            out, our five regions reach Mildura and Mallacoota. In the far west and the north-east we start with a phone
            or video call. The tables below list the towns.
          </desc>
          <g id="coverage-plate">
            <path className="map-land" d={outlinePath()} />
            {dots.map(({ kind, path }) => (
              <path key={kind} className={`map-dots map-${kind}`} d={path} />
            ))}
            {[40, 100].map((kilometres) => (
              <circle
                key={kilometres}
                className="map-ring"
                cx={x}
                cy={y}
                r={Math.round(kilometresOnPlate(kilometres))}
              />
            ))}
            <g id="coverage-marks">
              <path className="map-mark-edge" d={marksPath(placesIn(finding))} />
              <path className="map-mark-core" d={marksPath(placesIn(finding))} />
            </g>
          </g>
        </svg>
        <MapNames names={towns} />
      </div>
      <div className="map-inset">
        <svg aria-hidden="true" viewBox={`${x - reach} ${y - reach} ${2 * reach} ${2 * reach}`}>
          <use href="#coverage-plate" />
        </svg>
        <MapNames names={suburbs} />
      </div>
      <figcaption>
        <ul className="map-legend">
          {dots.toReversed().map(({ kind, count }) => (
            <li key={kind}>
              <svg viewBox="0 0 12 12" aria-hidden="true">
                <circle className={`map-key map-${kind}`} cx="6" cy="6" r="4" />
              </svg>
              <b>{coverageKinds[kind].name}</b>
              <span className="map-count">
                {coverageKinds[kind].reach}, {number(count)} places
              </span>
              <span className="map-response">{coverageKinds[kind].response}</span>
            </li>
          ))}
        </ul>
        {children}
      </figcaption>
    </figure>
  );
}

function MapNames({ names }: { names: readonly string[] }) {
  return (
    <div aria-hidden="true">
      {names.map((name) => (
        <span key={name} className={`map-name map-name-${name.toLowerCase().replaceAll(" ", "-")}`}>
          {name}
        </span>
      ))}
    </div>
  );
}

const towns = [
  ...[near, "Mildura", "Swan Hill", "Bendigo", "Ballarat", "Geelong", "Warrnambool"],
  ...["Shepparton", "Wodonga", "Traralgon", "Mallacoota"],
];

const suburbs = [metro, "CBD", "Sunbury", "Melton", "Werribee", "Lilydale", "Frankston", "Pakenham"];

function countOf(dots: readonly Dots[], kind: Dots["kind"]): number {
  return dots.find((some) => some.kind === kind)?.count ?? 0;
}
