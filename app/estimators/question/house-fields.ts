/** What a visitor says about their house once: every estimator reads those it needs under the same names. */
const houseFields: readonly string[] = [
  ...[
    "postcode",
    "kw",
    "battery",
    "bill",
    "use",
    "home",
    "orientation",
    "distributor",
    "rate",
    "feedin",
    "midday",
    "ev",
  ],
  ...["income", "owner", "build", "year", "half", "stc"],
];

/** Pages with an estimator that reads some of them. */
export const housePaths: readonly string[] = [
  "/your-price",
  "/residential",
  "/rebates-and-finance",
  "/solar-batteries",
  "/hot-water",
];

const longestAnswer = 60;

/** The house's part of a query, in the order of the list. */
export function houseOf(query: URLSearchParams): URLSearchParams {
  const house = new URLSearchParams();
  for (const field of houseFields) {
    const answer = query.get(field)?.trim();
    if (answer && answer !== "other" && answer.length <= longestAnswer) house.set(field, answer);
  }
  return house;
}
