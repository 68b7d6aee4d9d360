import { textOf } from "#app/figures/text-with-figures.tsx";

/** Short points after dashes. */
export function Dashes({ items, className = "" }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`dashes ${className}`.trim()}>
      {items.map((item) => (
        <li key={item}>{textOf(item)}</li>
      ))}
    </ul>
  );
}

/** Promises to the visitor, a few words each. */
export function Ticks({ items, className }: { items: readonly string[]; className: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className="tick">
          {textOf(item)}
        </li>
      ))}
    </ul>
  );
}
