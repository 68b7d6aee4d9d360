/** Labels every six hours, for a drawing of a day that is too small for more. */
export function DayAxis() {
  return (
    <div className="grid grid-cols-[repeat(4,1fr)] text-[0.8125rem] font-[500] text-quiet" aria-hidden="true">
      <span>midnight</span>
      <span>6 am</span>
      <span>noon</span>
      <span>6 pm</span>
    </div>
  );
}
