import { business } from "#content/business.ts";
import type { Clause } from "./clause.ts";

/** Said only where requests are handed to another system of the business. */
export const ownSystem = {
  id: "own-system",
  title: "Our own system",
  text: "Your request also goes to the system we plan our work in, signed and over an encrypted connection. If you withdraw, we tell that system straight away, with the reference and nothing else, and it deletes your request too.",
};

/** For the owner to confirm before launch: hosts and their countries, retention with staff, who reads the privacy mail. */
export const privacyClauses: readonly Clause[] = [
  {
    id: "who",
    title: "Who is responsible",
    text: [
      `${business.name}, ABN ${business.abn}. We keep to the Australian Privacy Principles of the Privacy Act 1988, whatever our turnover. For questions about your data, write to [${business.privacyEmail}](mailto:${business.privacyEmail}) or call [${business.phone.display}](${business.phone.href}).`,
    ],
  },
  {
    id: "without-a-name",
    title: "Staying anonymous",
    text: [
      "You can read everything on this website and use every calculator without telling us who you are. The calculators take a postcode and a few numbers, put them in the page’s address and keep nothing. You can call without giving a name too. Only an assessment needs one.",
      "If you leave out a detail the form doesn’t mark as optional, we can’t arrange the assessment. Nothing else happens.",
    ],
  },
  {
    id: "why",
    title: "What we use it for",
    text: [
      "For your request: to call, visit and quote and, if you go ahead, to install, connect and apply for the discounts you want. We don’t use it to advertise. For news and offers we’d have to ask you with a separate box that starts unticked.",
      "We don’t sell data, and we don’t pass requests to other sellers.",
    ],
  },
  {
    id: "who-receives-it",
    title: "Who receives it",
    text: [
      "Our staff and the installer who visits. If you go ahead: your electricity network, an independent inspector, and the rebate programs you apply to (the Clean Energy Regulator, Solar Victoria or a Victorian Energy Upgrades provider). For a warranty claim, the product’s manufacturer. A court or authority, if the law requires it.",
      "These companies handle data for us and may use it for nothing else: Cloudflare (website and storage), MailChannels (email) and, where address suggestions are switched on, Google (what you type into the address field, sent by our server without your name or your device’s network address).",
    ],
  },
  {
    id: "overseas",
    title: "Data stored overseas",
    text: [
      "Our website, email and map services store or process data on computers outside Australia, mainly in the United States and Canada and, for Cloudflare, in the data centre nearest to you or to us. We chose services that encrypt it in transit and in storage, and that commit to privacy terms in writing.",
    ],
  },
  {
    id: "safe",
    title: "How we keep it safe",
    text: [
      "What you write is stored in one place on our website, in the emails that bring it to us and, where this page has a part called “Our own system”, in that system. It isn’t in logs, web addresses or statistics. Links for our staff and to an attachment are signed and expire. We strip files of details they don’t need, such as where a photo was taken.",
      "Your request has a page of its own. The link you get after sending works for a day, the one in our emails for as long as your consent. Whoever has it sees what you asked for, your message and where your request stands, but not your name, whole phone number or street, and can change or withdraw it. So keep the link to yourself.",
      "If there’s a breach that could harm you, we’ll tell you and the Office of the Australian Information Commissioner, as the law on notifiable data breaches requires.",
    ],
  },
  {
    id: "this-website",
    title: "What this website tracks",
    text: [
      "No cookies, no advertising tags, no profile. An unfinished form stays in your own browser for up to 30 days, so you lose nothing if your phone goes flat; sending it or clearing your browser removes it. We measure how fast pages load without any identifier, and not at all if your browser asks not to be tracked.",
      "To block spam we count the requests from each network for a minute, then forget the count.",
    ],
  },
  {
    id: "your-meter",
    title: "Your meter file",
    text: [
      "The [Your meter](/your-meter) page reads the file on your device. Nothing in it is uploaded.",
      "We don’t keep the file, its name, your NMI, your meter number or your half-hourly readings anywhere. They’re gone when you leave the page.",
      "A summary leaves your device only if you send it: in a link you copy (after the #, the part browsers don’t send to any server) or with a request, if you tick a box that starts unticked.",
      "The summary contains the average day of each month, your standby use and your biggest evening. Sent with a request, it’s kept as long as the request.",
    ],
  },
  {
    id: "no-machine-decides",
    title: "No automated decisions",
    text: [
      "A person reads every request. If one looks automated, we mark it so that our staff check it twice. The calculators work from published rules. The program decides whether you get a rebate; neither we nor this website does.",
    ],
  },
  {
    id: "your-rights",
    title: "See, correct or delete your details",
    text: [
      `On your request’s own page you change your phone number, times, services or message yourself, until your quote is sent. For anything else ask by phone or email, with your name or the reference that starts with WB-. Within 30 days you’ll get a copy of what we hold, at no charge, and we’ll fix anything that’s wrong. If we can’t show you something, for instance because it’s about someone else, we’ll tell you why.`,
      "To end it altogether, [withdraw your consent](/consent): by phone, in writing, or on your request’s own page. We then delete the request; we don’t just hide it.",
    ],
  },
  {
    id: "complaints",
    title: "If we’ve mishandled your details",
    text: [
      `Write to [${business.privacyEmail}](mailto:${business.privacyEmail}). A named person replies within 30 days. If that doesn’t settle it, you can complain to the Office of the Australian Information Commissioner at no cost: [oaic.gov.au](https://www.oaic.gov.au/privacy/privacy-complaints), [1300 363 992](tel:1300363992).`,
    ],
  },
];
