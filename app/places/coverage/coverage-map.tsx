import type { ReactNode } from "react";
import { fixedValue } from "#content/figures/index.ts";
import type { Finding } from "#content/places/answer.ts";
import { placesIn } from "#content/places/answer.ts";
import {
  type CoverageKind,
  coverageKinds,
  dateWithinText,
  metroRadiusKm,
  nearRegionalRadiusKm,
} from "#content/places/coverage-kinds.ts";
import { melbourneCbd } from "#content/places/data/distance.ts";
import type { CoverageDots } from "./dots.ts";
import melbourne from "./melbourne.svg?url";
import { insetView, kilometresOnMap, mapSize, marksPath, onMap } from "./projection.ts";
import victoria from "./victoria.svg?url";

const metroRadiusText = fixedValue("metro-radius");
const nearRadiusText = fixedValue("near-regional-radius");

interface CoverageMapProps {
  dots: readonly CoverageDots[];
  finding: Finding | null;
  /** The map as a table. */
  children: ReactNode;
}

/** Victoria at night: every locality is a light, brighter the sooner we can be there. */
export function CoverageMap({ dots, finding, children }: CoverageMapProps) {
  const { x, y } = onMap(melbourneCbd);
  return (
    <figure className="dusk forced-color-adjust-none relative rounded p-4 from-tablet:p-6 wide:p-8">
      <div className="relative">
        <img
          className={pictureClass}
          src={victoria}
          width={mapSize.width}
          height={mapSize.height}
          alt=""
          loading="lazy"
        />
        <svg
          className="absolute inset-0 w-full"
          viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
          role="img"
          aria-labelledby="map-title map-text"
        >
          <title id="map-title">Victoria’s towns and suburbs by coverage</title>
          <desc id="map-text">
            {countOf(dots, "metro")} suburbs and towns within about {metroRadiusText} of the CBD count as metro.{" "}
            {countOf(dots, "near-regional")} more are within {nearRadiusText}, from Geelong and Bacchus Marsh to
            Warragul. Further out, our five regions reach Mildura and Mallacoota. In the far west and the north-east we
            start with a phone or video call. The tables below list the towns.
          </desc>
          <g id="coverage-plate" className="fill-none *:[vector-effect:non-scaling-stroke]">
            {[metroRadiusKm, nearRegionalRadiusKm].map((kilometres) => (
              <circle
                key={kilometres}
                className="stroke-accent stroke-1"
                cx={x}
                cy={y}
                r={Math.round(kilometresOnMap(kilometres))}
              />
            ))}
            <g id="coverage-marks">
              <path
                className="stroke-text stroke-[17] [stroke-linecap:round] [vector-effect:non-scaling-stroke]"
                d={marksPath(placesIn(finding))}
              />
              <path
                className="stroke-ground stroke-[11] [stroke-linecap:round] [vector-effect:non-scaling-stroke] print:stroke-paper"
                d={marksPath(placesIn(finding))}
              />
            </g>
          </g>
        </svg>
        <MapNames names={towns} />
      </div>
      <div className="relative mx-auto mt-6 w-[min(20rem,100%)] from-tablet:absolute from-tablet:top-6 from-tablet:right-6 from-tablet:mt-0 from-tablet:w-[29%] wide:top-8 wide:right-8">
        <img
          className={`rounded-full ${pictureClass}`}
          src={melbourne}
          width={insetView.size}
          height={insetView.size}
          alt=""
          loading="lazy"
        />
        <svg
          className="absolute inset-0 w-full rounded-full border border-line"
          aria-hidden="true"
          viewBox={`${insetView.left} ${insetView.top} ${insetView.size} ${insetView.size}`}
        >
          <use href="#coverage-plate" />
        </svg>
        <MapNames names={suburbs} />
      </div>
      <figcaption>
        <ul className="mt-6 grid gap-x-8 gap-y-2 text-[0.9375rem] leading-[1.4] from-tablet:grid-cols-2 from-tablet:gap-y-3 wide:grid-cols-4">
          {dots.toReversed().map(({ kind }) => (
            <li key={kind} className="rule-above grid grid-cols-[1.5rem_1fr] content-start pt-2 from-tablet:pt-3">
              <svg className="mt-0.5 h-3.5 w-3.5" viewBox="0 0 12 12" aria-hidden="true">
                <circle className={`fill-current ${dotClasses[kind]}`} cx="6" cy="6" r="4" />
              </svg>
              <b className="semibold">{coverageKinds[kind].name}</b>
              <span className="col-start-2 text-quiet">{coverageKinds[kind].reach}</span>
              <span className="col-start-2 text-quiet">date {dateWithinText(kind)}</span>
            </li>
          ))}
        </ul>
        {children}
      </figcaption>
    </figure>
  );
}

