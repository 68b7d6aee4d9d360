import { isSimilar } from "../similar-words.ts";

/** The most common providers here. */
const providers =
  "gmail.com hotmail.com outlook.com icloud.com yahoo.com bigpond.com yahoo.com.au hotmail.com.au".split(" ");

/** Real providers whose names look like typos of another's. */
const lookalikes = ["mail.com", "email.com", "ymail.com"];

/** The address that was probably meant, if its provider is one typo away from a common one: "jo@gmail.com" for "jo@gmial.com". */
export function likelyEmail(typed: string): string | undefined {
  const [, name, domain = ""] = /^(\S+)@([\w.-]+)$/.exec(typed.trim().toLowerCase()) ?? [];
  if (name === undefined || providers.includes(domain) || lookalikes.includes(domain)) return undefined;
  const meant = providers.find((provider) => isSimilar(domain, provider, 1));
  return meant && `${name}@${meant}`;
}
