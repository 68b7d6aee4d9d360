interface BarProps {
  /** The amount that fills the bar. */
  max: number;
  /** Drawn in order, each over the previous one. */
  parts: readonly { from?: number; to: number; fillClass: string }[];
  className?: string;
}

/** A horizontal bar. It is hidden from screen readers, so print its numbers beside it. */
export function Bar({ max, parts, className = "bar" }: BarProps) {
  const xOf = (amount: number) => Math.round((amount / max) * 1000);
  return (
    <svg className={className} viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ from = 0, to, fillClass }) => (
        <path key={fillClass} className={fillClass} d={`M${xOf(from)} 0H${xOf(to)}V1H${xOf(from)}Z`} />
      ))}
    </svg>
  );
}
