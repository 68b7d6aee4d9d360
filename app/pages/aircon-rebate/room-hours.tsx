import { hourName } from "#app/charts/hours.ts";
import { QuarterAxis } from "#app/charts/quarter-axis.tsx";
import type { RoomHours as Room } from "./copy.ts";

/** One row for each room on the day's axis: when it's heated or cooled. */
export function RoomHours({ rooms }: { rooms: readonly Room[] }) {
  return (
    <div className="room-hours">
      <QuarterAxis />
      <dl>
        {rooms.map(({ name, hours }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <svg className="bar" viewBox="0 0 24 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <path className="bar-ours" d={hours.map(([from, to]) => `M${from} 0H${to}V10H${from}Z`).join("")} />
              </svg>
              <span className="unseen">{hours.map(([from, to]) => `${clock(from)} to ${clock(to)}`).join(", ")}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function clock(hour: number): string {
  return hour % 1 === 0 ? hourName(hour) : hourName(Math.floor(hour)).replace(/^\d+/, "$&:30");
}
