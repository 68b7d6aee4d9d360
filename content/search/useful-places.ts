/** What the dialog opens with, and where to go when a search leads nowhere: the most used pages. */
export const usefulPlaces = [
  { path: "/your-price", text: "Your price after rebates" },
  { path: "/your-price?tab=quote", text: "Is my quote fair?" },
  { path: "/rebates-and-finance", text: "Which rebates are still open" },
  { path: "/solar-batteries", text: "Batteries: sizes and prices" },
  { path: "/service-areas", text: "Do you come to my town?" },
  { path: "/faq", text: "Short answers to common questions" },
] as const;
