/** The most that each field holds, in characters, for the form's `maxlength` and the schema alike. */
export const maxLength = {
  name: 100,
  email: 254,
  phone: 40,
  address: 300,
  city: 100,
  state: 60,
  postalCode: 12,
  jobReference: 40,
  message: 4000,
  estimate: 600,
  meter: 600,
  from: 200,
  fileName: 150,
} as const;

/** Of one request. */
export const mostAddresses = 10;

export const maxFileBytes = 10 * 1024 * 1024;

/** That come with a request at once, and what they may have together. */
export const mostFilesAtOnce = 3;
export const maxBytesTogether = 16 * 1024 * 1024;

/** On one request, with those that were added later. */
export const mostFiles = 10;

/** A photo is made this small before it is sent: phones send megabytes slowly. */
export const mostPhotoBytes = 2_000_000;

export type FileType = "application/pdf" | "image/jpeg" | "image/png";

/** For the file input's `accept`. */
export const acceptedFiles = ".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png";

/** A customer who hasn't answered a quote after so many days gets one reminder. */
export const quoteReminderDays = 7;

/** Of opening hours, until somebody calls a home without hot water: `promises.urgentReply`. */
export const urgentMinutes = 120;

/** How often in a day a lost link is mailed to an address, and may be asked for from a network. */
export const mostLinks = { toAddress: 3, fromNetwork: 10 };

/** Of opening hours, until somebody calls about a fault: `promises.faultReply`. */
export const faultMinutes = 240;

/** The longest note that staff can write. */
export const longestNote = 500;

/** A form that is sent sooner than this after it was shown was barely filled in by a person. */
export const tooFastMs = 3000;

/** How long an upload is kept, and the link to it in the staff's mail works. */
export const uploadKeptDays = 30;
