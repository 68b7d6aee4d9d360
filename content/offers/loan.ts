/** The monthly cost of a loan with equal payments. */
export function monthlyRepayment(borrowed: number, yearlyPercent: number, months: number): number {
  const rate = yearlyPercent / 1200;
  return rate === 0 ? borrowed / months : (borrowed * rate) / (1 - (1 + rate) ** -months);
}
