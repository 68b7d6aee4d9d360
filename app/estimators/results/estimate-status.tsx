interface EstimateStatusProps {
  /** Whether the form shows its defaults. */
  isExample: boolean;
  /** Whether some field's text can't be used. */
  hasProblems: boolean;
}

/** The answer's heading: says whether the figures are an example or the visitor's own. */
export function EstimateStatus({ isExample, hasProblems }: EstimateStatusProps) {
  const status = isExample
    ? "An example. Enter your details to see your own figures"
    : "Your result, at today’s prices and rules";
  return (
    <h3 className="estimate-status" id="answer" tabIndex={-1}>
      {hasProblems ? "Fix the highlighted fields. Here is what we can work out so far." : status}
    </h3>
  );
}
