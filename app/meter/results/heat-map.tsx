import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { kwh } from "#content/format.ts";
import { dateName } from "#content/melbourne.ts";
import { isoDate } from "../reader/readings/calendar.ts";
import type { Heat } from "../thread/messages.ts";
import type { YearFacts } from "../year/facts.ts";
import { drawHeat, heatScale } from "./draw-heat.ts";
import { HeatTables, timeSpan } from "./heat-tables.tsx";

const months = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"];

interface HeatMapProps {
  heat: Heat;
  facts: YearFacts;
}

/** A year at a glance: a column a day, a row a half-hour by the clock. */
export function HeatMap({ heat, facts }: HeatMapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [at, setAt] = useState<number | undefined>(undefined);
  const scale = useMemo(() => heatScale(heat), [heat]);
  const hasExport = scale.exported > 0;
  const days = heat.filled.length / 48;

  useEffect(() => {
    if (canvas.current) drawHeat(canvas.current, heat, scale);
  }, [heat, scale]);

  function move(event: KeyboardEvent): void {
    const steps: Record<string, number> = {
      ArrowLeft: -48,
      ArrowRight: 48,
      ArrowUp: -1,
      ArrowDown: 1,
      PageUp: -48 * 30,
      PageDown: 48 * 30,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const last = days * 48 - 1;
    setAt((now) => Math.min(last, Math.max(0, (now ?? last - 12) + step)));
  }

  return (
    <section aria-labelledby="meter-heat">
      <h2 id="meter-heat">Your year, every half-hour</h2>
      <p className="meter-legend">
        <span className="key key-low">little bought</span>
        <span className="key key-high">{kwh(scale.bought, 1)} bought in a half-hour</span>
        {hasExport ? <span className="key key-out">exported</span> : null}
        {facts.filledHalfHours >= 48 ? <span className="key key-filled">missing, filled from similar days</span> : null}
      </p>
      <figure
        className="meter-heat"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture is walked with the arrow keys and says where it stands
        tabIndex={0}
        aria-label="Heat map of the year. Arrow keys move by a day or a half-hour; the tables below show the same."
        aria-describedby="meter-heat-cell"
        onKeyDown={move}
        onPointerMove={(event) => {
          const box = canvas.current?.getBoundingClientRect();
          if (!box) return;
          const day = Math.floor(((event.clientX - box.left) / box.width) * days);
          const slot = Math.floor(((event.clientY - box.top) / box.height) * 48);
          if (day >= 0 && day < days && slot >= 0 && slot < 48) setAt(day * 48 + slot);
        }}
      >
        <div className="meter-heat-hours" aria-hidden="true">
          {["12 am", "6 am", "12 pm", "6 pm", "12 am"].map((hour, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: five fixed marks
            <span key={index}>{hour}</span>
          ))}
        </div>
        <canvas ref={canvas} />
        {at === undefined ? null : <Mark at={at} days={days} />}
        <div className="meter-heat-months" aria-hidden="true">
          {Array.from({ length: 12 }, (_, index) => {
            const month = new Date((heat.firstDay + Math.round((index + 0.5) * 30.4)) * 86_400_000).getUTCMonth();
            // biome-ignore lint/suspicious/noArrayIndexKey: twelve months in order
            return <span key={index}>{months[month]}</span>;
          })}
        </div>
      </figure>
      <p id="meter-heat-cell" className="small meter-heat-cell" aria-live="polite">
        {at === undefined ? "Point at a half-hour, or use the arrow keys." : cellWords(heat, at)}
      </p>
      <p>
        Most was bought on{" "}
        {facts.highestDays.map(({ date, kwh: most }, index) => (
          <span key={date}>
            {index === 0 ? "" : index === facts.highestDays.length - 1 ? " and " : ", "}
            {dateName(isoDate(date))} ({kwh(most, 1)})
          </span>
        ))}
        .
      </p>
      <HeatTables heat={heat} />
    </section>
  );
}

/** Placed through the element's own style, which the page's policy allows where a style attribute is not. */
function Mark({ at, days }: { at: number; days: number }) {
  return (
    <span className="meter-heat-mark-box">
      <span
        className="meter-heat-mark"
        style={{ left: `${(Math.floor(at / 48) / days) * 100}%`, top: `${((at % 48) / 48) * 100}%` }}
      />
    </span>
  );
}

function cellWords(heat: Heat, at: number): string {
  const value = heat.kwh[at] ?? 0;
  const when = `${dateName(isoDate(heat.firstDay + Math.floor(at / 48)))}, ${timeSpan(at % 48)}`;
  const what = value < 0 ? `${kwh(-value, 2)} exported` : `${kwh(value, 2)} bought`;
  return `${when}: ${what}${heat.filled[at] ? " (filled from similar days)" : ""}`;
}
