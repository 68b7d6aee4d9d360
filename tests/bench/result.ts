/** A measurement. Less is better, and more than the budget is a failure. */
export interface Result {
  name: string;
  value: number;
  unit: string;
  budget: number;
}