/** The lights are in two files, drawn by tools/pictures/coverage-map.ts. Print darkens them, because paper is white. */
const pictureClass = "w-full print:max-h-none print:brightness-[0.55]";

/** The lights' colours, for the legend. */
const dotClasses: Record<CoverageKind, string> = {
  metro: "text-wattle print:text-wattle-deep",
  "near-regional": "text-eucalypt-light print:text-eucalypt",
  "remote-regional": "text-mist print:text-dusk",
  "remote-consultation": "text-[#7f8aa0] print:text-edge",
};

/** A name on the map, at the middle of its edge, in percent of the width and height. */
interface MapName {
  name: string;
  x: number;
  y: number;
  /** Which part of the name is at that point; its start by default. */
  anchor?: "middle" | "end";
  /** The name is a ring's radius instead of a place. */
  isRadius?: true;
  /** A phone has no room for all names. */
  isHiddenOnPhone?: true;
}

function MapNames({ names }: { names: readonly MapName[] }) {
  return (
    <svg
      className="absolute inset-0 size-full overflow-visible stroke-ground stroke-4 text-[0.75rem] font-[600] [dominant-baseline:middle] [paint-order:stroke] [stroke-linejoin:round] wide:text-[0.875rem] print:stroke-paper"
      aria-hidden="true"
    >
      {names.map(({ name, x, y, anchor, isRadius, isHiddenOnPhone }) => (
        <text
          key={name}
          className={`${isRadius ? "fill-accent" : "fill-text"} ${isHiddenOnPhone ? "phone:hidden" : ""}`}
          x={`${x}%`}
          y={`${y}%`}
          textAnchor={anchor}
        >
          {name}
        </text>
      ))}
    </svg>
  );
}

const towns: readonly MapName[] = [
  { name: nearRadiusText, x: 53, y: 68, isRadius: true },
  { name: "Mildura", x: 16.6, y: 6 },
  { name: "Swan Hill", x: 31, y: 28, isHiddenOnPhone: true },
  { name: "Bendigo", x: 39.2, y: 54.5 },
  { name: "Ballarat", x: 31.8, y: 70, anchor: "end" },
  { name: "Geelong", x: 37.1, y: 81, anchor: "end", isHiddenOnPhone: true },
  { name: "Warrnambool", x: 11, y: 93 },
  { name: "Shepparton", x: 51, y: 47.5, isHiddenOnPhone: true },
  { name: "Wodonga", x: 65, y: 40 },
  { name: "Traralgon", x: 63, y: 80.5, isHiddenOnPhone: true },
  { name: "Mallacoota", x: 96.5, y: 75, anchor: "end", isHiddenOnPhone: true },
];

const suburbs: readonly MapName[] = [
  { name: metroRadiusText, x: 50, y: 15.5, anchor: "middle", isRadius: true },
  { name: "CBD", x: 48, y: 50, anchor: "end" },
  { name: "Sunbury", x: 34, y: 28 },
  { name: "Melton", x: 23, y: 37 },
  { name: "Werribee", x: 29, y: 58 },
  { name: "Lilydale", x: 78, y: 44, anchor: "end" },
  { name: "Frankston", x: 62, y: 79, anchor: "end" },
  { name: "Pakenham", x: 88, y: 75, anchor: "end" },
];

function countOf(dots: readonly CoverageDots[], kind: CoverageDots["kind"]): number {
  return dots.find((group) => group.kind === kind)?.places.length ?? 0;
}
