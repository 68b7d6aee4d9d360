import { number } from "#content/format.ts";
import { Output } from "../frame/output.tsx";
import type { BatterySizeInput, BatterySizeResult } from "./answer.ts";

/** How long a full battery runs each thing that was chosen, alone and all together, drawn on two days. */
export function BackupHours({
  input,
  result: { outputs, backup },
}: {
  input: BatterySizeInput;
  result: BatterySizeResult;
}) {
  const { "backup-watts": watts, "backup-kwh": backupKwh, "backup-hours": hours } = outputs;
  if (watts === undefined) return <NothingChosen />;
  return (
    <table className="table backup">
      <caption>
        <b>
          <Output name="backup-watts" value={watts} /> W for {input.hours} hours takes{" "}
          <Output name="backup-kwh" value={backupKwh} /> kWh usable.
        </b>{" "}
        What a full battery of the larger size can run without sun:
      </caption>
      <tbody>
        <tr>
          <th scope="row">All of it</th>
          <td>
            <HoursBar hours={hours ?? 0} />
          </td>
          <td className="num">
            <Output name="backup-hours" value={hours} /> h
          </td>
        </tr>
        {backup.map(({ name, hours: alone }) => (
          <tr key={name}>
            <th scope="row">{name} alone</th>
            <td>
              <HoursBar hours={alone} />
            </td>
            <td className="num">{alone > 48 ? "over 48 h" : `${number(alone)} h`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NothingChosen() {
  return (
    <p className="small">
      Choose what should run in a blackout to see how long the battery would last.
      <Output name="backup-watts" value={undefined} />
      <Output name="backup-kwh" value={undefined} />
      <Output name="backup-hours" value={undefined} />
    </p>
  );
}

function HoursBar({ hours }: { hours: number }) {
  return (
    <svg className="bar" viewBox="0 0 48 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path className="area-battery" d={`M0 0H${Math.min(48, hours).toFixed(1)}V10H0Z`} />
    </svg>
  );
}
