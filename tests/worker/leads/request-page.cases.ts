type Step = readonly [fields: Record<string, string>, onTheCard: string, onTheirPage: string];

/** What staff record one after another, what the card then says, and the heading of the request's own page. */
export const staffSteps = (deadline: string | undefined): Step[] => [
  [{ outcome: "no-answer" }, `Call again by ${deadline}.`, "We tried to call you"],
  [
    { outcome: "no-answer", at: "2031-11-27T09:00", note: "Rang twice" },
    "No answer, try again Thursday 27 November, 9 am. Recorded ",
    "We tried to call you",
  ],
  [{ outcome: "called" }, "Reached. Recorded ", "Next: a time for the visit"],
  [{ outcome: "note", note: "<b>Gate & code</b>" }, "&lt;b&gt;Gate &amp; code&lt;/b&gt;", "Next: a time for the visit"],
  [
    { outcome: "booked", at: "2031-11-26T14:30" },
    "Visit booked for Wednesday 26 November, 2:30 pm. Recorded ",
    "We’ll visit at 2:30 pm on Wednesday 26 November",
  ],
  [{ outcome: "booked", at: "2020-11-26T14:30" }, "send the quote", "Next: your written quote"],
  [{ outcome: "quoted" }, "Quote sent: waiting for them", "Your quote is on its way to you"],
  [{ outcome: "not-for-us" }, "Not going ahead", "This request is closed"],
];
