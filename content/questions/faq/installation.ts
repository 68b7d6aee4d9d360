import type { Question } from "../question.ts";

export const installationQuestions: readonly Question[] = [
  {
    id: "how-long-does-it-take",
    ask: "How long does it take from the first call to switching on?",
    answer: [
      "We’ll get back to you within {request-reply}. The assessment takes {assessment-duration}, and the quote is then valid for {quote-validity}. Next comes the network’s approval, the one step we can’t hurry: some addresses are approved automatically in minutes, others wait weeks for an engineer.",
      "The work itself usually takes a day for panels and another for a battery. Then an independent inspector signs it off, and only after that can we switch it on.",
    ],
  },
  {
    id: "what-the-assessment-looks-at",
    ask: "What does the assessment look at?",
    answer: [
      "The roof: its material, age, pitch, and what shades it at 9 am, noon and 3 pm. The switchboard: free space, safety switches and condition. The meter: one phase or three. And a bill, because the time of day you use power matters more than the roof.",
      "You end up with a drawing and the output you can expect each month. If panels don’t make sense at your place, we’ll tell you on the day.",
    ],
  },
  {
    id: "do-i-have-to-be-home",
    ask: "Do I have to be home?",
    answer: [
      "For the assessment, yes: half of it is about how you use power, not about your roof. On installation day someone should be there in the morning, to agree on where things go, and at the end, when we explain the shutdown switch and the app. The power will be off for a few hours in between; the crew will tell you when.",
    ],
  },
  {
    id: "old-switchboard",
    ask: "My switchboard is old. What does that change?",
    answer: [
      "If it has ceramic fuses, no safety switches, or a black backing board from before 1990 (which may contain asbestos), it has to be replaced first. That’s good for the house with or without panels, and it’s a separate line in our quote, never part of a “from” price.",
      "Send a photo of the open board with your request, and we can tell you most of what’s needed before anyone drives out.",
    ],
  },
  {
    id: "export-limit",
    ask: "Why can I export only part of what the roof makes?",
    answer: [
      "The network sets a limit for each address to keep the street’s voltage within limits: usually {export-limit-single} on single phase and about {export-limit-three} on three-phase. Your panels can be larger; power you use or store at home doesn’t count towards the limit. Since {backstop-start} the network must also be able to turn new systems down remotely in a grid emergency.",
      "A limit costs you less than you’d think, since exports earn little. [What it costs a typical house](/blog/victoria-export-limits).",
    ],
  },
  {
    id: "one-phase-or-three",
    ask: "Do I have one phase or three, and does it matter?",
    answer: [
      "Look at the main switch: one lever means one phase, three joined levers mean three. It’s on the meter’s label too. For panels and a battery, one phase is enough in most houses. Three is worth paying for when several big loads must run at once: two cars, a large ducted system, a workshop.",
      "One thing to know first: a single-phase battery in a three-phase house backs up only the circuits on its own phase. [When to pay for three](/blog/three-phase-power).",
    ],
  },
  {
    id: "where-a-battery-may-hang",
    ask: "Where can a battery go?",
    answer: [
      "Not in a living room or bedroom, a ceiling space, a wall cavity, under stairs or in an exit path. It has to be at least 600 mm to the side of windows, doors and other appliances, and 900 mm below them. The standard is AS/NZS 5139. Its Amendment 1 has been mandatory since 19 December 2025.",
      "A shaded south or east wall or a garage is usually best. Sun on the case shortens a battery’s life and reduces what it delivers on a hot evening.",
    ],
  },
  {
    id: "papers-at-the-end",
    ask: "What paperwork do I get at the end?",
    answer: [
      "The certificate of electrical safety, signed by the inspector; the network’s approval, with your export limit; a copy of the form you signed to assign the certificates; each product’s warranty, with its serial number; and a one-page shutdown procedure, with a second copy next to the inverter.",
      "Keep them together. You’ll need at least one of them for a warranty claim, an insurer or the next owner of the house.",
    ],
  },
];
