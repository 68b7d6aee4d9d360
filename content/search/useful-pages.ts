/** Pages that most visitors look for: shown when the dialog opens, and when a search finds nothing. */
export const usefulPages = [
  { path: "/your-price", title: "Your price after rebates" },
  { path: "/your-price?tab=quote", title: "Is my quote fair?" },
  { path: "/rebates-and-finance", title: "Which rebates are still open" },
  { path: "/solar-batteries", title: "Batteries: sizes and prices" },
  { path: "/service-areas", title: "Do you come to my town?" },
  { path: "/faq", title: "Short answers to common questions" },
] as const;
