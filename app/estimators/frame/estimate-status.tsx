interface EstimateStatusProps {
  /** Nobody has asked yet: the usual answers stand in the form. */
  example: boolean;
  /** Some answer can't be used. */
  wrong: boolean;
}

/** Whose figures these are. */
export function EstimateStatus({ example, wrong }: EstimateStatusProps) {
  const yours = example ? "An example, until you fill in yours" : "Yours, at the prices and rules of today";
  return (
    <p className="label">{wrong ? "Mend the marked fields; what can be worked out without them stands here" : yours}</p>
  );
}
