/** Where to go when a search leads nowhere. */
export const usefulPlaces = [
  { path: "/rebates-and-finance", text: "Which rebates are still there" },
  { path: "/faq", text: "Short answers to common questions" },
  { path: "/service-areas", text: "Whether we come to your town" },
] as const;
