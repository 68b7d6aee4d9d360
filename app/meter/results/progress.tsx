import { number } from "#content/format.ts";

interface ProgressProps {
  bytes: number;
  total: number;
  onStop: () => void;
}

export function Progress({ bytes, total, onStop }: ProgressProps) {
  return (
    <div className="meter-progress">
      <label>
        Reading <progress value={Math.min(bytes, total)} max={total} aria-label="Bytes read" />
      </label>
      <span className="small">
        {number(Math.min(bytes, total) / 1000)} of {number(total / 1000)} kB
      </span>
      <button type="button" className="btn btn-line" onClick={onStop}>
        Stop
      </button>
    </div>
  );
}
