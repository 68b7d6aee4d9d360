import { Closing } from "#app/components/closing.tsx";
import { promises } from "#content/promises.ts";
import type { Tab } from "./tabs.ts";

/** The end of each tool: what a written quote adds to it, and where else its visitor may want to go. */
export function TabClosing({ tab }: { tab: Tab }) {
  const { title, adds, ...ways } = closings[tab];
  return (
    <Closing title={title} picture="house-morning" {...ways}>
      We’ll get back to you within {promises.requestReply}. {adds}
    </Closing>
  );
}

const closings = {
  price: {
    title: "Want a firm price? Ask for a free assessment.",
    adds: `A written quote replaces every range on this page with one figure, fixed for ${promises.quoteHolds}.`,
    second: { href: "/your-price?tab=quote", text: "Check a quote you’ve already got" },
  },
  quote: {
    title: "Want another quote to compare? Ask for a free assessment.",
    adds: `Our written quote goes line by line, and its price is fixed for ${promises.quoteHolds}.`,
    second: { href: "/your-price", text: "Work out your price" },
  },
  vpp: {
    title: "No battery yet? Ask for a free assessment.",
    adds: `Our written quote names the model, so you can look for it on an operator’s list. Its price is fixed for ${promises.quoteHolds}.`,
    second: { href: "/solar-batteries", text: "Solar batteries" },
  },
  apartments: {
    title: "Want a firm price for your building? Ask for a free assessment.",
    adds: `Our written quote is what the owners vote on, and its price is fixed for ${promises.quoteHolds}.`,
    href: "/contact?for=owners-corporation&service=commercial-solar#form",
    second: { href: "/commercial#owners-corporation", text: "For owners corporations" },
    picture: "apartments",
    pictureClass: "*:object-top",
  },
  heating: {
    title: "Want a firm price for reverse\u00a0cycle? Ask for a free assessment.",
    adds: `Our written quote names the model, the discount and what you pay, fixed for ${promises.quoteHolds}.`,
    href: "/contact?service=aircon-rebate#form",
    second: { href: "/aircon-rebate", text: "The Aircon Rebate" },
  },
} as const;
