import { isNear } from "../near.ts";

/** The providers that most people here have. */
const providers =
  "gmail.com hotmail.com outlook.com icloud.com yahoo.com bigpond.com yahoo.com.au hotmail.com.au".split(" ");

/** Real ones that are spelt nearly like another. */
const others = ["mail.com", "email.com", "ymail.com"];

/** What an address was probably meant to be, where its provider is one slip away from a common one: "jo@gmail.com" of "jo@gmial.com". */
export function likelyEmail(typed: string): string | undefined {
  const [, name, domain = ""] = /^(\S+)@([\w.-]+)$/.exec(typed.trim().toLowerCase()) ?? [];
  if (name === undefined || providers.includes(domain) || others.includes(domain)) return undefined;
  const meant = providers.find((provider) => isNear(domain, provider, 1));
  return meant && `${name}@${meant}`;
}
