import { business } from "../business.ts";
import type { FieldName } from "./fields.ts";
import { maxAddresses, maxBytesTogether, maxFileBytes, maxFiles, maxFilesAtOnce, megabytesText } from "./limits.ts";

/** How to reach us, for places that can't show the number as a link. */
export const callUsText = `call us on ${business.phone.display}`;

/**
 * Every message of the form, for the page, the browser and API clients. Messages quoted in the specification keep its final
 * punctuation.
 */
export const messages = {
  selectedServices: { missing: "Choose at least one service", wrong: "Choose services from the list" },
  address: { missing: "Enter the property’s address" },
  reference: { wrong: "Enter your reference, like WB-1A2B3C4D" },
  moreAddresses: {
    wrong: "Enter each address on its own line",
    tooMany: `Enter up to ${maxAddresses} addresses: put the others in your message`,
  },
  fault: { missing: "Choose what’s wrong" },
  place: {
    missing: "Enter the address, or your job’s reference",
    elsewhere: `We install in Victoria only. If we’ve got that wrong, ${callUsText}`,
  },
  name: { missing: "Enter your full name" },
  email: { missing: "Enter your email address", wrong: "Enter an email address like name@example.com" },
  phone: {
    missing: "Enter your phone number",
    wrong: "Enter a phone number with its area code, like 0412 345 678 or (03) 9123 4567",
    mobile: (digits: number) => `A mobile number has 10 digits: this one has ${digits}`,
  },
  consent: { missing: "Tick the box so we can contact you about this request" },
  preferred: { wrong: "Choose up to three times from the list" },
  choice: { wrong: "Choose one of the options" },
  message: { wrong: "Enter your message as text" },
  text: { wrong: "Enter this as text" },
  meter: {
    wrong: "This isn’t a meter summary. Untick it, or read your meter file again",
    notText: "Send the summary of your meter as text",
  },
  tooLong: (longest: number) => `Keep this to ${longest} characters or fewer`,
} as const;

/** The missing fields, as listed beside the button, in the form's order. */
export const neededFields = [
  { name: "selectedServices", text: "one service" },
  { name: "fault", text: "what is wrong" },
  { name: "address", text: "the property’s address" },
  { name: "name", text: "your name" },
  { name: "email", text: "your email" },
  { name: "phone", text: "your phone number" },
  { name: "consent", text: "your consent" },
] as const satisfies readonly { name: FieldName; text: string }[];

export const fileMessages = {
  missing: "Choose a file",
  tooBig: `File size must be less than ${megabytesText(maxFileBytes)}`,
  wrongType: "Please upload a PDF or image file",
  tooBigTogether: `Files must be less than ${megabytesText(maxBytesTogether)} together`,
  tooManyAtOnce: `Attach up to ${maxFilesAtOnce} files`,
  chooseAgain: "Choose your files again: this page couldn’t keep them",
  gone: "This file was changed or moved after you chose it. Choose it again, or send without it",
  uploaded: "File uploaded successfully",
  tooMany: `This request already has ${maxFiles} files`,
} as const;

/** Shown beside a file's message, not in it. */
export const fileHelp = {
  kinds: "We can open PDF, JPEG and PNG files.",
  empty: "The file is empty.",
  tooManyAtOnce: "Add the others on your request’s page.",
  tooMany: `Email the others to ${business.email} with your reference.`,
  heic: "This is an iPhone photo in HEIC format. Take a screenshot of it and attach that.",
  notAFile: "What you sent isn’t a file.",
  incomplete: "The end of this file is missing. Save or download it again.",
  malformed: "This file is damaged and can’t be opened.",
  huge: "This picture has too many pixels. Make it smaller, or take a screenshot of it.",
} as const;

/** The business's number is shown beside it, as a link. */
export const genericErrorText = "Something went wrong. Please try again or call us directly.";

/** "Please fix two things" */
export function thingsToFixText(count: number): string {
  const number = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][count] ?? String(count);
  return `Please fix ${number} ${count === 1 ? "thing" : "things"}`;
}
