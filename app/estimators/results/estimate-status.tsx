interface EstimateStatusProps {
  /** Nobody has asked yet: the usual answers are in the form. */
  example: boolean;
  /** Some answer can't be used. */
  wrong: boolean;
  /** Where the form leads, on a page with one calculator. */
  id?: string;
}

/** Whose figures these are: the answer's heading. */
export function EstimateStatus({ example, wrong, id }: EstimateStatusProps) {
  const yours = example
    ? "An example. Enter your details to see your own figures"
    : "Your result, at today’s prices and rules";
  return (
    <h3 className="estimate-status" id={id} tabIndex={id ? -1 : undefined}>
      {wrong ? "Fix the highlighted fields. Here is what we can work out so far." : yours}
    </h3>
  );
}
