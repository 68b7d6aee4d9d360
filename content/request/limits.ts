/** The most characters of each field, for the form's `maxlength` and the schema. */
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

/** The most addresses in one request. */
export const maxAddresses = 10;

const megabyte = 1024 * 1024;

export const maxFileBytes = 10 * megabyte;

/** The most files sent with a request. */
export const maxFilesAtOnce = 3;

/** The most bytes of those files together. */
export const maxBytesTogether = 16 * megabyte;

/** A limit as the messages say it: "10MB". */
export function megabytesText(bytes: number): string {
  return `${bytes / megabyte}MB`;
}

/** A file's size: "120 KB", "2.4 MB". */
export function fileSizeText(bytes: number): string {
  return bytes < megabyte / 10 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / megabyte).toFixed(1)} MB`;
}

/** The most files of one request, with those added later. */
export const maxFiles = 10;

/** A photo is shrunk to this size before it is sent, because phones send megabytes slowly. */
export const maxPhotoBytes = 2_000_000;

export type FileType = "application/pdf" | "image/jpeg" | "image/png";

/** The types of files that we take, for the file input's `accept`. */
export const acceptedFiles = ".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png";

/** A customer who hasn't answered a quote gets one reminder after this many days. */
export const quoteReminderDays = 7;

/** Minutes of opening hours until somebody calls a home without hot water: `promises.urgentReply`. */
export const urgentMinutes = 120;

/** Minutes of opening hours until somebody calls about a fault: `promises.faultReply`. */
export const faultMinutes = 240;

/** How many times a day a lost link is emailed to one address, and can be asked for from one network. */
export const maxLinks = { toAddress: 3, fromNetwork: 10 };

/** The most characters of a note by staff, or of a customer's question. */
export const maxNoteLength = 500;

/** A form that is sent sooner than this after it was shown was probably not filled in by a person. */
export const tooFastMs = 3000;

/** How many days we keep an upload. After that, staff can't download it any more. */
export const uploadKeptDays = 30;
