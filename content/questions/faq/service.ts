import type { Question } from "../question.ts";

export const serviceQuestions: readonly Question[] = [
  {
    id: "how-often-checked",
    ask: "How often should the system be checked?",
    answer: [
      "By a licensed electrician every two years, as Energy Safe Victoria and Solar Victoria advise. You’ll often see {safety-test-interval} quoted as the outer limit. It isn’t the glass that ages but the switches, plugs and cables around it, and in rare cases they catch fire.",
      "Once a month, compare the kilowatt-hours with the same month last year. It takes a minute and finds most faults. [What a check includes](/blog/solar-maintenance).",
    ],
  },
  {
    id: "cleaning",
    ask: "Do panels need cleaning?",
    answer: [
      "Rarely. Rain washes any roof with a pitch; dirt usually costs you a few per cent, and a paid clean takes years to pay for itself. The exceptions are nearly flat roofs, a farm track in a dry summer, and a tree full of birds.",
      "Stay off the roof. If you must clean them, use a garden hose from the ground on a cool morning: cold water can crack hot glass.",
    ],
  },
  {
    id: "noticing-a-fault",
    ask: "How would I know if something is wrong?",
    answer: [
      "A low month, a warning light or a high bill. A month is low if it’s 20% down on the same month last year and the weather doesn’t explain it. The app helps only while it’s online: check that the last reading is from today, since a changed Wi-Fi password can hide a fault for six months.",
      "What each month should produce is in your handover folder and, for Melbourne, in [the table by month](/blog/winter-solar-performance).",
    ],
  },
  {
    id: "alarm-or-storm",
    ask: "The inverter’s showing an alarm, or we’ve had a storm. What do I do?",
    answer: [
      "Don’t touch the system. In daylight panels are live even when the house is switched off, and broken or flooded ones can kill. If there’s an earth-fault alarm, a burning smell or water in a switch, follow the steps on the shutdown label next to the inverter in order, but only if you can reach it without standing in water.",
      "Then take photos from the ground and call us. For fire or smoke, call 000. For hail or wind damage, try your building insurer before the warranty. [Who covers what damage](/blog/insurance-warranty).",
    ],
  },
  {
    id: "which-warranty-covers-what",
    ask: "Which warranty covers what?",
    answer: [
      "Our work is covered for {workmanship-warranty}, the system for {system-warranty}, the panels’ output for {panel-performance-warranty} and a battery for {battery-warranty}. A heat pump has a {heat-pump-warranty} warranty. Each covers something different, and the product warranties are the manufacturers’ own. On top of all of them you have the consumer guarantees under Australian Consumer Law, which no warranty can take away.",
      "[The table in our terms](/terms#warranties) sets out line by line what is covered, by whom, and what isn’t.",
    ],
  },
  {
    id: "another-installer",
    ask: "You didn’t install it. Will you look at it?",
    answer: [
      "Yes, for a health check, a repair or a compliance check. We write down what we find, with photos, even when it favours the original installer. Have the certificate of electrical safety and the invoice ready if you can. If the company that installed it has closed, the manufacturer or importer is still responsible for the product.",
    ],
  },
  {
    id: "selling-the-house",
    ask: "We are selling the house. What about the system?",
    answer: [
      "Hand over the paperwork, the app account and the shutdown procedure. Ask each manufacturer whether its warranty passes to the next owner and whether you have to notify them; some warranties only carry over if you do. A Solar Homes loan you’re still repaying has its own clause about selling: read it before the contract of sale is drawn up.",
      "Your feed-in rate doesn’t go with the house. The buyers choose their own plan with a retailer.",
    ],
  },
  {
    id: "old-panels",
    ask: "What happens to old panels and batteries?",
    answer: [
      "They can’t go to landfill: Victoria has banned that since {landfill-ban}, inverters and batteries included. A licensed carrier takes them to a named recycler, and you get the receipt. Never put a home battery in a bin or a shop’s drop-off box.",
      "Removal, transport and recycling are three separate lines in our quote, so you can see what each costs. [Where they end up](/blog/solar-recycling).",
    ],
  },
  {
    id: "withdraw-consent",
    ask: "I sent you a request. How do I withdraw my consent?",
    answer: [
      "Use the link in your confirmation email, write to us or call. We delete the request and don’t contact you about it again, and you don’t need a reason. [Three ways to withdraw](/consent).",
    ],
  },
];
