interface EstimateStatusProps {
  /** Nobody has asked yet: the default answers are in the form. */
  example: boolean;
  /** Some answer can't be used. */
  wrong: boolean;
}

/** Whose figures these are: the answer's heading, where the form leads. */
export function EstimateStatus({ example, wrong }: EstimateStatusProps) {
  const yours = example
    ? "An example. Enter your details to see your own figures"
    : "Your result, at today’s prices and rules";
  return (
    <h3 className="estimate-status" id="answer" tabIndex={-1}>
      {wrong ? "Fix the highlighted fields. Here is what we can work out so far." : yours}
    </h3>
  );
}
