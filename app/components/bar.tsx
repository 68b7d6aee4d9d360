interface BarProps {
  /** The amount that the bar's whole length stands for. */
  of: number;
  /** Lengths, each drawn over the previous one. */
  parts: readonly { from?: number; to: number; fillClass: string }[];
  className?: string;
}

/** Amounts as lengths of a whole; the figures beside it give the numbers. */
export function Bar({ of, parts, className = "bar" }: BarProps) {
  const at = (amount: number) => Math.round((amount / of) * 1000);
  return (
    <svg className={className} viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ from = 0, to, fillClass }) => (
        <path key={fillClass} className={fillClass} d={`M${at(from)} 0H${at(to)}V1H${at(from)}Z`} />
      ))}
    </svg>
  );
}
