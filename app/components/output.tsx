/** A computed number under its name: plain digits, so that it can be read by programs; its commas are drawn. */
export function Output({ name, value }: { name: string; value: number | undefined }) {
  const [whole = "", fraction] = value === undefined ? [] : String(value).split(".");
  return (
    <output name={name} aria-live="off">
      <Grouped digits={whole} />
      {fraction && `.${fraction}`}
    </output>
  );
}

function Grouped({ digits }: { digits: string }) {
  if (!/\d{4}/.test(digits)) return digits;
  return (
    <>
      <Grouped digits={digits.slice(0, -3)} />
      <span className="thousand">{digits.slice(-3)}</span>
    </>
  );
}
