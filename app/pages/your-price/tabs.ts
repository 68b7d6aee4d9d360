interface Tool {
  name: string;
  /** On its tab, where that says less. */
  tabName?: string;
  title: string;
  lead: string;
}

export type Tab = "price" | "quote" | "vpp" | "apartments" | "heating";

/** The tools of this page: each has an address, so that reload, back and no script all work. */
export const tabs: Readonly<Record<Tab, Tool>> = {
  price: {
    name: "Your price",
    title: "Your price after rebates",
    lead: "Choose panels and a battery. You get the price after discounts, what the system saves, and how long each part takes to pay for itself.",
  },
  quote: {
    name: "Is my quote fair?",
    title: "Is my quote fair?",
    lead: "Enter what the quote says. We count the certificates again and compare the price. Don’t enter the installer’s name.",
  },
  vpp: {
    name: "Can my battery join a virtual power plant?",
    tabName: "Join a VPP",
    title: "Can my battery join a VPP?",
    lead: "A virtual power plant (VPP) pays to use part of your battery on busy evenings. Check the battery, then the contract.",
  },
  apartments: {
    name: "Solar for our apartments",
    tabName: "Apartments",
    title: "Solar for an owners corporation",
    lead: "What the state’s grant may pay, which vote you need, and who signs.",
  },
  heating: {
    name: "Gas heating or reverse cycle?",
    tabName: "Heating",
    title: "Gas heating or reverse cycle?",
    lead: "Two of your own gas bills show what heating costs you, and what the same warmth would cost with reverse cycle.",
  },
};

export function tabOf(question: string): Tab {
  const tab = new URLSearchParams(question).get("tab") ?? "price";
  return isTab(tab) ? tab : "price";
}

function isTab(text: string): text is Tab {
  return Object.hasOwn(tabs, text);
}
