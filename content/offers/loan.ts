/** What a loan of equal monthly payments costs a month. */
export function monthlyRepayment(borrowed: number, yearlyPercent: number, months: number): number {
  const rate = yearlyPercent / 1200;
  return rate === 0 ? borrowed / months : (borrowed * rate) / (1 - (1 + rate) ** -months);
}
