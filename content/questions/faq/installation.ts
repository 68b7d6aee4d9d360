import type { Question } from "../question.ts";

export const installationQuestions: readonly Question[] = [
  {
    id: "how-long-does-it-take",
    ask: "How long does it take from the first call to the first sun?",
    answer: [
      "Your request is answered within {request-reply}. The assessment takes {assessment-duration}, the quote then stands for {quote-validity}. Next comes the network’s approval, which is the part nobody on our side can hurry: some addresses are answered by a computer in minutes, others by an engineer in weeks.",
      "The work itself is usually a day for panels and a second one for a battery. After that an independent inspector signs, and only then may the system be switched on.",
    ],
  },
  {
    id: "what-the-assessment-looks-at",
    ask: "What does the assessment look at?",
    answer: [
      "The roof: its covering, age, pitch, and what shades it at nine, noon and three. The switchboard: free space, safety switches, the condition of what is there. The meter: one phase or three. And a bill, because the hours you use power in decide more than the roof does.",
      "It ends with a drawing and the expected yield for each month. If panels make no sense there, we say so at the table.",
    ],
  },
  {
    id: "do-i-have-to-be-home",
    ask: "Do I have to be home?",
    answer: [
      "For the assessment, yes: half of it is your day, not your roof. On the day of the work someone should be there in the morning, to agree where things go, and at the end, when the shutdown switch and the app are explained. In between the power is off for some hours; the crew says when.",
    ],
  },
  {
    id: "old-switchboard",
    ask: "My switchboard is old. What does that change?",
    answer: [
      "Ceramic fuses, no safety switches, or a black backing board from before 1990, which may hold asbestos, mean that the board is replaced first. That is good for the house whether or not panels follow, and it is a separate line in our quote, never folded into a “from” price.",
      "Send a photo of the open board with your request and we can tell most of it before anyone drives out.",
    ],
  },
  {
    id: "export-limit",
    ask: "Why may I export only part of what the roof makes?",
    answer: [
      "The network sets a limit for each address so that the street’s voltage stays in bounds: usually {export-limit-single} on one phase and about {export-limit-three} over three. Panels may be larger; what the house uses or stores does not count against the limit. Since {backstop-start} new systems must also be able to be turned down remotely in a grid emergency.",
      "What a limit costs is less than it sounds, since exports earn little. [The sum for a usual house](/blog/victoria-export-limits).",
    ],
  },
  {
    id: "one-phase-or-three",
    ask: "Do I have one phase or three, and does it matter?",
    answer: [
      "Look at the main switch: one lever is one phase, three joined levers are three. The meter’s label says it too. For panels and a battery one phase is enough in most houses. Three are worth paying for when several large machines must run in the same hour: two cars, a big ducted system, a workshop.",
      "One thing to know before: a single-phase battery in a three-phase house backs up only the circuits of its own phase. [When to pay for three](/blog/three-phase-power).",
    ],
  },
  {
    id: "where-a-battery-may-hang",
    ask: "Where may a battery hang?",
    answer: [
      "Not in a living room or bedroom, a ceiling space, a wall cavity, under stairs or on the way out. Beside windows, doors and other appliances it keeps its distance: at least 600 mm to the side and 900 mm below. The standard is AS/NZS 5139, whose amendment has been mandatory since 19 December 2025.",
      "A shaded south or east wall or a garage is usually best. Sun on the case shortens its life and lowers what it gives on a hot evening.",
    ],
  },
  {
    id: "papers-at-the-end",
    ask: "Which papers do I get at the end?",
    answer: [
      "The certificate of electrical safety with the inspector’s signature, the network’s approval with your export limit, the copy of the form with which you signed the certificates over, the warranty of each product with its serial number, and a one-page shutdown procedure that also hangs beside the inverter.",
      "Keep them together. A warranty claim, an insurer and the next owner of the house will each ask for at least one of them.",
    ],
  },
];
