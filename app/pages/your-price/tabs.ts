import words from "./words.json" with { type: "json" };

/** The tools of this page: each has an address, so that reload, back and no script all work. */
export const { tabs } = words;

export type Tab = keyof typeof tabs;

export function tabOf(question: string): Tab {
  const tab = new URLSearchParams(question).get("tab") ?? "price";
  return isTab(tab) ? tab : "price";
}

function isTab(text: string): text is Tab {
  return Object.hasOwn(tabs, text);
}
