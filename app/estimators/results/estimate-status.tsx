interface EstimateStatusProps {
  /** Nothing was asked yet: the form has its default answers. */
  example: boolean;
  /** Some field can't be used. */
  wrong: boolean;
}

/** Says whose figures these are. It is the answer's heading when the form comes first. */
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
