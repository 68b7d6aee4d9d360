/** The monthly cost of a loan with equal payments. */
export function monthlyRepayment(borrowed: number, yearlyPercent: number, months: number): number {
  const monthlyRate = yearlyPercent / 1200;
  return monthlyRate === 0 ? borrowed / months : (borrowed * monthlyRate) / (1 - (1 + monthlyRate) ** -months);
}
