import { business } from "#content/business.ts";
import type { Clause } from "./clause.ts";

/** For the owner to confirm before launch: hosts and their countries, retention with staff, who reads the privacy mail. */
export const privacyClauses: readonly Clause[] = [
  {
    id: "who",
    title: "Who is responsible",
    text: [
      `${business.name}, ABN ${business.abn}. We keep to the Australian Privacy Principles of the Privacy Act 1988, whatever our turnover. Questions about your data go to ${business.privacyEmail} or ${business.phone.display}.`,
    ],
  },
  {
    id: "without-a-name",
    title: "Without a name",
    text: [
      "Everything on this website can be read and worked out without saying who you are. The estimators take a postcode and a few numbers, put them into the page’s address and keep nothing. On the phone you may ask without a name too. Only an assessment needs one.",
      "If you leave out a detail that the form does not mark as optional, we cannot arrange the assessment. Nothing else happens.",
    ],
  },
  {
    id: "why",
    title: "What we use it for",
    text: [
      "For your request: to call you, to visit, to quote, and if you say yes to install, connect and apply for the discounts that you want. We don’t use it to advertise. News and offers would need a separate box that starts empty.",
      "We don’t sell data, and we don’t pass requests to other sellers.",
    ],
  },
  {
    id: "who-receives-it",
    title: "Who receives it",
    text: [
      "The installer who visits. If you go ahead: your electricity network, an independent inspector, and the rebate programs that you apply to, the Clean Energy Regulator, Solar Victoria or a Victorian Energy Upgrades provider. In a warranty claim the product’s maker. A court or authority where the law demands it.",
      "Companies that carry data for us and may use it for nothing else: Cloudflare (website and storage), MailChannels (email) and, where address suggestions are switched on, Google (what is typed into the address field, asked by our server, without your name or your device’s address).",
    ],
  },
  {
    id: "overseas",
    title: "Kept partly overseas",
    text: [
      "Website, mail and map services keep or carry data on computers outside Australia: mainly in the United States and Canada, and, for Cloudflare, in the data centre nearest to you or to us. We chose services that encrypt it on the way and where it lies, and that bind themselves to privacy terms in writing.",
    ],
  },
  {
    id: "safe",
    title: "How it is kept safe",
    text: [
      "Your words lie in one place on the website and in the mails that carry them to us, nowhere else: not in logs, not in addresses, not in statistics. Links to an attachment are signed and expire. Files are stripped of what they give away without need, such as the place where a photo was taken.",
      "If something went wrong all the same and could harm you, we would tell you and the Office of the Australian Information Commissioner, as the law on notifiable data breaches asks.",
    ],
  },
  {
    id: "this-website",
    title: "What this website notices",
    text: [
      "No cookies, no advertising tags, no profile. A form you have not finished is kept in your own browser for up to 30 days, so that a dead battery loses nothing; sending it or clearing the browser removes it. How fast pages load is counted without any identifier, and not at all if your browser asks not to be tracked.",
      "To stop abuse, the front part of your device’s network address is counted for a minute. It is not stored.",
    ],
  },
  {
    id: "your-meter",
    title: "Your meter’s file",
    text: [
      "[Your meter](/your-meter) reads the file on your device. Nothing of it is uploaded.",
      "The file, its name, your NMI, your meter’s number and your half-hours are kept nowhere. They are gone when you leave the page.",
      "A summary may travel, only by your own act: in a link that you copy, after the #, which browsers send to no server, or with a request, by a box that starts empty.",
      "The summary holds the average day of each month, your standby and your biggest evening. With a request it is kept as long as the request.",
    ],
  },
  {
    id: "no-machine-decides",
    title: "No machine decides about you",
    text: [
      "A request that looks automatic is marked for our staff to look at twice; a person reads every one. The estimators are arithmetic from published rules. Whether you get a rebate is decided by the program, never by us or by this website.",
    ],
  },
  {
    id: "your-rights",
    title: "See it, correct it, have it deleted",
    text: [
      `Ask by phone or mail, with your name or the reference that starts with WB-. You get a copy of what we hold within 30 days, without charge, and wrong details are put right. If we may not show you something, for instance because it is about somebody else, we say so and why.`,
      "To end it altogether, [withdraw your consent](/consent): in writing, by phone, or by the link in every confirmation. The request is then deleted, not hidden.",
    ],
  },
  {
    id: "complain",
    title: "If you are not content",
    text: [
      `Write to ${business.privacyEmail}. A named person answers within 30 days. If that does not settle it, the Office of the Australian Information Commissioner takes complaints without charge: [oaic.gov.au](https://www.oaic.gov.au/privacy/privacy-complaints), 1300 363 992.`,
    ],
  },
];
