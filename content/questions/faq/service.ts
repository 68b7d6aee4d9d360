import type { Question } from "../question.ts";

export const serviceQuestions: readonly Question[] = [
  {
    id: "how-often-checked",
    ask: "How often should the system be checked?",
    answer: [
      "By a licensed electrician every two years, as Energy Safe Victoria and Solar Victoria advise; {safety-test-interval} is the outer limit that is often quoted. What ages is not the glass but the switches, plugs and cables around it, and those are what burns in the rare case that anything does.",
      "Once a month, compare the kilowatt-hours with the same month of last year. That costs a minute and finds most faults. [What a check includes](/blog/solar-maintenance).",
    ],
  },
  {
    id: "cleaning",
    ask: "Do panels have to be washed?",
    answer: [
      "Hardly ever. Rain does it on any roof with a pitch; the usual loss by dirt is a few per cent, and a paid clean takes years to earn back. Exceptions are nearly flat roofs, a farm track in a dry summer, and a tree where birds sit.",
      "Stay off the roof. If you must, a garden hose from the ground on a cool morning: cold water on hot glass can crack it.",
    ],
  },
  {
    id: "noticing-a-fault",
    ask: "How would I notice that something is wrong?",
    answer: [
      "By a month that is a fifth below the same month last year, without a rainy reason. By a light on the inverter that used to be green. By a bill. The app helps only while it is online: check that the last reading is from today, since a lost Wi-Fi password hides a fault for half a year.",
      "What each month should bring is in your handover papers, and for Melbourne in [the table by month](/blog/winter-solar-performance).",
    ],
  },
  {
    id: "alarm-or-storm",
    ask: "The inverter shows an alarm, or a storm has been. What do I do?",
    answer: [
      "Nothing with your hands on the system. Panels in daylight are live even when the house is off, and broken or flooded ones can kill. If there is an earth-fault alarm, a burning smell or water in a switch, follow the shutdown label beside the inverter, in its order, and only if you can reach it dry.",
      "Then take photos from the ground and call us; at fire or smoke, 000. After hail or wind the building insurer comes before the warranty. [Who answers for which damage](/blog/insurance-warranty).",
    ],
  },
  {
    id: "which-warranty-covers-what",
    ask: "Which warranty covers what?",
    answer: [
      "Our work {workmanship-warranty}, the system {system-warranty}, the panels’ output {panel-performance-warranty}, a battery {battery-warranty}, a heat pump {heat-pump-warranty}. Each means something else, and the makers’ are the makers’. Under all of them lie the consumer guarantees of Australian law, which no card can shorten.",
      "[The table in our terms](/terms#warranties) says line by line what is covered, by whom, and what is not.",
    ],
  },
  {
    id: "another-installer",
    ask: "You didn’t install it. Will you look at it?",
    answer: [
      "Yes, for a health check, a repair or a compliance check; what we find is written down with photos, also where it speaks for the first installer. Bring the certificate of electrical safety and the invoice if you have them. If the company that installed it is gone, the maker or importer still answers for the product.",
    ],
  },
  {
    id: "selling-the-house",
    ask: "We are selling the house. What about the system?",
    answer: [
      "Hand over the papers, the app account and the shutdown procedure. Ask each maker whether its warranty passes to the next owner and whether it must be told; with some it passes only then. A Solar Homes loan that is still running has its own clause for a sale: read it before the contract is drawn up.",
      "A feed-in rate does not pass on. The buyers make their own contract with a retailer.",
    ],
  },
  {
    id: "old-panels",
    ask: "What happens to old panels and batteries?",
    answer: [
      "They may not go to landfill: Victoria has banned that since {landfill-ban}, inverters and batteries included. They leave with a licensed carrier to a named recycler, and you get the receipt. A home battery never goes into a bin or a shop’s drop-off box.",
      "Removal, transport and recycling are three lines in our quote, so that you see what each costs. [Where they end up](/blog/solar-recycling).",
    ],
  },
];
