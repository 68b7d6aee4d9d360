import { business } from "#content/business.ts";
import { promises } from "#content/promises.ts";
import type { Question } from "../question.ts";

const phone = `[${business.phone.display}](${business.phone.href})`;

export const installationQuestions: readonly Question[] = [
  {
    id: "how-soon-can-you-come",
    ask: "How soon can you come?",
    answer: [
      `We get back to you within {request-reply} (${promises.replyRule}) and agree on a day for the visit. In Melbourne we confirm that day at once; the regions take longer, because we visit each one once a month. [Look up your town](/service-areas).`,
    ],
  },
  {
    id: "hot-water-failed",
    ask: "We’ve got no hot water. What do we do?",
    answer: [
      `Call ${phone} (${business.hours.text}), or [leave your name and number](/contact?callback&urgent#form) after hours: we call you first, within ${promises.urgentReply}. If the tank is leaking, turn off its water, then its power or gas.`,
      "The same day, from a photo of the tank and its label, we tell you whether it can be repaired, what a new one costs and when it can go in. A heat pump goes in its place in {heat-pump-install}.",
      "When it can’t wait: Solar Homes has to approve its rebate before the work, so without that approval you go without it. The certificates and the state discount come off the price all the same. [What each one pays](/hot-water).",
      "A gas system may still be replaced with gas today. From {gas-hot-water}, one that can’t be repaired must be replaced with an electric one, with some exemptions.",
    ],
  },
  {
    id: "move-or-cancel-a-visit",
    ask: "Can I move or cancel a visit?",
    answer: [
      `Yes, and it costs nothing: call ${phone} or answer our email. If you’ve already signed, you have a [cooling-off period](/terms#cooling-off) of 10 business days.`,
    ],
  },
  {
    id: "how-long-does-it-take",
    ask: "How long does it take from first call to switch-on?",
    answer: [
      "The work takes a day for panels and usually another for a battery, but the network has to approve the connection first. Some addresses are approved in minutes, others wait weeks for an engineer. At the end an independent inspector signs it off, and we switch it on.",
    ],
  },
  {
    id: "what-the-assessment-looks-at",
    ask: "What do you look at in the assessment?",
    answer: [
      "The roof and what shades it, the switchboard, the meter and a power bill, in {assessment-duration}. You get a drawing, the output for each month, and a price that’s fixed for {quote-validity}. If panels don’t make sense at your place, we’ll tell you on the day.",
    ],
  },
  {
    id: "do-i-have-to-be-home",
    ask: "Do I have to be home?",
    answer: [
      "For the assessment, yes: half of it is about how you use power. On installation day, be there in the morning to agree on where things go, and at the end to see how to shut it down. The power is off for a few hours between.",
    ],
  },
  {
    id: "old-switchboard",
    ask: "My switchboard is old. Is that a problem?",
    answer: [
      "Only if it has ceramic fuses, no safety switches, or a black backing board from before 1990, which may contain asbestos. Then it has to be replaced first, on its own line in the quote. Send us a photo of the open board and we can tell you most of it before we come.",
    ],
  },
  {
    id: "export-limit",
    ask: "Why can I only export some of my solar?",
    answer: [
      "The network caps exports to keep the street’s voltage in range: usually {export-limit-single} on single-phase and about {export-limit-three} on three-phase. What you use or store doesn’t count, and exports earn so little that [the limit costs less than you’d think](/blog/victoria-export-limits).",
    ],
  },
  {
    id: "one-phase-or-three",
    ask: "Do I have single-phase or three-phase power, and does it matter?",
    answer: [
      "Look at the main switch: one switch is one phase, three joined together are three. One phase is enough for panels and a battery in most houses, and [three-phase is worth paying for](/blog/three-phase-power) if you’ll run two cars, a large ducted system or a workshop at once.",
    ],
  },
  {
    id: "where-a-battery-may-hang",
    ask: "Where can a battery go?",
    answer: [
      "In a garage or on a shaded south or east wall, usually. It can’t go in a living room or bedroom, a ceiling or wall cavity, under stairs or across a way out, and it has to keep its distance from windows and doors.",
    ],
  },
  {
    id: "papers-at-the-end",
    ask: "What paperwork do I get at the end?",
    answer: [
      "A folder with the certificate of electrical safety (federal rules call it the certificate of electrical compliance), the network’s approval, the assignment of your certificates to us, every warranty and a one-page shutdown procedure. You’ll need it for a warranty claim, your insurer or the next owner.",
    ],
  },
];
