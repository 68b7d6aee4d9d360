import { size } from "#content/format.ts";

interface OutputProps {
  name: string;
  value: number | undefined;
}

/** A computed number under its name: plain digits, to be read by programs. From a thousand on people see it with its comma. */
export function Output({ name, value }: OutputProps) {
  const long = value !== undefined && Math.abs(value) >= 1000;
  return (
    <>
      <output name={name} aria-live="off" className={long ? "unseen" : undefined}>
        {value}
      </output>
      {long && <span aria-hidden="true">{size(value)}</span>}
    </>
  );
}
