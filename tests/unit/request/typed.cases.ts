/** Phone numbers as people type them, and as they are stored. */
export const numbers: readonly (readonly [typed: string, number: string])[] = [
  ["0412 345 678", "+61412345678"],
  ["0412345678", "+61412345678"],
  ["0412-345-678", "+61412345678"],
  ["+61 412 345 678", "+61412345678"],
  ["+61 (0)412 345 678", "+61412345678"],
  ["61 412 345 678", "+61412345678"],
  ["0011 61 412 345 678", "+61412345678"],
  ["00 61 412 345 678", "+61412345678"],
  ["0064 21 123 4567", "+64211234567"],
  ["0412 345 678 (after 5 pm)", "+61412345678"],
  ["(03) 9123 4567", "+61391234567"],
  ["03 9123 4567", "+61391234567"],
  ["08 8123 4567", "+61881234567"],
  ["02 6123 4567", "+61261234567"],
  ["07 3123 4567", "+61731234567"],
  ["+61 3 9123 4567", "+61391234567"],
  ["9123 4567", "+61391234567"],
  ["1300 975 707", "1300975707"],
  ["1800 123 456", "1800123456"],
  ["13 12 34", "131234"],
  ["+64 21 123 4567", "+64211234567"],
  ["０４１２ ３４５ ６７８", "+61412345678"],
];

export const noNumbers: readonly string[] = [
  "",
  "12345",
  "0412 345 67",
  "0412 345 6789",
  "0512 345 678",
  "call me",
  "0412 345 678 or 0413",
  "0412 345 678 (after 5) pm",
  "(after 5 pm)",
  "++61412345678",
  "0412;ext=1",
  "+61412345678+",
];

/** Texts as they are typed, and what is stored of them. */
export const texts: readonly (readonly ["name" | "message", typed: string, stored: string | undefined])[] = [
  ["name", "Ann\r\nBcc: x@y.z \u202Egnp.exe\u0000\u200B\uFEFF", "Ann Bcc: x@y.z gnp.exe"],
  ["name", "\u200D\u200B\u2066", undefined],
  ...["Nguyễn Thị Minh", "O'Brien-Smith", "李小龍", "محمد علی‌زاده", "Zoë", "👩‍🚒 Jo"].map(
    (name) => ["name", name, name.normalize("NFC")] as const,
  ),
  ["message", "one\r\ntwo\u0007\n\n\n\n\nthree \u2028four", "one\ntwo\n\n\nthree\nfour"],
];

export const addresses: readonly string[] = [
  "ann@example.com",
  "ann.o'brien+solar@mail.example.com.au",
  "a@b.co",
  "x_y-z@sub-domain.example.museum",
  `${"a".repeat(64)}@example.com`,
];

export const noAddresses: readonly string[] = [
  "ann",
  "ann@",
  "ann@example",
  "@example.com",
  "ann@@example.com",
  "ann example@example.com",
  "ann@example..com",
  ".ann@example.com",
  "ann..b@example.com",
  "ann@-example.com",
  'ann"@example.com',
  "<ann@example.com>",
  "ann@example.com\nBcc: x@y.z",
  "ann@example.com, bob@example.com",
  "ann@[127.0.0.1]",
  `${"a".repeat(65)}@example.com`,
  `ann@${"a".repeat(250)}.com`,
];
