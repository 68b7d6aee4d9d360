import type { Question } from "../question.ts";

export const installationQuestions: readonly Question[] = [
  {
    id: "how-long-does-it-take",
    ask: "How long does it take from first call to switch-on?",
    answer: [
      "We’ll get back to you within {request-reply}. The assessment takes {assessment-duration}, and the quote is then valid for {quote-validity}. Next the network has to approve the connection. That’s the one step we can’t hurry: some addresses are approved automatically in minutes, others wait weeks for an engineer.",
      "The work itself usually takes a day for panels and another for a battery. An independent inspector then has to sign it off before we can switch it on.",
    ],
  },
  {
    id: "what-the-assessment-looks-at",
    ask: "What do you look at in the assessment?",
    answer: [
      "We look at the roof (what it’s made of, its age and pitch, and what shades it at 9 am, noon and 3 pm), the switchboard (space, safety switches and condition) and the meter (one phase or three). We also go through a bill, because when you use power matters more than the roof.",
      "You’ll get a drawing and the output to expect each month. If panels don’t make sense at your place, we’ll tell you on the day.",
    ],
  },
  {
    id: "do-i-have-to-be-home",
    ask: "Do I have to be home?",
    answer: [
      "For the assessment, yes: half of it is about how you use power, not your roof. On installation day someone should be there in the morning, to agree on where things go, and at the end, when we show you the shutdown switch and the app. The power will be off for a few hours in between, and the crew will tell you when.",
    ],
  },
  {
    id: "old-switchboard",
    ask: "My switchboard is old. Is that a problem?",
    answer: [
      "If it has ceramic fuses, no safety switches, or a black backing board from before 1990 (which may contain asbestos), we have to replace it first. It needs doing with or without panels. It’s a separate line in our quote and never part of a “from” price.",
      "Send a photo of the board, with its door open, along with your request. We can tell you most of what it needs before we visit.",
    ],
  },
  {
    id: "export-limit",
    ask: "Why can I only export some of my solar?",
    answer: [
      "The network caps exports at each address to keep the street’s voltage in range: usually {export-limit-single} on single-phase and about {export-limit-three} on three-phase. You can still put on more panels than that, because power you use or store at home doesn’t count towards the limit. Since {backstop-start} the network must also be able to turn new systems down remotely in a grid emergency.",
      "The limit costs you less than you’d think, because exports earn so little. [See what it costs a typical house](/blog/victoria-export-limits).",
    ],
  },
  {
    id: "one-phase-or-three",
    ask: "Do I have single-phase or three-phase power, and does it matter?",
    answer: [
      "Look at the main switch: a single switch means one phase, three joined together mean three. It’s on the meter’s label too. For panels and a battery, one phase is enough in most houses. Three-phase is worth paying for if you want to run several big loads at once: two cars, a large ducted system, a workshop.",
      "One thing to know first: a single-phase battery in a three-phase house backs up only the circuits on its own phase. [See when three-phase is worth it](/blog/three-phase-power).",
    ],
  },
  {
    id: "where-a-battery-may-hang",
    ask: "Where can a battery go?",
    answer: [
      "Not in a living room, bedroom, ceiling space or wall cavity, under stairs or in an exit path. It has to be at least 600 mm from any window, door or appliance to the side of it, with at least 900 mm between it and any above it. The standard is AS/NZS 5139, and its Amendment 1 has been mandatory since 19 December 2025.",
      "A shaded south or east wall or a garage is usually best. Direct sun shortens a battery’s life and cuts what it can deliver on a hot evening.",
    ],
  },
  {
    id: "papers-at-the-end",
    ask: "What paperwork do I get at the end?",
    answer: [
      "You get the certificate of electrical safety, signed by the inspector, and the network’s approval, with your export limit. You also get a copy of the form assigning the certificates to us, each product’s warranty and serial number, and a one-page shutdown procedure. We leave a second copy of that next to the inverter.",
      "Keep it all together. You’ll need it for a warranty claim, your insurer or the next owner of the house.",
    ],
  },
];
