/** What made-up texts are put together from. */
export const letters = [..."aéＡж李و๏𝓪ⅰİß-'’", "Ann"];
export const joints = ["", "", ..." .．。｡․\u200c\u200d\u2060\u00ad/／@＠:：－"];
export const brackets = "() （） ⁽⁾ [] 【】 <> ＜＞ ⟨⟩ «»".split(" ");
export const digits = [..."0１٣५①²𝟕⒈"];
export const scams =
  "FINAL NOTICE|call 1900 555 555|evil.com/bill|evil.\u200ccom|evil。com|evil．com|hxxp://203.0.113.9/x|You have won $5,000|https://paypa1.example|reply with your PIN|203.0.113.9|www.casino.example".split(
    "|",
  );

/** Names as they are typed, and how a letter greets them. */
export const greetings: readonly (readonly [name: string, hello: string])[] = [
  ["Zoë Nguyen", "Hello Zoë,"],
  ["Anne-Marie O'Neil", "Hello Anne-Marie,"],
  ["D’Arcy", "Hello D’Arcy,"],
  ["李小龍", "Hello 李小龍,"],
  ["Ｚｏｅ", "Hello Zoe,"],
  ["J", "Hello,"],
  ["evil.com", "Hello,"],
  ["ev\u200dil", "Hello,"],
  ["A".repeat(21), "Hello,"],
  ["131313（pay", "Hello,"],
  ["--", "Hello,"],
];

/** Numbers as they are dialled, and as staff read them. */
export const printedNumbers: readonly (readonly [number: string, printed: string])[] = [
  ["+61412345678", "0412 345 678"],
  ["+61391234567", "(03) 9123 4567"],
  ["1300975707", "1300 975 707"],
  ["131234", "13 12 34"],
  ["+64211234567", "+64211234567"],
];
