/** We say what a thing costs and does, not what our advertisements said or what we didn't find out, and promise nothing that we don't do. */
export const forbiddenPhrases: readonly RegExp[] = [
  /\badvertised\b|\bwe(’ve)? advertise\b/i,
  /in our ads/i,
  /\bwhat to expect\b/i,
  /\bour own (figure(?!s)|pages|rebates page)\b|our model only/i,
  /these days the amount/i,
  /we (couldn’t|couldn't) (find|check|confirm|open|trace)|we found no/i,
  /not our “from” price/i,
  /\bas at \d+ \w+ 20\d\d/i,
  /second-hand (report|source)|reported second-hand|web address of this page/i,
  /Until November 2026 (we|our model|this site)/,
  /when we checked|haven’t signed in|root sum of squares|our own range/i,
  // A reply skips Sundays and public holidays, not closing hours.
  /counted while we are open/,
  // A request takes a PDF or a picture.
  /share a fortnight of meter data|we read your meter’s half-hours/i,
  // Not every note has a source that was opened, and nobody has agreed to a newsletter.
  /every answer was read|every figure names its source|\bwe write when/i,
  // Solar Accreditation Australia accredits installers.
  /CEC-accredited installer(?! ?[”"])/,
];
