import type { Question } from "../question.ts";

export const serviceQuestions: readonly Question[] = [
  {
    id: "how-often-checked",
    ask: "How often should the system be checked?",
    answer: [
      "Every two years, by a licensed electrician, as Energy Safe Victoria and Solar Victoria advise. The longest gap you’ll see quoted is {safety-test-interval}. The glass lasts, but the switches, connectors and cables around it age, and in rare cases they catch fire.",
      "Once a month, compare the kilowatt-hours with the same month last year. It takes a minute and picks up most faults. [See what a check includes](/blog/solar-maintenance).",
    ],
  },
  {
    id: "cleaning",
    ask: "Do panels need cleaning?",
    answer: [
      "Rarely. If the roof has any pitch, the rain washes them. Dirt usually costs you a few per cent of the output, and a paid clean takes years to pay for itself. The exceptions are nearly flat roofs, dusty farm tracks in summer, and trees full of birds.",
      "Stay off the roof. If you must clean them, use a garden hose from the ground on a cool morning: cold water can crack hot glass.",
    ],
  },
  {
    id: "noticing-a-fault",
    ask: "How do I know if something’s wrong?",
    answer: [
      "Look out for a warning light, a high bill or a month of low output. Output is low if it’s 20% down on the same month last year and the weather doesn’t explain it. The app only helps while it’s online, so check that the last reading is from today: a changed Wi-Fi password can hide a fault for six months.",
      "Your handover folder shows how much to expect each month. For Melbourne, so does [our month-by-month table](/blog/winter-solar-performance).",
    ],
  },
  {
    id: "alarm-or-storm",
    ask: "The inverter’s showing an alarm, or we’ve had a storm. What do I do?",
    answer: [
      "Don’t touch the system. In daylight panels are live even when the house is switched off, and broken or flooded ones can kill. If there’s an earth-fault alarm, a burning smell or water in a switch, follow the steps, in order, on the shutdown label next to the inverter, but only if you can reach it without standing in water.",
      "Then take photos from the ground and call us. For fire or smoke, call 000. For hail or wind damage, try your home insurer before the warranty. [See who pays for storm and other damage](/blog/insurance-warranty).",
    ],
  },
  {
    id: "which-warranty-covers-what",
    ask: "Which warranty covers what?",
    answer: [
      "Our work is covered for {workmanship-warranty}, the system for {system-warranty}, the panels’ output for {panel-performance-warranty} and a battery for {battery-warranty}. A heat pump has a {heat-pump-warranty} warranty. Each covers something different, and the product warranties are the manufacturers’ own. On top of them all you have the consumer guarantees under Australian Consumer Law, which no warranty can take away.",
      "[The table in our terms](/terms#warranties) sets out line by line what’s covered, what isn’t, and who covers it.",
    ],
  },
  {
    id: "another-installer",
    ask: "Will you look at a system you didn’t install?",
    answer: [
      "Yes, for a health check, a repair or a compliance check. We write down what we find, with photos, even when it favours the original installer. Have the certificate of electrical safety and the invoice ready if you can. If the company that installed it has closed, the manufacturer or importer is still responsible for the product.",
    ],
  },
  {
    id: "selling-the-house",
    ask: "We’re selling the house. What about the system?",
    answer: [
      "Hand over the paperwork, the app account and the shutdown procedure. Ask each manufacturer whether its warranty passes to the next owner and whether you have to let them know; some warranties only carry over if you do. If you’re still repaying a Solar Homes loan, check what the loan agreement says about selling. Do it before the contract of sale is drawn up.",
      "Your feed-in rate doesn’t go with the house. The buyers choose their own power plan.",
    ],
  },
  {
    id: "old-panels",
    ask: "What happens to old panels and batteries?",
    answer: [
      "They can’t go to landfill, and nor can inverters: Victoria banned it from {landfill-ban}. A licensed carrier takes them to a recycler named in the quote, and you get the receipt. Never put a home battery in a bin or a shop’s drop-off box.",
      "Our quote lists removal, transport and recycling separately, so you can see what each costs. [See where they end up](/blog/solar-recycling).",
    ],
  },
  {
    id: "withdraw-consent",
    ask: "I sent you a request. How do I withdraw my consent?",
    answer: [
      "Use the link in your confirmation email, write to us or call. We’ll delete the request and won’t contact you about it again. You don’t need a reason. [See all three ways to withdraw](/consent).",
    ],
  },
];
